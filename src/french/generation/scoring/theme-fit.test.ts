import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { interpretGivenWord } from '../request/given-word.ts'
import { themeFit } from './theme-fit.ts'

const language = await loadLanguage()
const forest = { themes: ['forêt', 'loup'], language }

function nouns(...lemmas: readonly string[]) {
  return lemmas.map((lemma) => ({ nature: 'nom' as const, lemma }))
}

test('GEN-09 in a forest, trees and wolves belong, shoes and beds do not', () => {
  const inForest = themeFit(nouns('loup', 'renard'), [], forest)
  const inHouse = themeFit(nouns('chaussure', 'lit'), [], forest)
  expect(inForest).toBeGreaterThan(0)
  expect(inHouse).toBeLessThan(0)
})

test('a word that the teacher gave says nothing, nor does a day without a theme', () => {
  expect(themeFit(nouns('lit'), [interpretGivenWord('lit', language)], forest)).toBe(0)
  expect(themeFit(nouns('lit', 'loup'), [], { ...forest, themes: ['journée'] })).toBe(0)
})
