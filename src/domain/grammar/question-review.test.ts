import { expect, test } from 'vitest'
import { type CalendarDate, daysAfter } from '../calendar-date.ts'
import type { Exercise } from './exercise.ts'
import {
  dueQuestions,
  MAX_REVIEWED_QUESTIONS,
  type MissedQuestion,
  reviewQuestions,
} from './question-review.ts'

const MONDAY = '2026-11-23' as CalendarDate

function gap(text: string): Exercise {
  return {
    type: 'fill',
    questions: [{ sentence: `Léa ___ ${text}.`, words: [{ text: 'mange', options: ['mange'] }] }],
  }
}

function answered(missed: readonly MissedQuestion[], right: boolean, day: number) {
  return reviewQuestions(
    missed,
    [{ level: 'CE1', exercise: gap('une pomme'), right }],
    daysAfter(MONDAY, day),
  )
}

test('GRA-15 a missed question returns after 1, 3 and 7 days, and leaves once it is right in the last box', () => {
  let missed = answered([], false, 0)
  expect(missed).toMatchObject([{ box: 1, due: MONDAY, level: 'CE1' }])
  for (const [day, box, due] of [
    [0, 2, 1],
    [1, 3, 4],
    [4, 4, 11],
  ] as const) {
    missed = answered(missed, true, day)
    expect(missed).toMatchObject([{ box, due: daysAfter(MONDAY, due) }])
    expect(dueQuestions(missed, daysAfter(MONDAY, due - 1))).toEqual([])
    expect(dueQuestions(missed, daysAfter(MONDAY, due))).toHaveLength(1)
  }
  expect(answered(missed, true, 11)).toEqual([])
})

test('GRA-15 what is missed again begins again, what is right before its day stays, what was never missed is not kept', () => {
  const later = answered(answered([], false, 0), true, 0)
  expect(answered(later, true, 0)).toEqual(later)
  expect(answered(later, false, 1)).toMatchObject([{ box: 1, due: daysAfter(MONDAY, 1) }])
  expect(answered([], true, 0)).toEqual([])
})

test('GRA-15 only so many questions are kept, the most urgent', () => {
  const answers = Array.from({ length: 100 }, (_, at) => ({
    level: 'CE1' as const,
    exercise: gap(`la pomme ${at}`),
    right: false,
  }))
  expect(reviewQuestions([], answers, MONDAY)).toHaveLength(MAX_REVIEWED_QUESTIONS)
})
