import { expect, test } from 'vitest'
import { newQuestion } from '../../domain/calculation/question.ts'
import { initialTest } from '../../domain/calculation/setup.ts'
import { makeMistakesReview, parseMistakesReview } from './mistakes-review-state.ts'

test('CAL-12 the misses of a test come back as they were handed over', () => {
  const missed = [newQuestion('multiplication', [7, 8]), newQuestion('division', [60, 5])]
  const setup = { ...initialTest('CE2'), learnerId: 'eloise' }
  const handed: unknown = JSON.parse(JSON.stringify(makeMistakesReview(setup, missed)))
  expect(parseMistakesReview(handed)).toEqual({
    level: 'CE2',
    learnerId: 'eloise',
    questions: missed,
  })
})

test('CAL-12 anything else that a visit brings is no replay', () => {
  const nothing = [null, 'x', {}, { level: 'CE2', replay: [] }, { level: 'CE9', replay: ['7+5'] }]
  expect(nothing.map(parseMistakesReview)).toEqual(nothing.map(() => undefined))
  expect(parseMistakesReview({ level: 'CP', replay: [3, '7+5'] })?.questions).toHaveLength(1)
})
