/** Grammar exercises (specification §3, §5, §9; GRA rows). */
import type { Level } from '../level.ts'
import type { DifficultyBand } from './difficulty-band.ts'
import type { GrammarFunction } from './grammar-function.ts'
import type { AskedNature } from './nature.ts'

export const EXERCISE_TYPES = ['analysis', 'fill', 'reorder', 'conjugation', 'agreement'] as const

export type ExerciseType = (typeof EXERCISE_TYPES)[number]

export function isExerciseType(value: unknown): value is ExerciseType {
  return EXERCISE_TYPES.some((type) => type === value)
}

/** A training helps and follows the pupil; a control is timed and says nothing before its end. */
export const EXERCISE_MODES = ['training', 'control'] as const

export type ExerciseMode = (typeof EXERCISE_MODES)[number]

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
  /** false: only shown, for the class does not know its nature yet, or teachers dispute it. */
  readonly asked?: false
}

export interface AnalysisQuestion {
  readonly sentence: string
  readonly words: readonly AnalysedWord[]
}

/** What decides the word of a gap. */
export const GAP_FOCUSES = [
  'determiner',
  'noun',
  'pronoun',
  'verb',
  'adjective',
  'tense',
  'homophone',
] as const

export type GapFocus = (typeof GAP_FOCUSES)[number]

export interface GapWord {
  /** The right word. */
  readonly text: string
  readonly options: readonly string[]
  /** Unknown where a provider wrote the question. */
  readonly focus?: GapFocus
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

/** Tenses of the programmes of cycles 2 and 3. */
export const CONJUGATED_TENSES = [
  'présent',
  'futur',
  'imparfait',
  'passé composé',
  'passé simple',
  'plus-que-parfait',
] as const

export type ConjugatedTense = (typeof CONJUGATED_TENSES)[number]

/** A form to write. */
export interface ConjugatedWord {
  /** The right form; an auxiliary and its participle are one. */
  readonly text: string
  /** Others that are right as well: «sommes allées» of «nous». */
  readonly also: readonly string[]
  /** «nous», «j'», «mes cousins». */
  readonly subject: string
  /** What the form starts with: its radical, or its auxiliary; may be empty. */
  readonly radical: string
  readonly ending: string
}

/** In a table of persons, in a sentence, or in a sentence whose subject was another. */
export const CONJUGATION_SHAPES = ['table', 'sentence', 'subject'] as const

export type ConjugationShape = (typeof CONJUGATION_SHAPES)[number]

/** `sentence` holds one `GAP` per word. */
export interface ConjugationQuestion {
  readonly sentence: string
  /** Infinitive. */
  readonly verb: string
  readonly tense: ConjugatedTense
  readonly shape: ConjugationShape
  /** The sentence with its first subject; empty but for the shape `subject`. */
  readonly model: string
  readonly words: readonly ConjugatedWord[]
}

/** What a word of a chain of agreement is to the noun that gives gender and number. */
export const CHAIN_LINKS = ['determiner', 'adjective', 'noun', 'verb', 'attribute'] as const

export type ChainLink = (typeof CHAIN_LINKS)[number]

export interface ChainWord {
  /** The right form. */
  readonly text: string
  /** As it stood before the change. */
  readonly from: string
  readonly link: ChainLink
}

/** One word of `model` was changed; `sentence` holds it, and one `GAP` per word of its chain. */
export interface AgreementQuestion {
  readonly sentence: string
  readonly model: string
  readonly changed: { readonly from: string; readonly to: string }
  readonly words: readonly ChainWord[]
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
  | { readonly type: 'conjugation'; readonly questions: readonly ConjugationQuestion[] }
  | { readonly type: 'agreement'; readonly questions: readonly AgreementQuestion[] }
) & { readonly debug?: ExerciseDebug }

export interface ExerciseRequest {
  readonly level: Level
  readonly type: ExerciseType
  readonly analysisType: AnalysisType
  readonly count: number
  /** Includes natures and functions that the class has not been taught yet. */
  readonly wide: boolean
  /** Bands of difficulty, `count` questions of each; without any, `count` questions of all. */
  readonly bands?: readonly DifficultyBand[]
}

export function clampExerciseQuestions(value: number): number {
  if (!Number.isFinite(value)) return DEFAULT_EXERCISE_QUESTIONS
  return Math.min(MAX_EXERCISE_QUESTIONS, Math.max(MIN_EXERCISE_QUESTIONS, Math.round(value)))
}
