import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { checkGrammar } from './check-grammar.ts'

const language = loadLanguage()

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
  'Le soir tombent les premières étoiles.',
  'Au bord du lac poussent des roseaux.',
  'Quels légumes préfères-tu ?',
  'Mon oncle, qui vit au Maroc, nous écrit souvent.',
  'La plupart des moutons sont blancs.',
  'Une foule de curieux attendent devant le stade.',
  'Le coq et la poule picorent.',
  'Les petits jouent et les grands lisent.',
  'Elle est née le cinq juin.',
  'La porte du garage reste ouverte.',
  'Ses yeux brillent quand il rit.',
  'Les hirondelles sont revenues et la mare est pleine.',
])('nothing is wrong in «%s»', (sentence) => {
  expect(checkGrammar(sentence, language)).toEqual([])
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
  ['Les moineaux picore des miettes.', 'subject-verb'],
  ['Le coq et la poule picore.', 'subject-verb'],
  ['Le toit de nos voisins fuient.', 'subject-verb'],
  ['Le matin, les canards nage sur la mare.', 'subject-verb'],
  ['Nous finissez la soupe.', 'subject-verb'],
  ['La chèvre est blanc.', 'attribute'],
  ['Les cigognes sont arrivé hier.', 'attribute'],
  ['Il a ramasser des noix.', 'verb-form'],
  ['Elle va ramassé des noix.', 'verb-form'],
  ['Papi à un tracteur.', 'homophone'],
  ['Elle part a la mer.', 'homophone'],
  ['Ils on faim.', 'homophone'],
  ['Sont cousin est venu.', 'homophone'],
  ['Le canard et bavard.', 'homophone'],
  ['Zoé est Paul dansent.', 'homophone'],
  ['Mes elle est partie.', 'determiner-noun'],
  ['Leurs jardin est petit.', 'determiner-noun'],
  ['Une gros poire tombe.', 'adjective-noun'],
  ['Un vieux orme pousse ici.', 'vowel-form'],
  ['La poule pond pas.', 'negation'],
  ['Le chat chat dort.', 'word-twice'],
  ['le chat dort.', 'capital-or-point'],
  ['Le chat dort', 'capital-or-point'],
  ['Le chat  dort.', 'spacing'],
])('«%s»: %s', (sentence, kind) => {
  expect(checkGrammar(sentence, language).map((fault) => fault.kind)).toContain(kind)
})
