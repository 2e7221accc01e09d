/** Where a learner stands in each kind of grammar exercise, against nobody but the questions asked. */
import { DIFFICULTY_BANDS, type DifficultyBand } from '../grammar/difficulty-band.ts'
import type { ExerciseType } from '../grammar/exercise.ts'
import { averageScore } from './results.ts'

interface GrammarScore {
  readonly exercise_type: ExerciseType
  readonly score: number
}

export interface GrammarStanding {
  readonly type: ExerciseType
  /** The mean of the newest, at most `RECENT`. */
  readonly score: number
  /** A fifth of the scale each. */
  readonly band: DifficultyBand
  /** Exercises that it rests on. */
  readonly exercises: number
}

const RECENT = 5

function bandOf(score: number): DifficultyBand {
  const at = Math.min(
    DIFFICULTY_BANDS.length - 1,
    Math.floor((score * DIFFICULTY_BANDS.length) / 100),
  )
  return DIFFICULTY_BANDS[at] ?? DIFFICULTY_BANDS[0]
}

/** The kinds that were done, the one done last first; `newestFirst` of one class or several. */
export function grammarStandings(newestFirst: readonly GrammarScore[]): GrammarStanding[] {
  const kinds = Map.groupBy(newestFirst, ({ exercise_type }) => exercise_type)
  return [...kinds].map(([type, results]) => {
    const recent = results.slice(0, RECENT)
    const score =
      averageScore(
        recent.reduce((sum, one) => sum + one.score, 0),
        recent.length,
      ) ?? 0
    return { type, score, band: bandOf(score), exercises: recent.length }
  })
}
