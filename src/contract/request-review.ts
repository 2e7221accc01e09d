/** What is asked back of a request before a text is written (TXT-04, TXT-05). */
import * as z from 'zod/mini'
import { dictationRequest } from './generation.ts'
import { route } from './route.ts'

export const requestReview = z.object({
  /** Words that are no French words as they are written; null: nothing is like it. */
  words: z.array(z.object({ word: z.string(), suggestion: z.nullable(z.string()) })),
  theme: z.enum(['understood', 'unknown']),
  /** Goals that nothing understands, as typed. */
  goals: z.array(z.string()),
})

export type RequestReview = z.infer<typeof requestReview>

export const reviewRequest = route({
  method: 'POST',
  path: '/functions/v1/review-request',
  access: 'session',
  body: dictationRequest,
  reply: requestReview,
  status: 200,
  summary: 'Words, theme and goals of a request that are not understood, before a text is written',
})
