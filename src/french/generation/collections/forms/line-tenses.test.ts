import { expect, test } from 'vitest'
import { tenseOfTurn } from './line-tenses.ts'

test.each([
  [['imparfait', 'passé simple'], 0, 'passé simple'],
  [['imparfait', 'passé simple'], 1, 'passé simple'],
  [['imparfait', 'passé simple', 'passé composé'], 1, 'passé composé'],
  [['imparfait'], 3, 'imparfait'],
  [['présent', 'futur'], 1, 'futur'],
  [[], 0, null],
] as const)('TXT-04 of %j sentence %i is told in the %s', (asked, turn, tense) => {
  expect(tenseOfTurn(asked, turn)).toBe(tense)
})
