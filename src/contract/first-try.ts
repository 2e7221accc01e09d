/** What anyone may try on the first page (FIR-01). Nothing of it is stored. */
import * as z from 'zod/mini'
import {
  MAX_TRIED_WORDS,
  MAX_TRIES_OF_ALL_PER_HOUR,
  MAX_TRIES_PER_HOUR,
} from '../domain/account/account-limits.ts'
import { MAX_WORD_LENGTH } from '../domain/dictation/word-list.ts'
import { boundedText, level } from './fields.ts'
import { inWords, route } from './route.ts'

const LIMITS = `429 after ${inWords(MAX_TRIES_PER_HOUR)} an hour, or ${inWords(MAX_TRIES_OF_ALL_PER_HOUR)} by all visitors`

export const tryDictation = route({
  method: 'POST',
  path: '/api/first-try/dictation',
  access: 'public',
  body: z.object({
    words: z
      .array(boundedText(MAX_WORD_LENGTH))
      .check(z.minLength(1, 'required'), z.maxLength(MAX_TRIED_WORDS, 'too-many')),
    level,
  }),
  reply: z.object({
    sentences: z.array(
      z.object({
        text: z.string(),
        /** As the words stand in the sentence. */
        forms: z.array(z.string()),
      }),
    ),
    missing: z.array(z.string()),
  }),
  status: 200,
  longRunning: true,
  summary: `Write a short dictation without an account; ${LIMITS}`,
})

/** Where the reader was not sure of the sample copy; `box` in pixels of its photo. */
const copyQuestion = z.object({
  expected: z.string(),
  read: z.string(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})

export const getSampleCopy = route({
  method: 'GET',
  path: '/api/first-try/copy',
  access: 'public',
  reply: z.object({
    width: z.number(),
    height: z.number(),
    text: z.string(),
    questions: z.array(copyQuestion),
  }),
  status: 200,
  summary: 'The questions that the sample copy of the first page leaves to an adult',
})

/** `read`: the copy says what the reader read; `expected`: it says what was dictated. */
export const COPY_ANSWERS = ['read', 'expected', 'illegible'] as const

const markedPiece = z.object({
  text: z.string(),
  state: z.enum(['right', 'wrong', 'illegible']),
  /** null where nothing is wrong. */
  expected: z.nullable(z.string()),
})

export const correctSampleCopy = route({
  method: 'POST',
  path: '/api/first-try/correction',
  access: 'public',
  body: z.object({
    answers: z.array(z.enum(COPY_ANSWERS, 'invalid')).check(z.maxLength(9, 'too-many')),
  }),
  reply: z.object({
    pieces: z.array(markedPiece),
    word_count: z.number(),
    error_count: z.number(),
    score: z.number(),
    errors: z.array(
      z.object({ expected: z.string(), written: z.string(), explanation: z.nullable(z.string()) }),
    ),
  }),
  status: 200,
  summary: `Mark the sample copy as its reader's questions, in their order, were answered; ${LIMITS}`,
})
