import * as z from 'zod/mini'
import { MAX_CONTENT_LENGTH } from '../domain/dictation/dictation-limits.ts'
import {
  copyDiagnosis,
  MAX_PIECE_LENGTH,
  MAX_PIECES,
  reviewedCopy,
  storedReview,
  wordIndex,
} from './copy-review.ts'
import { boundedText, givenPart, id, instant, level } from './fields.ts'
import { frenchDictationResult } from './french-dictation-result.ts'
import { route } from './route.ts'

/** The server computes counts and score from `content`, and refuses a review that disagrees with it. */
export const newFrenchDictationResult = z.object({
  learner_id: id,
  dictation_id: id,
  /** What the learner was given of it: the copy is compared with that part (PAG-05). */
  part: z._default(givenPart, 'whole'),
  content: boundedText(MAX_CONTENT_LENGTH),
  review: z.optional(reviewedCopy),
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

/** Everything that reopening a correction needs. */
export const correctionDetail = z.extend(frenchDictationResult, {
  learner: z.object({ first_name: z.string(), last_name: z.string(), level }),
  /** null for corrections from before reviews were stored. */
  review: z.nullable(storedReview),
  part: givenPart,
  /** The current text, up to the end of the part; whole for a text with gaps, null once the dictation is deleted. */
  dictation_content: z.nullable(z.string()),
})

export type CorrectionDetail = z.infer<typeof correctionDetail>

export const getCorrection = route({
  method: 'GET',
  path: '/api/french-dictation-results/:id',
  access: 'session',
  reply: correctionDetail,
  status: 200,
  summary: 'A stored correction with its errors as they were named',
})

export const changeCorrection = route({
  method: 'PATCH',
  path: '/api/french-dictation-results/:id',
  access: 'session',
  body: z.object({ review: reviewedCopy, updated_at: instant }),
  reply: correctionDetail,
  status: 200,
  idempotent: true,
  summary:
    'Correct the same copy anew: text, counts, score and errors follow; a stale row is refused',
})

/** Left unclassified when `expected` no longer matches the dictation. */
export const copyPiece = z.object({
  first: wordIndex,
  last: wordIndex,
  expected: boundedText(MAX_PIECE_LENGTH),
  written: boundedText(MAX_PIECE_LENGTH),
})

export const nameCopyErrors = route({
  method: 'POST',
  path: '/api/dictations/:id/copy-errors',
  access: 'session',
  body: z.object({ pieces: z.array(copyPiece).check(z.maxLength(MAX_PIECES, 'too-many')) }),
  reply: copyDiagnosis,
  status: 200,
  summary: 'Name the errors of a copy of a dictation; nothing is stored',
})
