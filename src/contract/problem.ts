/** The body of every refusal: a French sentence, a code for programs, and a sentence per invalid field. */
import * as z from 'zod/mini'

export const problem = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

export type Problem = z.infer<typeof problem>
