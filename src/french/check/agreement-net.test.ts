import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/french/language-data.ts'
import { checkAgreement } from './agreement-net.ts'

const language = await loadLanguage()

test.each([
  "L'école est ouverte.",
  'Les enfants jouent dans la cour.',
  "Ils n'ont pas vu le hérisson.",
  'Le soir, il lit une histoire.',
  'Elle commence à les ranger.',
  "C'est un bel arbre.",
  "On m'a dit que tu viendrais.",
  'Nous nous lavons les mains.',
  'Où va-t-il ?',
  'La maîtresse lit le mot « chat ».',
  "Aujourd'hui, j'ai mangé du yaourt.",
  'Cette année, les hirondelles sont parties tôt.',
  'Il y a un hamster dans la cage.',
])('nothing is wrong in «%s»', (sentence) => {
  expect(checkAgreement(sentence, language)).toEqual([])
})

test.each([
  ['Le école est ouverte.', 'elision-missing'],
  ["L'chat dort.", 'elision-wrong'],
  ["L'hibou dort.", 'elision-wrong'],
  ['Il va à le marché.', 'contraction-missing'],
  ['La bruit des voitures le gêne.', 'determiner-noun'],
  ['Il voit les cheval.', 'determiner-noun'],
  ['Un maison est là.', 'determiner-noun'],
  ['Ils mange une pomme.', 'subject-verb'],
  ['Tu chante bien.', 'subject-verb'],
  ['Il ne mangent pas.', 'subject-verb'],
  ['Le chat chat dort.', 'word-twice'],
  ['le chat dort.', 'capital-or-point'],
  ['Le chat dort', 'capital-or-point'],
  ['Le chat  dort.', 'spacing'],
])('«%s»: %s', (sentence, kind) => {
  expect(checkAgreement(sentence, language).map((fault) => fault.kind)).toContain(kind)
})
