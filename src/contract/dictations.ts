import * as z from 'zod/mini'
import { DICTATION_FORMS } from '../domain/dictation/dictation-form.ts'
import {
  MAX_CONTENT_LENGTH,
  MAX_GOAL_LENGTH,
  MAX_GOALS,
  MAX_KNOWN_STORIES,
  MAX_SENTENCES,
  MAX_STORY_LENGTH,
  MAX_THEME_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_SENTENCES,
  WRITING_SEEDS,
} from '../domain/dictation/dictation-limits.ts'
import { MAX_SEARCH_LENGTH } from '../domain/dictation/dictation-search.ts'
import { MAX_LISTED_WORDS } from '../domain/dictation/word-list.ts'
import { boundedText, filledText, id, instant, level, whole } from './fields.ts'
import { cursor, pageLimit } from './paging.ts'
import { route } from './route.ts'

const form = z.enum(DICTATION_FORMS)

export const dictation = z.object({
  id,
  user_id: id,
  title: z.string(),
  content: z.string(),
  /** null where nobody said whether its sentences hold together. */
  form: z.nullable(form),
  level,
  theme: z.nullable(z.string()),
  goals: z.array(z.string()),
  created_at: instant,
  updated_at: instant,
})

export type Dictation = z.infer<typeof dictation>

const goals = z.array(filledText(MAX_GOAL_LENGTH)).check(z.maxLength(MAX_GOALS, 'goals-too-many'))

/** Id of the story that the engine told; null when it told none. */
export const writtenStory = z.nullable(filledText(MAX_STORY_LENGTH))

/** An empty title becomes the automatic one (GEN-10). */
export const newDictation = z.object({
  title: z._default(boundedText(MAX_TITLE_LENGTH), ''),
  content: filledText(MAX_CONTENT_LENGTH),
  form: z._default(z.nullable(form), null),
  story: z._default(writtenStory, null),
  level,
  theme: z._default(z.nullable(boundedText(MAX_THEME_LENGTH)), null),
  goals: z._default(goals, []),
})

export type NewDictation = z.infer<typeof newDictation>

/** `updated_at` is that of the row shown: a stale row is refused. */
export const dictationChange = z.object({
  title: z.optional(filledText(MAX_TITLE_LENGTH)),
  content: z.optional(filledText(MAX_CONTENT_LENGTH)),
  form: z.optional(z.nullable(form)),
  level: z.optional(level),
  theme: z.optional(z.nullable(boundedText(MAX_THEME_LENGTH))),
  goals: z.optional(goals),
  updated_at: instant,
})

export type DictationChange = z.infer<typeof dictationChange>

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
  form,
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

export const listDictations = route({
  method: 'GET',
  path: '/api/dictations',
  access: 'session',
  reply: z.array(dictation),
  status: 200,
  summary: 'Dictations of the user, newest first',
})

/** Matches title, theme, goals and text; every word must occur. */
export const dictationSearch = z.object({
  search: z._default(boundedText(MAX_SEARCH_LENGTH), ''),
  level: z.optional(level),
  before: z.optional(cursor),
  limit: pageLimit,
})

export type DictationSearch = z.infer<typeof dictationSearch>

export const foundDictations = z.object({
  /** Of all pages; 0 on an empty page. */
  total: z.number(),
  dictations: z.array(dictation),
})

export type FoundDictations = z.infer<typeof foundDictations>

export const searchDictations = route({
  method: 'GET',
  path: '/api/dictations/search',
  access: 'session',
  query: dictationSearch,
  reply: foundDictations,
  status: 200,
  summary: 'Dictations that have some words, newest first, a piece of them',
})

export const getDictation = route({
  method: 'GET',
  path: '/api/dictations/:id',
  access: 'session',
  reply: dictation,
  status: 200,
  summary: 'A dictation',
})

export const addDictation = route({
  method: 'POST',
  path: '/api/dictations',
  access: 'session',
  body: newDictation,
  reply: dictation,
  status: 201,
  idempotent: true,
  summary: 'Store a dictation',
})

export const changeDictation = route({
  method: 'PATCH',
  path: '/api/dictations/:id',
  access: 'session',
  body: dictationChange,
  reply: dictation,
  status: 200,
  idempotent: true,
  summary: 'Change a dictation; a stale row is refused',
})

export const deleteDictation = route({
  method: 'DELETE',
  path: '/api/dictations/:id',
  access: 'session',
  status: 204,
  summary: 'Delete a dictation; results of it keep its title and level',
})

export const generateDictation = route({
  method: 'POST',
  path: '/functions/v1/generate-dictation',
  access: 'session',
  body: dictationRequest,
  reply: generatedDictation,
  status: 200,
  longRunning: true,
  summary: 'Write a dictation from words, within the limits of the plan',
})
