/** Usual words that have a consonant as often as the word does, at a like place. */
import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { wordsWithOnce, wordsWithTwice } from './consonant-analogy.ts'

const language = loadLanguage()

test.each([
  ['foule', 'l', ['poule', 'boule']],
  // One such word is enough where there are no two.
  ['banane', 'n', ['canard']],
])('MAR-04 %s has its %s once, as %o have', (word, letter, like) => {
  expect(wordsWithOnce(word, word.indexOf(letter), language)).toEqual(like)
})

test('MAR-04 the words with a consonant twice have the same vowel before it', () => {
  const like = wordsWithTwice('barrer', 2, language)
  expect(like).toHaveLength(2)
  expect(like.every((one) => one.includes('arr'))).toBe(true)
})
