/** A stored correction as lists show it. Apart from `corrections.ts`, so that lists do not load the schemas of a review. */
import * as z from 'zod/mini'
import { id, instant, level } from './fields.ts'

export const frenchDictationResult = z.object({
  id,
  user_id: id,
  learner_id: id,
  /** null once the dictation is deleted. */
  dictation_id: z.nullable(id),
  /** As they were when the copy was corrected. */
  dictation: z.object({ title: z.string(), level }),
  content: z.string(),
  word_count: z.number(),
  error_count: z.number(),
  score: z.number(),
  created_at: instant,
  updated_at: instant,
})

export type FrenchDictationResult = z.infer<typeof frenchDictationResult>
