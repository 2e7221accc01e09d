/** A settled copy with what the adult left of its errors, as it is sent, kept and stored. */
import * as z from 'zod/mini'
import { ERROR_CLASSES } from '../domain/copy/review/error-class.ts'
import { GRADING_SCALES, MAX_WEIGHT } from '../domain/copy/review/grading-scale.ts'
import { MAX_CONTENT_LENGTH } from '../domain/dictation/dictation.ts'
import { filledText, text, whole } from './fields.ts'

/** Most wrong pieces that are named at once; a copy with more is not a copy of its dictation. */
export const MAX_PIECES = 600

/** Longer than any word, or words in one piece, that a child writes. */
export const MAX_PIECE_LENGTH = 200

/** Index of a word of the dictation. */
export const wordIndex = whole(0, MAX_CONTENT_LENGTH)

const weight = z.number('invalid').check(z.gte(0, 'too-small'), z.lte(MAX_WEIGHT, 'too-large'))

/** How errors are counted beside the specified score. */
const counting = {
  scale: z.enum(GRADING_SCALES, 'invalid'),
  weights: z.object({
    grammatical: weight,
    homophone: weight,
    lexical: weight,
    presentation: weight,
  }),
  switches: z.object({ accents: z.boolean(), capitals: z.boolean(), punctuation: z.boolean() }),
}

/** A review as a browser keeps it through a reload (`Review` of the rules). */
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

/** More signs than ever follow one word. */
const MAX_SIGNS_LENGTH = 20

const sign = z.object({
  after: whole(-1, MAX_CONTENT_LENGTH),
  expected: text(MAX_SIGNS_LENGTH),
  written: text(MAX_SIGNS_LENGTH),
})

/** Punctuation that an adult typed otherwise than dictated. */
export const punctuationFaultList = z.array(sign).check(z.maxLength(MAX_PIECES, 'too-many'))

/** Only what can be: whether it agrees with its dictation and with itself is for the rules to say. */
export const reviewedCopy = z.object({
  /** The dictation's text when the copy was corrected. */
  original: filledText(MAX_CONTENT_LENGTH),
  faults: z.array(fault).check(z.maxLength(MAX_CONTENT_LENGTH, 'too-many')),
  extras: z
    .array(z.object({ after: whole(-1, MAX_CONTENT_LENGTH), text: filledText(MAX_PIECE_LENGTH) }))
    .check(z.maxLength(MAX_PIECES, 'too-many')),
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

/** What a rule says of the errors of a copy. */
export const namedErrors = z.object({
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

export type NamedErrors = z.infer<typeof namedErrors>

/** A stored review: what was sent, with the errors as they were named when it was saved. */
export const storedReview = z.extend(reviewedCopy, { named: namedErrors })

export type StoredReview = z.infer<typeof storedReview>
