import * as z from 'zod/mini'
import { ACTIVITIES, SUBJECTS } from '../domain/results/results.ts'
import { mathCalculationResult } from './calculations.ts'
import { id, instant } from './fields.ts'
import { listedDictationResult } from './french-dictation-result.ts'
import { frenchGrammarResult } from './grammar.ts'
import { cursor, pageLimit } from './paging.ts'
import { route } from './route.ts'

/** The generic row of each detailed result, under the same id. */
export const result = z.object({
  id,
  user_id: id,
  learner_id: id,
  subject: z.enum(SUBJECTS),
  activity: z.enum(ACTIVITIES),
  score: z.number(),
  created_at: instant,
})

export type ResultRow = z.infer<typeof result>

/** Of all results of an activity, whatever the page. */
export const activityTotal = z.object({
  count: z.number(),
  /** Rounded; null without a result. */
  average: z.nullable(z.number()),
})

export type ActivityTotal = z.infer<typeof activityTotal>

export const learnerResults = z.object({
  french_dictation: z.array(listedDictationResult),
  math_calculation: z.array(mathCalculationResult),
  french_grammar: z.array(frenchGrammarResult),
  results: z.array(result),
  totals: z.object({
    dictation: activityTotal,
    calculation: activityTotal,
    grammar: activityTotal,
  }),
})

export type LearnerResults = z.infer<typeof learnerResults>

/** `limit` and `before` apply to each list; with an activity, the other lists are empty. */
export const resultsQuery = z.object({
  activity: z.optional(z.enum(ACTIVITIES)),
  before: z.optional(cursor),
  limit: z.optional(pageLimit),
})

export type ResultsQuery = z.infer<typeof resultsQuery>

export const listResults = route({
  method: 'GET',
  path: '/api/learners/:id/results',
  access: 'session',
  query: resultsQuery,
  reply: learnerResults,
  status: 200,
  summary: 'Results of a learner, newest first: all, or a piece; totals of all',
})

export const deleteResult = route({
  method: 'DELETE',
  path: '/api/results/:id',
  access: 'session',
  status: 204,
  summary: 'Delete a result, its detail and its generic row together',
})
