import * as z from 'zod/mini'
import { ACTIVITIES, TRENDS } from '../domain/results/results.ts'
import { id, instant, level } from './fields.ts'
import { route } from './route.ts'

const namedDictation = z.object({ id, title: z.string() })

/** What is due for one learner, and how the last time went. */
const learnerEvening = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  level,
  /** The newest dictation of the learner's class that has no copy of theirs. */
  dictation: z.nullable(namedDictation),
  /** The address of the series of the week, while it is waited for. */
  series: z.nullable(z.string()),
  due_words: z.number(),
  due_facts: z.number(),
  /** Of grammar. */
  due_questions: z.number(),
  last_result: z.nullable(
    z.object({
      id,
      activity: z.enum(ACTIVITIES),
      /** Of a dictation; null for exercises. */
      title: z.nullable(z.string()),
      score: z.number(),
      trend: z.enum(TRENDS),
      created_at: instant,
    }),
  ),
})

export const evening = z.object({
  /** By first name. */
  learners: z.array(learnerEvening),
  /** The newest of the account; null before the first. */
  latest_dictation: z.nullable(namedDictation),
  /** Some copy was corrected already. */
  has_copies: z.boolean(),
})

export type Evening = z.infer<typeof evening>

export type LearnerEvening = z.infer<typeof learnerEvening>

export const getEvening = route({
  method: 'GET',
  path: '/api/evening',
  access: 'session',
  reply: evening,
  status: 200,
  summary: 'What is due for each learner, and the last result of each',
})
