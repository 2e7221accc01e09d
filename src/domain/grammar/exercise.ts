/** Grammar exercises (specification §3, §5, §9; GRA rows). */
import type { Level } from '../level.ts'
import type { GrammarFunction } from './grammar-function.ts'
import type { AskedNature } from './nature.ts'

export const EXERCISE_TYPES = ['analysis', 'fill', 'reorder'] as const

export type ExerciseType = (typeof EXERCISE_TYPES)[number]

export function isExerciseType(value: unknown): value is ExerciseType {
  return EXERCISE_TYPES.some((type) => type === value)
}

/** Specification §9. */
export const MIN_EXERCISE_QUESTIONS = 1
export const MAX_EXERCISE_QUESTIONS = 20
export const DEFAULT_EXERCISE_QUESTIONS = 5

/** Words in a whole exercise: 20 questions of 50 words. */
export const MAX_WORDS_ASKED = 1000

/** A test is timed up to an hour. */
export const MAX_EXERCISE_MS = 3_600_000

/** Marks a gap in a sentence. */
export const GAP = '___'

/** What an analysis asks; at least one of the two (specification §5). */
export interface AnalysisType {
  readonly nature: boolean
  readonly function: boolean
}

export interface AnalysedWord {
  readonly text: string
  readonly nature: AskedNature
  /** On the head of a group only. */
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

/** `sentence` holds one `GAP` per word. */
export interface FillQuestion {
  readonly sentence: string
  readonly words: readonly GapWord[]
}

export interface ReorderWord {
  readonly text: string
  /** From 0. */
  readonly position: number
}

export interface ReorderQuestion {
  readonly sentence: string
  readonly words: readonly ReorderWord[]
  /** All accepted orders, as positions; the original order comes first. */
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
  /** Includes natures and functions that the class has not been taught yet. */
  readonly wide: boolean
}

export function clampExerciseQuestions(value: number): number {
  if (!Number.isFinite(value)) return DEFAULT_EXERCISE_QUESTIONS
  return Math.min(MAX_EXERCISE_QUESTIONS, Math.max(MIN_EXERCISE_QUESTIONS, Math.round(value)))
}
