import { expect, test } from 'vitest'
import { hasLargerPlan, PLAN_KEYS, PLANS } from './plan.ts'

test.each([
  ['free', 0, 0, 5, ['CP', 'CE1'], 5, false],
  ['parent', 399, 3, 40, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
  ['parent_plus', 699, 6, 80, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
  ['teacher', 999, 30, 200, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
] as const)(
  'PUB-04 plan %s as specified',
  (key, cents, learners, recorded, levels, sentences, features) => {
    expect(PLANS[key]).toEqual({
      key,
      price_cents: cents,
      max_learners: learners,
      max_recording_bytes: recorded * 1024 * 1024,
      levels,
      max_sentences: sentences,
      has_theme: features,
      has_goals: features,
      has_corrections: features,
    })
  },
)

test('FIR-03 every plan but the last has one that goes further', () => {
  expect(PLAN_KEYS.map((key) => hasLargerPlan(PLANS[key]))).toEqual([true, true, true, false])
})
