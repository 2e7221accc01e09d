import { expect, test } from 'vitest'
import { PLAN_KEYS } from './plan.ts'
import { isNearlyFull, storageBudget } from './storage-budget.ts'

test('O12 every plan has a budget, a larger plan a larger one', () => {
  const budgets = PLAN_KEYS.map(storageBudget)
  expect(budgets).toEqual([...budgets].sort((one, other) => one - other))
  expect(new Set(budgets).size).toBe(PLAN_KEYS.length)
})

test.for([
  [0, false],
  [79, false],
  [80, true],
  [120, true],
] as const)('O12 %d of 100 is said to be nearly full: %s', ([used_bytes, isFull]) => {
  expect(isNearlyFull({ used_bytes, maximum_bytes: 100 })).toBe(isFull)
})
