import * as z from 'zod/mini'
import { WEEKLY_PROBLEMS } from '../domain/problem/problem.ts'
import { PROBLEM_KINDS } from '../domain/problem/problem-step.ts'
import { MAX_PROBLEM_TIME_MS, PROBLEM_OUTCOMES } from '../domain/problem/problem-week.ts'
import { MEASURES } from '../domain/problem/quantity.ts'
import { calendarDate, level, whole } from './fields.ts'
import { route } from './route.ts'

const measure = z.nullable(z.enum(MEASURES))

const noun = { one: z.string(), many: z.string() }

const quantity = {
  value: z.number(),
  measure,
  noun: z.optional(z.object(noun)),
  of: z.optional(z.string()),
}

const unit = z.object({ ...noun, measure })

const problem = z.object({
  /** Frame and seed. */
  reference: z.string(),
  level,
  text: z.string(),
  steps: z.readonly(
    z.array(
      z.object({
        kind: z.enum(PROBLEM_KINDS),
        /** `foundBy`: the rank of the step that finds it. */
        terms: z.readonly(z.array(z.object({ ...quantity, foundBy: z.optional(z.number()) }))),
        sought: z.number(),
        hint: z.optional(z.string()),
      }),
    ),
  ),
  idle: z.readonly(z.array(z.object(quantity))),
  answer: z.number(),
  unit,
  units: z.readonly(z.array(unit)),
})

const outcome = z.enum(PROBLEM_OUTCOMES, 'invalid')

export const problemWeek = z.object({
  /** Its Monday; earlier than this week while that one is not finished. */
  week: calendarDate,
  level,
  problems: z.readonly(z.array(problem)),
  /** Of the problems done, in their order. */
  outcomes: z.readonly(z.array(outcome)),
})

export type ShownProblemWeek = z.infer<typeof problemWeek>

export const newProblemAnswer = z.object({
  week: calendarDate,
  /** From 0. */
  rank: whole(0, WEEKLY_PROBLEMS - 1),
  outcome,
  /** ms */
  time_spent: z
    .number('invalid')
    .check(z.gte(0, 'too-small'), z.lte(10 * MAX_PROBLEM_TIME_MS, 'too-large')),
})

export const getProblemWeek = route({
  method: 'GET',
  path: '/api/learners/:id/problems',
  access: 'session',
  reply: problemWeek,
  status: 200,
  summary: "The ten problems of a learner's week, the same ones until they are done",
})

export const answerProblem = route({
  method: 'POST',
  path: '/api/learners/:id/problems',
  access: 'session',
  body: newProblemAnswer,
  reply: problemWeek,
  status: 200,
  idempotent: true,
  summary: 'How the next problem of the week went; the last one stores the result of the ten',
})

export const drawProblems = route({
  method: 'GET',
  path: '/api/problems',
  access: 'session',
  query: z.object({
    level,
    seed: z.pipe(
      z.pipe(z.string('invalid').check(z.regex(/^\d{1,9}$/u, 'invalid')), z.transform(Number)),
      whole(0, 999_999_999),
    ),
  }),
  reply: z.object({ problems: z.readonly(z.array(problem)) }),
  status: 200,
  summary: 'Ten problems of a class, for nobody in particular; a seed draws the same ones again',
})
