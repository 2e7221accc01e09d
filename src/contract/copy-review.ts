/** A corrected copy with its review, as it is sent, persisted and stored. */
import * as z from 'zod/mini'
import { ERROR_CLASSES } from '../domain/copy/review/error-class.ts'
import {
  asRecordOf,
  COUNTING_SWITCHES,
  GRADING_SCALES,
  MAX_WEIGHT,
  POINT_TYPES,
} from '../domain/copy/review/grading-scale.ts'
import { MAX_CONTENT_LENGTH } from '../domain/dictation/dictation-limits.ts'
import { boundedText, filledText, whole } from './fields.ts'

/** Wrong pieces in one request; a copy with more is not one of this dictation. */
export const MAX_PIECES = 600

export const MAX_PIECE_LENGTH = 200

export const wordIndex = whole(0, MAX_CONTENT_LENGTH)

const weight = z.number('invalid').check(z.gte(0, 'too-small'), z.lte(MAX_WEIGHT, 'too-large'))

const counting = {
  scale: z.enum(GRADING_SCALES, 'invalid'),
  weights: z.object(asRecordOf(POINT_TYPES, weight)),
  switches: z.object(asRecordOf(COUNTING_SWITCHES, z.boolean())),
}

/** As the browser persists it: `CopyReview` of the domain. */
export const copyReview = z.object({
  codes: z.record(z.string(), z.enum(ERROR_CLASSES)),
  silenced: z.array(z.string()),
  ...counting,
})

const fault = z.discriminatedUnion('kind', [
  z.object({
    index: wordIndex,
    kind: z.literal('written'),
    text: filledText(MAX_PIECE_LENGTH),
  }),
  z.object({
    index: wordIndex,
    kind: z.literal('forgotten'),
    crossed: z.exactOptional(z.literal(true)),
  }),
  z.object({ index: wordIndex, kind: z.literal('joined') }),
  z.object({ index: wordIndex, kind: z.literal('illegible') }),
])

const MAX_PUNCTUATION_LENGTH = 20

const punctuationFault = z.object({
  after: whole(-1, MAX_CONTENT_LENGTH),
  expected: boundedText(MAX_PUNCTUATION_LENGTH),
  written: boundedText(MAX_PUNCTUATION_LENGTH),
})

export const punctuationFaultList = z
  .array(punctuationFault)
  .check(z.maxLength(MAX_PIECES, 'too-many'))

export const sentenceOrder = z._default(
  z
    .array(z.object({ first: wordIndex, last: wordIndex }))
    .check(z.maxLength(MAX_PIECES, 'too-many')),
  [],
)

/** Checks the shape only; the domain checks that the copy is consistent. */
export const reviewedCopy = z.object({
  /** The dictation's text when the copy was corrected. */
  original: filledText(MAX_CONTENT_LENGTH),
  faults: z.array(fault).check(z.maxLength(MAX_CONTENT_LENGTH, 'too-many')),
  extras: z
    .array(z.object({ after: whole(-1, MAX_CONTENT_LENGTH), text: filledText(MAX_PIECE_LENGTH) }))
    .check(z.maxLength(MAX_PIECES, 'too-many')),
  /** The sentences as the copy orders them; none in the order of the dictation. */
  order: sentenceOrder,
  signs: z._default(punctuationFaultList, []),
  choices: z
    .array(
      z.object({
        first: wordIndex,
        last: wordIndex,
        code: z.nullable(z.enum(ERROR_CLASSES, 'invalid')),
        silent: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_CONTENT_LENGTH, 'too-many')),
  ...counting,
})

/** The classified errors of a copy. */
export const copyDiagnosis = z.object({
  /** `CORRECTION_RULES_VERSION` at the time. */
  rules: z.string(),
  /** One per piece, in order. */
  errors: z.array(
    z.object({
      first: z.number(),
      last: z.number(),
      /** The main class first; may be empty. */
      classes: z.array(
        z.object({
          code: z.enum(ERROR_CLASSES),
          /** French sentence; null when unsure. */
          explanation: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Indexes of the words with an agreement mark in a noun group, and of the conjugated verbs. */
  nominal: z.array(z.number()),
  verbal: z.array(z.number()),
})

export type CopyDiagnosis = z.infer<typeof copyDiagnosis>

/** With the errors as they were classified when it was saved. */
export const storedReview = z.extend(reviewedCopy, { named: copyDiagnosis })

export type StoredReview = z.infer<typeof storedReview>
