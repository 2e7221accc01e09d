/** What an exercise comes to: one score, and how it was reached (GRA-06, GRA-15). */
import { finalPercent, precisionPercent } from '../../domain/grammar/marking.ts'
import type { AnswerMark } from './answer-marks-state.ts'
import type { PlayerState } from './player-state.ts'

export interface ExerciseScore {
  readonly correct: number
  readonly total: number
  /** Percent. */
  readonly score: number
  /** Percent of right answers over all attempts. */
  readonly precision: number
  /** ms */
  readonly time: number
}

export function exerciseScore(state: PlayerState): ExerciseScore {
  const correct = state.marks.filter((mark) => mark.right).length
  const total = state.marks.length
  return {
    correct,
    total,
    score: finalPercent(correct, total),
    precision: precisionPercent(state.rights, state.attempts),
    time: (state.endedAt ?? state.now) - state.startedAt,
  }
}

export interface AnswerTally {
  readonly name: string
  readonly correct: number
  readonly total: number
}

/** In order of first appearance. */
export function talliesBy(marks: readonly AnswerMark[], key: 'nature' | 'function'): AnswerTally[] {
  const tallies = new Map<string, { correct: number; total: number }>()
  for (const mark of marks) {
    const name = mark[key]
    if (name === null) continue
    const { correct, total } = tallies.get(name) ?? { correct: 0, total: 0 }
    const isRight = key === 'nature' ? mark.natureRight : mark.functionRight
    tallies.set(name, { correct: correct + (isRight ? 1 : 0), total: total + 1 })
  }
  return [...tallies].map(([name, counts]) => ({ name, ...counts }))
}
