/** Writing a dictation from words; nothing is stored. Apart from the stored ones, whose screens need none of it. */
import * as z from 'zod/mini'
import { DICTATION_FORMS } from '../domain/dictation/dictation-form.ts'
import {
  MAX_KNOWN_STORIES,
  MAX_SENTENCES,
  MAX_STORY_LENGTH,
  MAX_THEME_LENGTH,
  MIN_SENTENCES,
  WRITING_SEEDS,
} from '../domain/dictation/dictation-limits.ts'
import { MAX_LISTED_WORDS } from '../domain/dictation/word-list.ts'
import { goals, writtenStory } from './dictations.ts'
import { boundedText, filledText, level, whole } from './fields.ts'
import { GENERATION_PATH } from './generation-path.ts'
import { route } from './route.ts'

/** Ids of the engine's stories. */
const knownStories = z
  .array(filledText(MAX_STORY_LENGTH))
  .check(z.maxLength(MAX_KNOWN_STORIES, 'too-many'))

/** Loose bounds: `domain/dictation/word-list.ts` checks the words. */
export const dictationRequest = z.object({
  words: z.array(boundedText(1000)).check(z.maxLength(MAX_LISTED_WORDS * 2, 'too-many')),
  level,
  length: z
    .int('sentences-out-of-range')
    .check(
      z.gte(MIN_SENTENCES, 'sentences-out-of-range'),
      z.lte(MAX_SENTENCES, 'sentences-out-of-range'),
    ),
  theme: z._default(boundedText(MAX_THEME_LENGTH), ''),
  pedagogicalGoals: z._default(goals, []),
  /** Words that are no French words, and that the adult wants as they are (TXT-05): others are written as they were meant. */
  keptWords: z._default(
    z.array(boundedText(1000)).check(z.maxLength(MAX_LISTED_WORDS * 2, 'too-many')),
    [],
  ),
  /** Stories that the adult has seen for these words: another one goes first (TXT-06). */
  knownStories: z._default(knownStories, []),
})

export const forcedWord = z.object({
  word: z.string(),
  sentence: z.number(),
  reason: z.string(),
})

/** A sentence with the given words that it holds, each in the form that it has there. */
export const dictationSentence = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), form: z.string() })),
})

export type DictationSentence = z.infer<typeof dictationSentence>

/** The seed of the engine's choices: with the request it gives the same text again. */
export const writingSeed = whole(0, WRITING_SEEDS - 1)

export const TEXT_SOURCES = ['engine', 'provider', 'mixed'] as const

export const generatedDictation = z.object({
  /** Independent sentences stand on a line each. */
  content: z.string(),
  form: z.enum(DICTATION_FORMS),
  sentences: z.array(dictationSentence),
  story: writtenStory,
  seed: writingSeed,
  /** What was taken as known: those of the request, and those of the dictations that the user has stored. */
  knownStories,
  /** `mixed`: a provider's text, repaired by the engine. */
  source: z.enum(TEXT_SOURCES),
  /** null when the engine wrote everything. */
  provider: z.nullable(z.string()),
  forced: z.array(forcedWord),
  missing: z.array(z.string()),
  /** French sentences. */
  warnings: z.array(z.string()),
})

export type GeneratedDictation = z.infer<typeof generatedDictation>

export const generateDictation = route({
  method: 'POST',
  path: GENERATION_PATH,
  access: 'session',
  body: dictationRequest,
  reply: generatedDictation,
  status: 200,
  longRunning: true,
  summary: 'Write a dictation from words, within the limits of the plan',
})
