import * as z from 'zod/mini'
import { CALCULATION_TOPICS } from '../domain/calculation/calculation-topic.ts'
import {
  MAX_TEST_DURATION_MS,
  MAX_TEST_QUESTIONS,
  OPERATIONS,
} from '../domain/calculation/operation.ts'
import { isStoredSeries } from '../domain/calculation/series/stored-series.ts'
import { id, instant, level, whole } from './fields.ts'
import { route } from './route.ts'

const operations = z.array(z.enum(OPERATIONS, 'invalid')).check(
  z.maxLength(OPERATIONS.length, 'too-many'),
  z.refine((list) => new Set(list).size === list.length, 'invalid'),
)

export const mathCalculationResult = z.object({
  id,
  user_id: id,
  learner_id: id,
  operation: z.array(z.enum(OPERATIONS)),
  level,
  questions_count: z.number(),
  correct_answers: z.number(),
  /** ms */
  total_time: z.number(),
  /** ms per answered question */
  average_time: z.number(),
  score: z.number(),
  /** The address that asks the same series again; null for what was stored without one. */
  series: z.nullable(z.string()),
  /** null: mental arithmetic. */
  topic: z.nullable(z.enum(CALCULATION_TOPICS)),
  created_at: instant,
})

export type MathCalculationResult = z.infer<typeof mathCalculationResult>

/** Times in ms, rounded on arrival; the score is computed by the server. Problems are stored by their week (`answerProblem`). */
export const newMathCalculationResult = z
  .object({
    learner_id: id,
    operation: operations,
    topic: z._default(z.nullable(z.enum(['fractions', 'measures'], 'invalid')), null),
    level,
    questions_count: whole(1, MAX_TEST_QUESTIONS),
    correct_answers: whole(0, MAX_TEST_QUESTIONS),
    series: z.optional(z.string('invalid').check(z.refine(isStoredSeries, 'invalid'))),
    total_time: z
      .number('invalid')
      .check(z.gte(0, 'too-small'), z.lte(MAX_TEST_DURATION_MS, 'too-large')),
    average_time: z
      .number('invalid')
      .check(z.gte(0, 'too-small'), z.lte(MAX_TEST_DURATION_MS, 'too-large')),
  })
  .check(
    z.refine((result) => result.topic !== null || result.operation.length > 0, {
      error: 'operations-empty',
      path: ['operation'],
    }),
    z.refine((result) => result.correct_answers <= result.questions_count, {
      error: 'counts-disagree',
      path: ['correct_answers'],
    }),
  )

export type NewMathCalculationResult = z.input<typeof newMathCalculationResult>

export const saveCalculation = route({
  method: 'POST',
  path: '/api/math-calculation-results',
  access: 'session',
  body: newMathCalculationResult,
  reply: mathCalculationResult,
  status: 201,
  idempotent: true,
  summary: 'Store a calculation test, scored by the server',
})
