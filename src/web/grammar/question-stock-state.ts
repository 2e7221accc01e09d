/** Which question of an exercise comes next: of the pupil's band, and in turn one that was missed on an earlier day (GRA-13, GRA-15). */
import {
  bandsByPreference,
  type DifficultyBand,
  type DifficultyPace,
  possibleBands,
} from '../../domain/grammar/difficulty-band.ts'
import type { Exercise, ExerciseMode } from '../../domain/grammar/exercise.ts'
import { bandOf } from '../../domain/grammar/question-difficulty.ts'
import type { Level } from '../../domain/level.ts'

interface Stock {
  readonly exercise: Exercise
  readonly level: Level
  /** Indexes of new questions not played yet, and of those that return. */
  readonly remaining: readonly number[]
  readonly due: readonly number[]
}

function ofBand({ exercise, level, remaining }: Stock, band: DifficultyBand): number[] {
  return remaining.filter((index) => bandOf(exercise, index, level) === band)
}

interface Turn {
  readonly mode: ExerciseMode
  /** From 1. */
  readonly rank: number
  readonly pace: DifficultyPace
  /** Whether nothing was wrong in the question before. */
  readonly faultless: boolean
}

/** Every other question of a training is one that returns, as long as there are some. */
export function nextIndex(stock: Stock, { mode, rank, pace, faultless }: Turn): number | undefined {
  if (mode === 'control') return stock.remaining[0]
  const returning = stock.due[0]
  const fresh = bandsByPreference(pace.band, faultless).flatMap((band) => ofBand(stock, band))[0]
  return rank % 2 === 1 ? (returning ?? fresh) : (fresh ?? returning)
}

/** Bands that the next question may be of, and that no question is left of. */
export function bandsWanted(
  state: Stock & {
    readonly mode: ExerciseMode
    readonly isSample: boolean
    readonly endedAt: number | null
    readonly rank: number
    readonly total: number
    readonly pace: DifficultyPace
  },
): DifficultyBand[] {
  const { mode, isSample, endedAt, rank, total, pace } = state
  if (mode === 'control' || isSample || endedAt !== null || rank >= total) return []
  return possibleBands(pace).filter((band) => ofBand(state, band).length === 0)
}
