import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { belonging } from './belonging.ts'
import { readGivenWord } from './given-word.ts'

const language = await loadLanguage()
const forest = { themes: ['forêt', 'loup'], language }

function nouns(...lemmas: readonly string[]) {
  return lemmas.map((lemma) => ({ nature: 'nom' as const, lemma }))
}

test('GEN-09 in a forest, trees and wolves belong, shoes and beds do not', () => {
  const inForest = belonging(nouns('loup', 'renard'), [], forest)
  const inHouse = belonging(nouns('chaussure', 'lit'), [], forest)
  expect(inForest).toBeGreaterThan(0)
  expect(inHouse).toBeLessThan(0)
})

test('a word that the teacher gave says nothing, nor does a day without a theme', () => {
  expect(belonging(nouns('lit'), [readGivenWord('lit', language)], forest)).toBe(0)
  expect(belonging(nouns('lit', 'loup'), [], { ...forest, themes: ['journée'] })).toBe(0)
})
