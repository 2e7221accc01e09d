import { expect, test } from 'vitest'
import { smallLexicon } from '../../../test/photos/small-lexicon.ts'
import { lookUpWords, stripPunctuation } from './lexicon-lookup.ts'

const which = smallLexicon(['chat', 'école', 'arc', 'en', 'ciel', 'grand', 'mère', 'Léa', 'il'])

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
  expect((await lookUpWords([text], which))(text)).toBe(known)
})

test('GEN-08 all forms are asked at once, each once', async () => {
  const asked: (readonly string[] | 'all')[] = []
  await lookUpWords(['chat', 'Chat', "l'école"], async (forms) => {
    asked.push(forms)
    return []
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toHaveLength(new Set(asked[0]).size)
})

test('what stands around a word goes', () => {
  expect(stripPunctuation('«l’e\u0301cole»,')).toBe("l'école")
})
