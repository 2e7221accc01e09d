import { expect, test } from 'vitest'
import { isLevel, LEVEL_AGES, LEVELS, levelRank } from './level.ts'

test('GEN-01 the five levels follow each other by age', () => {
  expect(LEVELS.map((level) => LEVEL_AGES[level][0])).toEqual([6, 7, 8, 9, 10])
  expect(LEVELS.map(levelRank)).toEqual([0, 1, 2, 3, 4])
})

test('only the five are levels', () => {
  expect(['CE2', 'ce2', '6e', 3, null].map(isLevel)).toEqual([true, false, false, false, false])
})
