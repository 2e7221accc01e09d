import { expect, test } from 'vitest'
import { LEVELS } from '../level.ts'
import { nextLevel, possibleChoice } from './year-end.ts'

test('CLA-02 each class goes to the next one, and the last one leaves the school', () => {
  expect(LEVELS.map(nextLevel)).toEqual(['CE1', 'CE2', 'CM1', 'CM2', null])
  expect(possibleChoice('promote', 'CM1')).toBe('promote')
  expect(possibleChoice('promote', 'CM2')).toBe('archive')
  expect(possibleChoice('stay', 'CM2')).toBe('stay')
})
