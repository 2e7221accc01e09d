import { expect, test } from 'vitest'
import { foldText, searchTerms } from './dictation-search.ts'

test.each([
  ['La Forêt', 'la foret'],
  ['ŒUF, Æsope, NOËL, ça', 'oeuf, aesope, noel, ca'],
  ['L’été', "l'ete"],
  ['e\u0301te\u0301', 'ete'],
])('%s is looked for as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a search is the words that it names, each once', () => {
  expect(searchTerms('  La forêt,  la mer ')).toEqual(['la', 'foret', 'mer'])
  expect(searchTerms(' \t')).toEqual([])
})
