import { expect, test } from 'vitest'
import { bareWord, knownAmong, type WhichAreWords } from './known-words.ts'

const LEXICON = new Set(['chat', 'école', 'arc', 'en', 'ciel', 'grand', 'mère', 'Léa', 'il'])

const which: WhichAreWords = async (forms) => forms.filter((form) => LEXICON.has(form))

test.each([
  ['chat', true],
  ['Chat.', true],
  ['«chat»', true],
  ["l'école", true],
  ['qu’il', true],
  ['arc-en-ciel', true],
  ['grand-mère,', true],
  ['Léa', true],
  ['léa', false],
  ['chut', false],
  ["l'écule", false],
  ["x'école", false],
  ["l'", false],
  ['à', true],
  ['r', false],
  ['12', false],
])('GEN-08 whether %s is a word: %s', async (text, known) => {
  expect((await knownAmong([text], which))(text)).toBe(known)
})

test('GEN-08 all forms are asked at once, each once', async () => {
  const asked: (readonly string[])[] = []
  await knownAmong(['chat', 'Chat', "l'école"], async (forms) => {
    asked.push(forms)
    return []
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toHaveLength(new Set(asked[0]).size)
})

test('what stands around a word goes', () => {
  expect(bareWord('«l’e\u0301cole»,')).toBe("l'école")
})
