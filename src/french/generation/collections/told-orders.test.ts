import { expect, test } from 'vitest'
import { language, say, templateOfLine } from '../../../../test/support/house/told-line.ts'
import { interpretGivenWord } from '../request/given-word.ts'
import { normaliseTyping } from '../request/text-normalisation.ts'
import { writeDictation } from '../write-dictation.ts'
import { mayBeTold } from './told-orders.ts'

function dictation(words: readonly string[], goals: readonly string[], length = words.length) {
  const request = { words, level: 'CE2', length, theme: '', pedagogicalGoals: goals } as const
  return writeDictation(request, language, 1)
}

test('GEN-09 where the goal is the imperative, given verbs are orders to a child, whose things are its own', () => {
  const { text } = dictation(['ranger', 'finir'], ["l'impératif"], 3)
  expect(normaliseTyping(text)).toMatch(/range(?:z|ons)?(?!\p{L})/iu)
  expect(text).not.toMatch(/range(?:z|ons)? (?:son|sa|ses) /iu)
})

test.each([
  ['range ta chambre', 'Range ta chambre !'],
  ['sois sage', 'Sois sage !'],
  ['donne-moi la main', 'Donne-moi la main !'],
  ['lave-toi les mains', 'Lave-toi les mains !'],
])('GEN-09 «%s», given whole, is a sentence and not a quotation', (word, sentence) => {
  const { sentences, forced } = dictation([word], ["l'impératif"], 2)
  expect(sentences.map(({ text }) => normaliseTyping(text))).toContain(sentence)
  expect(forced).toEqual([])
})

test.each([
  ['je me lève', 'lever', 'je'],
  ['nous nous habillons', 'habiller', 'nous'],
  ["elle s'est couchée", 'coucher', 'elle'],
])('GEN-09 «%s» is a form of a pronominal verb', (word, lemma, subject) => {
  expect(interpretGivenWord(word, language).interpretations[0]).toMatchObject({ lemma, subject })
  const { text, forced } = dictation([word], [], 1)
  expect(text.toLocaleLowerCase('fr')).toContain(word)
  expect(forced).toEqual([])
})

test('an adjective agrees with those to whom an order is given', () => {
  expect(normaliseTyping(say('V{être:impératif.nous} A{poli} !'))).toBe('Soyons polis !')
  expect(normaliseTyping(say('V{être:impératif.tu} A{sage} !'))).toBe('Sois sage !')
  expect(say('« V{être:impératif.vous} A{patient} ! » V{dire} S{le guide}')).toMatch(
    /Soyez patients/u,
  )
  expect(say('« V{être:impératif.vous} A{prudent}, S{madame} ! » V{dire} S{le guide}')).toMatch(
    /Soyez prudente/u,
  )
})

test.each([
  ['S{héros} V{ranger} O{ses jouets}', true],
  ["S{héros} V{allumer} O{le four} C{à cause d'un gâteau}", false],
  ['S{héros} V{perdre} O{ses clés}', false],
  ['S{héros} V{ne pas perdre} O{ses clés}', true],
])('GEN-09 nobody is ordered what only happens to somebody: %s', (line, isTold) => {
  expect(mayBeTold(templateOfLine(line), [])).toBe(isTold)
})

test('GEN-09 a verb of the list is ordered whatever it is', () => {
  expect(mayBeTold(templateOfLine('S{héros} V{perdre} O{du poids}'), ['perdre'])).toBe(true)
})
