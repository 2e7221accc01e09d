import { expect, test } from 'vitest'
import { PLANS } from './plan.ts'

test.each([
  ['free', 0, 0, ['CP', 'CE1'], 5, false],
  ['parent', 399, 3, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
  ['parent_plus', 699, 6, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
  ['teacher', 999, 30, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
] as const)('PUB-04 plan %s as specified', (key, cents, learners, levels, sentences, features) => {
  expect(PLANS[key]).toEqual({
    key,
    price_cents: cents,
    max_learners: learners,
    levels,
    max_sentences: sentences,
    has_theme: features,
    has_goals: features,
    has_corrections: features,
  })
})
