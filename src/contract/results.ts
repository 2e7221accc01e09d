import * as z from 'zod/mini'
import { ACTIVITIES, SUBJECTS } from '../domain/results.ts'
import { mathCalculationResult } from './calculations.ts'
import { id, instant } from './fields.ts'
import { frenchDictationResult } from './french-dictation-result.ts'
import { frenchGrammarResult } from './grammar.ts'
import { route } from './route.ts'

/** The generic row that stands beside each detailed result, under the same id. */
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

export const learnerResults = z.object({
  french_dictation: z.array(frenchDictationResult),
  math_calculation: z.array(mathCalculationResult),
  french_grammar: z.array(frenchGrammarResult),
  results: z.array(result),
})

export type LearnerResults = z.infer<typeof learnerResults>

export const listResults = route({
  method: 'GET',
  path: '/api/learners/:id/results',
  access: 'session',
  reply: learnerResults,
  status: 200,
  summary: 'Results of a learner, newest first',
})

export const deleteResult = route({
  method: 'DELETE',
  path: '/api/results/:id',
  access: 'session',
  status: 204,
  summary: 'Delete a result, its detail and its generic row together',
})
