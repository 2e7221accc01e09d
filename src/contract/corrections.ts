import * as z from 'zod/mini'
import { MAX_CONTENT_LENGTH } from '../domain/dictation.ts'
import { id, instant, level, text } from './fields.ts'
import { route } from './route.ts'

export const frenchDictationResult = z.object({
  id,
  user_id: id,
  learner_id: id,
  /** null once the dictation is deleted. */
  dictation_id: z.nullable(id),
  /** Title and level kept with the result. */
  dictation: z.object({ title: z.string(), level }),
  content: z.string(),
  word_count: z.number(),
  error_count: z.number(),
  score: z.number(),
  created_at: instant,
})

export type FrenchDictationResult = z.infer<typeof frenchDictationResult>

/** Counts and score are computed by the server from the confirmed text. */
export const newFrenchDictationResult = z.object({
  learner_id: id,
  dictation_id: id,
  content: text(MAX_CONTENT_LENGTH),
})

export const saveCorrection = route({
  method: 'POST',
  path: '/api/french-dictation-results',
  access: 'session',
  body: newFrenchDictationResult,
  reply: frenchDictationResult,
  status: 201,
  idempotent: true,
  summary: 'Store the correction of a copy, scored by the server',
})
