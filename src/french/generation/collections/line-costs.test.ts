import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { writeDictation } from '../write-dictation.ts'

const language = loadLanguage()
const SEEDS = [1, 2, 3, 4]

function textOf(words: string, theme: string, goals: readonly string[], seed: number): string {
  const request = { level: 'CM1', length: 6, theme, pedagogicalGoals: [...goals] } as const
  return writeDictation({ ...request, words: words.split(', ') }, language, seed).text
}

const VILLAGE = 'village, mairie, boulangerie, église, place, fontaine, habitant'

test.each(SEEDS)('TXT-02 nothing foreign to the theme stands in a village, seed %i', (seed) => {
  expect(textOf(VILLAGE, 'Le village', [], seed)).not.toMatch(/pirogue|savane|désert|banquise/u)
})

test.each(SEEDS)('TXT-02 nobody exclaims without being asked to, seed %i', (seed) => {
  const text = textOf('est, une, le, les, petit, sous, jardin', '', ['mots-outils'], seed)
  expect(text).not.toMatch(/(?:^|[.!?] )(?:Comme|Que|Quel)\P{L}[^.?]*!/u)
})

test.each(SEEDS)(
  'TXT-04 what happened once is told in the past beside the imparfait, seed %i',
  (seed) => {
    const text = textOf(
      'enquête, détective, indice, témoin, voleur, mystère',
      "L'enquête",
      ['passé simple', 'imparfait'],
      seed,
    )
    expect(text).not.toMatch(/disparaissait|découvrait|volait un/u)
  },
)
