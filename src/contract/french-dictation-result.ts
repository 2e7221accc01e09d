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

const tally = z.object({ achieved: z.number(), total: z.number() })

/** With what stands beside the score; null for a copy stored without its review. */
export const listedDictationResult = z.extend(frenchDictationResult, {
  summary: z.nullable(
    z.object({
      remarks: z.object({
        grammatical: z.number(),
        lexical: z.number(),
        presentation: z.number(),
      }),
      /** Out of twenty; null unless that scale was chosen, like the tallies. */
      mark: z.nullable(z.number()),
      tallies: z.nullable(z.object({ nominal: tally, verbal: tally, words: tally })),
    }),
  ),
})

export type ListedDictationResult = z.infer<typeof listedDictationResult>

export type FrenchDictationResult = z.infer<typeof frenchDictationResult>
