/** A grammar session (specification §4): setup form, generation, the exercise being played, its result and its save. */
import {
  type AnalysisType,
  clampExerciseQuestions,
  DEFAULT_EXERCISE_QUESTIONS,
  type Exercise,
  type ExerciseMode,
  type ExerciseType,
} from '../../domain/grammar/exercise.ts'
import { withQuestions } from '../../domain/grammar/exercise-questions.ts'
import type { Level } from '../../domain/level.ts'
import { type PlayerEvent, type PlayerState, reducePlayer, startPlayer } from './player-state.ts'

/** Time limits offered for a control. */
export const CONTROL_MINUTES = [5, 10, 15, 20, 30] as const

export interface GrammarForm {
  readonly level: Level
  readonly type: ExerciseType
  readonly analysisType: AnalysisType
  /** As typed; clamped on use. */
  readonly count: string
  readonly wide: boolean
  readonly minutes: number | null
  readonly learnerId: string | null
}

export type ExerciseSaving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  /** `isKept`: on this device, until there is a network. */
  | { readonly kind: 'saved'; readonly isKept: boolean }
  | { readonly kind: 'failed'; readonly sentence: string }

export type GrammarPhase =
  | { readonly kind: 'setup' }
  /** `withoutAi`: by the engine, after the provider failed. */
  | { readonly kind: 'generating'; readonly withoutAi: boolean }
  | {
      readonly kind: 'playing'
      readonly player: PlayerState
      readonly saving: ExerciseSaving
      readonly key: string
    }

export interface GrammarState {
  readonly mode: ExerciseMode
  readonly form: GrammarForm
  readonly phase: GrammarPhase
  /** Last error, in French. */
  readonly error: string | null
  /** Whether the engine may replace the failed provider. */
  readonly engineOffered: boolean
}

interface ExerciseOpening {
  readonly exercise: Exercise
  /** ms */
  readonly at: number
  readonly seed: number
  /** Idempotency key of the result. */
  readonly key: string
}

export type GrammarEvent =
  | { readonly type: 'changed'; readonly change: Partial<GrammarForm> }
  | { readonly type: 'count-left' }
  | { readonly type: 'started'; readonly withoutAi?: boolean }
  /** `due`: what the learner missed on an earlier day, most urgent first. */
  | ({ readonly type: 'loaded'; readonly due: Exercise | null } & ExerciseOpening)
  | ({ readonly type: 'sample-chosen' } & ExerciseOpening)
  | { readonly type: 'failed'; readonly sentence: string; readonly byProvider?: boolean }
  | { readonly type: 'stopped' }
  | { readonly type: 'played'; readonly event: PlayerEvent }
  | { readonly type: 'left' }
  /** Another exercise of the same form, or the same sample again. */
  | ({ readonly type: 'restarted' } & Omit<ExerciseOpening, 'exercise'>)
  | { readonly type: 'saving' }
  | { readonly type: 'saved'; readonly isKept: boolean }
  | { readonly type: 'save-failed'; readonly sentence: string }

export function initialGrammar(mode: ExerciseMode, level: Level = 'CP'): GrammarState {
  return {
    mode,
    form: {
      level,
      type: 'analysis',
      analysisType: { nature: true, function: true },
      count: String(DEFAULT_EXERCISE_QUESTIONS),
      wide: false,
      minutes: null,
      learnerId: null,
    },
    phase: { kind: 'setup' },
    error: null,
    engineOffered: false,
  }
}

/** An integer from 1 to 20. */
export function questionsAsked({ count }: GrammarForm): number {
  return clampExerciseQuestions(count.trim() === '' ? Number.NaN : Number(count.replace(',', '.')))
}

/** An analysis of neither nature nor function (GRA-02). */
export function lacksAnalysisType({ type, analysisType }: GrammarForm): boolean {
  return type === 'analysis' && !analysisType.nature && !analysisType.function
}

function open(
  state: GrammarState,
  { exercise, at, seed, key }: ExerciseOpening,
  isSample: boolean,
  due = 0,
): GrammarState {
  const { minutes, level } = state.form
  const limitMs = state.mode === 'control' && minutes !== null ? minutes * 60_000 : null
  const total = isSample ? exercise.questions.length : questionsAsked(state.form)
  const { mode } = state
  const options = { mode, level, total, seed, at, limitMs, isSample, due }
  const player = startPlayer(exercise, options)
  return {
    ...state,
    error: null,
    phase: { kind: 'playing', player, saving: { kind: 'idle' }, key },
  }
}

/** What returns stands behind what was made, and is asked in turn with it. */
function opened(
  state: GrammarState,
  { due, ...opening }: Extract<GrammarEvent, { type: 'loaded' }>,
): GrammarState {
  const { exercise } = opening
  if (!due || state.mode === 'control') return open(state, opening, false)
  const both = withQuestions(exercise, due)
  const count = both.questions.length - exercise.questions.length
  return open(state, { ...opening, exercise: both }, false, count)
}

/** Answers, or a learner's result, that only this tab holds. */
export function hasUnsavedExercise({ phase, form }: GrammarState): boolean {
  if (phase.kind !== 'playing' || phase.player.exercise.questions.length === 0) return false
  const { mode, endedAt, attempts } = phase.player
  const isUnsaved = form.learnerId !== null && phase.saving.kind !== 'saved'
  if (endedAt === null) return mode === 'control' || attempts > 0
  return isUnsaved
}

function withSaving(state: GrammarState, saving: ExerciseSaving): GrammarState {
  return state.phase.kind === 'playing' ? { ...state, phase: { ...state.phase, saving } } : state
}

/** Frozen during an exercise: its result is stored with the level of the form. */
function changed(state: GrammarState, change: Partial<GrammarForm>): GrammarState {
  return state.phase.kind === 'setup' ? { ...state, form: { ...state.form, ...change } } : state
}

function restarted(state: GrammarState, opening: Omit<ExerciseOpening, 'exercise'>): GrammarState {
  const { phase } = state
  if (phase.kind !== 'playing') return state
  const { exercise, isSample } = phase.player
  return isSample
    ? open(state, { ...opening, exercise }, true)
    : { ...state, error: null, phase: { kind: 'generating', withoutAi: false } }
}

export function reduceGrammar(state: GrammarState, event: GrammarEvent): GrammarState {
  const { phase, form } = state
  switch (event.type) {
    case 'changed':
      return changed(state, event.change)
    case 'count-left':
      return { ...state, form: { ...form, count: String(questionsAsked(form)) } }
    case 'started':
      return phase.kind === 'setup' && !lacksAnalysisType(form)
        ? {
            ...state,
            error: null,
            phase: { kind: 'generating', withoutAi: event.withoutAi ?? false },
          }
        : state
    case 'loaded':
      return phase.kind === 'generating' ? opened(state, event) : state
    case 'sample-chosen':
      return phase.kind === 'setup' ? open(state, event, true) : state
    case 'failed':
      return {
        ...state,
        error: event.sentence,
        engineOffered: event.byProvider ?? false,
        phase: { kind: 'setup' },
      }
    case 'stopped':
    case 'left':
      return { ...state, error: null, phase: { kind: 'setup' } }
    case 'restarted':
      return restarted(state, event)
    case 'played':
      return phase.kind === 'playing'
        ? { ...state, phase: { ...phase, player: reducePlayer(phase.player, event.event) } }
        : state
    case 'saving':
      return withSaving(state, { kind: 'saving' })
    case 'saved':
      return withSaving(state, { kind: 'saved', isKept: event.isKept })
    case 'save-failed':
      return withSaving(state, { kind: 'failed', sentence: event.sentence })
  }
}
