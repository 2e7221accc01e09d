import * as z from 'zod/mini'
import { ERROR_CLASSES } from '../domain/copy/review/error-class.ts'
import { MAX_WORD_LENGTH } from '../domain/dictation/word-list.ts'
import { WORD_BOXES } from '../domain/word-review/word-boxes.ts'
import { calendarDate, filledText, id } from './fields.ts'
import { route } from './route.ts'

/** A dictation that a learner has done several times: how it went on a day. */
const dictatedDay = z.object({
  day: calendarDate,
  error_count: z.number(),
  word_count: z.number(),
})

export const wordReview = z.object({
  /** Most urgent first. */
  words: z.array(
    z.object({
      word: z.string(),
      lemma: z.string(),
      form: z.string(),
      sentence: z.string(),
      error: z.enum(ERROR_CLASSES),
      box: z.literal(WORD_BOXES),
      due: z.nullable(calendarDate),
      successes: z.number(),
      misses: z.number(),
      missedOn: calendarDate,
    }),
  ),
  /** Dictations done several times, the last one first: their first day and their last. */
  repeated: z.array(z.object({ title: z.string(), first: dictatedDay, last: dictatedDay })),
})

export type WordReview = z.infer<typeof wordReview>

/** More than one exercise asks. */
const MAX_ANSWERS = 20

/** The first answer of a day decides; a word that no copy missed is left aside. */
export const newWordPractice = z.object({
  answers: z
    .array(z.object({ word: filledText(MAX_WORD_LENGTH), right: z.boolean('invalid') }))
    .check(z.maxLength(MAX_ANSWERS, 'too-many')),
})

export const getWordReview = route({
  method: 'GET',
  path: '/api/learners/:id/word-review',
  access: 'session',
  reply: wordReview,
  status: 200,
  summary: 'Words that a learner missed on confirmed copies: box, due day, sentence',
})

export const listDueWords = route({
  method: 'GET',
  path: '/api/due-words',
  access: 'session',
  query: z.object({ group: z.optional(id) }),
  /** Due for most learners first, then by the alphabet; as many as a week takes. */
  reply: z.array(z.object({ word: z.string(), learners: z.number() })),
  status: 200,
  summary: 'Words that are due today for the learners, or for those of a group',
})

export const addWordPractice = route({
  method: 'POST',
  path: '/api/learners/:id/word-review',
  access: 'session',
  body: newWordPractice,
  reply: wordReview,
  status: 200,
  idempotent: true,
  summary: 'Add what an exercise on the screen showed; answers what is kept now',
})
