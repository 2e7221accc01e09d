import * as z from 'zod/mini'
import { ERROR_CLASSES } from '../domain/copy-error.ts'
import { MAX_CONTENT_LENGTH } from '../domain/dictation.ts'
import { id, instant, level, text, whole } from './fields.ts'
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

/** Most wrong pieces that are named at once; a copy with more is not a copy of its dictation. */
export const MAX_PIECES = 600

/** Longer than any word, or words in one piece, that a child writes. */
const MAX_PIECE_LENGTH = 200

const wordIndex = whole(0, MAX_CONTENT_LENGTH)

/** A piece whose `expected` is not what the dictation says there any more is left unnamed. */
export const copyPiece = z.object({
  first: wordIndex,
  last: wordIndex,
  expected: text(MAX_PIECE_LENGTH),
  written: text(MAX_PIECE_LENGTH),
})

export const namedCopy = z.object({
  /** Version of the rules that named the errors. */
  rules: z.string(),
  /** One for each piece, in order. */
  errors: z.array(
    z.object({
      first: z.number(),
      last: z.number(),
      /** The main class first; empty when there is no error to name. */
      classes: z.array(
        z.object({
          code: z.enum(ERROR_CLASSES),
          /** French sentence; null when no reason is sure. */
          explanation: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Indexes of the dictation's words with a mark of the noun group, and of its conjugated verbs. */
  nominal: z.array(z.number()),
  verbal: z.array(z.number()),
})

export type NamedCopy = z.infer<typeof namedCopy>

export const nameCopyErrors = route({
  method: 'POST',
  path: '/api/dictations/:id/copy-errors',
  access: 'session',
  body: z.object({ pieces: z.array(copyPiece).check(z.maxLength(MAX_PIECES, 'too-many')) }),
  reply: namedCopy,
  status: 200,
  summary: 'Name the errors of a copy of a dictation; nothing is stored',
})
