/** Grammar exercises as they travel and as they are played (specification §3, §5, §9; GRA rows). */
import type { Level } from '../level.ts'
import type { GrammarFunction } from './grammar-function.ts'
import type { AskedNature } from './nature.ts'

export const EXERCISE_TYPES = ['analysis', 'fill', 'reorder'] as const

export type ExerciseType = (typeof EXERCISE_TYPES)[number]

export function isExerciseType(value: unknown): value is ExerciseType {
  return EXERCISE_TYPES.some((type) => type === value)
}

/** Number of questions: integer, 1 to 20, 5 by default (specification §9). */
export const MIN_EXERCISE_QUESTIONS = 1
export const MAX_EXERCISE_QUESTIONS = 20
export const DEFAULT_EXERCISE_QUESTIONS = 5

/** Longest sentence that an exercise may hold, in words: 20 questions of 50 words are more than any class is asked. */
export const MAX_WORDS_ASKED = 1000

/** Longest time that a test is measured for: an hour, in ms. */
export const MAX_EXERCISE_MS = 3_600_000

/** A sentence's gap. */
export const GAP = '___'

/** What an analysis asks of each word; at least one of the two (specification §5). */
export interface AnalysisType {
  readonly nature: boolean
  readonly function: boolean
}

export interface AnalysedWord {
  readonly text: string
  readonly nature: AskedNature
  /** On the main word of a group only. */
  readonly function?: GrammarFunction
}

export interface AnalysisQuestion {
  readonly sentence: string
  readonly words: readonly AnalysedWord[]
}

export interface GapWord {
  /** The right word. */
  readonly text: string
  readonly options: readonly string[]
}

/** `sentence` holds one `___` a word. */
export interface FillQuestion {
  readonly sentence: string
  readonly words: readonly GapWord[]
}

export interface ReorderWord {
  readonly text: string
  /** Place in the sentence, from 0. */
  readonly position: number
}

export interface ReorderQuestion {
  readonly sentence: string
  readonly words: readonly ReorderWord[]
  /** Every right order, each as the positions of the words; the sentence's own order comes first. */
  readonly orders: readonly (readonly number[])[]
}

export interface ExerciseDebug {
  readonly prompt: string
  readonly response: string
}

export type Exercise = (
  | {
      readonly type: 'analysis'
      readonly analysisType: AnalysisType
      readonly questions: readonly AnalysisQuestion[]
    }
  | { readonly type: 'fill'; readonly questions: readonly FillQuestion[] }
  | { readonly type: 'reorder'; readonly questions: readonly ReorderQuestion[] }
) & { readonly debug?: ExerciseDebug }

export interface ExerciseRequest {
  readonly level: Level
  readonly type: ExerciseType
  readonly analysisType: AnalysisType
  readonly count: number
  /** Asks what the class has not been taught yet as well: all the specified natures and functions. */
  readonly wide: boolean
}

/** What a field of the form becomes: an integer from 1 to 20, the default when it is no number. */
export function clampExerciseQuestions(value: number): number {
  if (!Number.isFinite(value)) return DEFAULT_EXERCISE_QUESTIONS
  return Math.min(MAX_EXERCISE_QUESTIONS, Math.max(MIN_EXERCISE_QUESTIONS, Math.round(value)))
}
