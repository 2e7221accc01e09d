import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { checkGrammar } from '../checking/grammar-checker/check-grammar.ts'
import { containsWord } from './request/text-normalisation.ts'
import { type WrittenDictation, writeDictation } from './write-dictation.ts'

const language = loadLanguage()

function dictation(words: readonly string[], length = 2): WrittenDictation {
  return writeDictation(
    { words, level: 'CE2', length, theme: '', pedagogicalGoals: [] },
    language,
    1,
  )
}

/** Words as lists hold them, and how the text must hold them. */
test.each([
  ['Zorglub', 'Zorglub'],
  ['Camille', 'Camille'],
  ['Victor Hugo', 'Victor Hugo'],
  ["Jeanne d'Arc", "Jeanne d'Arc"],
  ['Monsieur Martin', 'Monsieur Martin'],
  ['Dupont', 'la famille Dupont'],
  ['New York', 'New York'],
  ['Le Havre', 'Le Havre'],
  ['Japon', 'Japon'],
  ['la France', 'la France'],
  ['les États-Unis', 'les États-Unis'],
  ['léa', 'Léa'],
  ['un arbre', 'arbre'],
  ['les chevaux', 'chevaux'],
  ["l'herbe", "l'herbe"],
  ['une belle maison', 'une belle maison'],
  ['ours blanc', 'ours blanc'],
  ['cette année', 'cette année'],
  ['nous prenons', 'nous prenons'],
  ["j'aime", "j'aime"],
  ['ils jouent', 'ils jouent'],
  ['on va', 'on va'],
  ['elle est tombée', 'elle est tombée'],
  ['il pleut', 'il pleut'],
  ['pomme de terre', 'de terre'],
  ["n'importe quoi", "n'importe quoi"],
  ["s'il te plaît", "s'il te plaît"],
  ['est-ce que', 'est-ce que'],
  ['bleu clair', 'bleu clair'],
  ['ouf', 'ouf'],
  ['weekend', 'weekend'],
  ['connaitre', 'connaitre'],
  ['ile', 'ile'],
  ['ognon', 'ognon'],
  ['oeuf', 'œuf'],
  ['chat.', 'chat'],
  ['21', '21'],
  ['quatre-vingts', 'quatre-vingts'],
  ['1789', '1789'],
  ['soyez', 'soyez'],
  ['y', 'y'],
])('GEN-09 «%s» stands in a sentence of its own as «%s»', (word, held) => {
  const { text, forced, missing } = dictation([word])
  expect(missing).toEqual([])
  expect(forced).toEqual([])
  expect(containsWord(text, held)).toBe(true)
  expect(checkGrammar(text, language)).toEqual([])
})

test('nothing agrees with a name that nobody knows', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { text } = writeDictation(
      { words: ['Zorglub'], level: 'CM1', length: 3, theme: '', pedagogicalGoals: [] },
      language,
      seed,
    )
    expect(text).not.toMatch(/^Zorglub|\. Zorglub/u)
  }
})

test('«se laver» stays reflexive', () => {
  const { text } = dictation(['se laver'])
  expect(text).toMatch(/(?:se|me|te|nous|vous) lav|s'(?:est|était|étaient) lav|se sont lav/u)
})

test('a given owner has no other', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { text } = writeDictation(
      { words: ['mes parents'], level: 'CE1', length: 2, theme: '', pedagogicalGoals: [] },
      language,
      seed,
    )
    expect(text).toMatch(/mes parents(?! de? | d')/iu)
  }
})

test('sixty words fit in five sentences', () => {
  const words = [...language.nouns.keys()].filter((word) => /^[a-z]{4,8}$/u.test(word)).slice(0, 60)
  const { sentences, missing } = dictation(words, 5)
  expect(words).toHaveLength(60)
  expect(sentences).toHaveLength(5)
  expect(missing).toEqual([])
})
