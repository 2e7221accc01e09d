import * as z from 'zod/mini'
import { DICTATION_FORMS } from '../domain/dictation/dictation-form.ts'
import {
  MAX_CONTENT_LENGTH,
  MAX_GOAL_LENGTH,
  MAX_GOALS,
  MAX_STORY_LENGTH,
  MAX_THEME_LENGTH,
  MAX_TITLE_LENGTH,
} from '../domain/dictation/dictation-limits.ts'
import { MAX_SEARCH_LENGTH } from '../domain/dictation/dictation-search.ts'
import { MAX_LISTED_WORDS, MAX_WORD_LENGTH } from '../domain/dictation/word-list.ts'
import { boundedText, filledText, id, instant, level } from './fields.ts'
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
  /** The words of the week that it was asked for, as they were given; empty where nobody said. */
  words: z.array(z.string()),
  created_at: instant,
  updated_at: instant,
})

export type Dictation = z.infer<typeof dictation>

export const goals = z
  .array(filledText(MAX_GOAL_LENGTH))
  .check(z.maxLength(MAX_GOALS, 'goals-too-many'))

export const weekWords = z
  .array(filledText(MAX_WORD_LENGTH))
  .check(z.maxLength(MAX_LISTED_WORDS, 'too-many'))

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
  words: z._default(weekWords, []),
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
