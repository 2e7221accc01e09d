/** What a dictation works on, and who has done it. Apart from the stored rows, whose lists need none of it. */
import * as z from 'zod/mini'
import { givenPart, id, instant } from './fields.ts'
import { route } from './route.ts'

const studied = z.array(
  z.object({
    word: z.string(),
    places: z.array(z.object({ sentence: z.number(), form: z.string() })),
  }),
)

export const dictationStudy = z.object({
  /** The words of the week as they were given; no place: the text has not this word. */
  words: studied,
  /** Goals as they were typed, with the words that show them. */
  goals: studied,
})

export type DictationStudy = z.infer<typeof dictationStudy>

export const studyDictation = route({
  method: 'GET',
  path: '/api/dictations/:id/study',
  access: 'session',
  reply: dictationStudy,
  status: 200,
  summary: 'Where a dictation works on its words and goals, as its text stands now',
})

export const dictationCopy = z.object({
  /** Of the result. */
  id,
  learner: z.object({ id, first_name: z.string(), last_name: z.string() }),
  part: givenPart,
  word_count: z.number(),
  error_count: z.number(),
  score: z.number(),
  /** Comparison keys of the words of the dictation that were wrong, each once. */
  missed: z.array(z.string()),
  /** False once the text is another than the one that the copy was compared with. */
  same_text: z.boolean(),
  created_at: instant,
})

export type DictationCopy = z.infer<typeof dictationCopy>

export const listDictationCopies = route({
  method: 'GET',
  path: '/api/dictations/:id/copies',
  access: 'session',
  reply: z.array(dictationCopy),
  status: 200,
  summary: 'The newest corrected copy of each learner who has done a dictation, by first name',
})

/** A word of a dictation as its copies spell it; nothing tells whose they are (CLA-06). */
const disputedWord = z.object({
  before: z.string(),
  expected: z.string(),
  after: z.string(),
  copies: z.number(),
  spellings: z.readonly(
    z.array(z.object({ written: z.string(), copies: z.number(), reason: z.nullable(z.string()) })),
  ),
})

export const listDisputedWords = route({
  method: 'GET',
  path: '/api/dictations/:id/disputed-words',
  access: 'session',
  reply: z.object({ title: z.string(), words: z.array(disputedWord) }),
  status: 200,
  summary: 'The words that copies of a dictation spell otherwise, without the learners',
})
