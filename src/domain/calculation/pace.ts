/** Right answers a minute by theme: compared with the official reference and with the learner's own best, never with others. */
import type { PaceTheme } from './programme.ts'

/** Fewer answers say nothing about a pace. */
export const ANSWERS_FOR_A_PACE = 8

/** A longer answer was a pause: the child was called away, the tablet slept. */
export const LONGEST_COUNTED_MS = 30_000

export interface PacedAnswer {
  readonly theme: PaceTheme | undefined
  readonly right: boolean
  /** ms */
  readonly timeSpent: number
}

/** Right answers a minute of answering, to one decimal; undefined when there are too few answers of the theme. */
export function paceOf(answers: readonly PacedAnswer[], theme: PaceTheme): number | undefined {
  const counted = answers.filter((one) => one.theme === theme)
  if (counted.length < ANSWERS_FOR_A_PACE) return undefined
  const time = counted.reduce((sum, one) => sum + Math.min(one.timeSpent, LONGEST_COUNTED_MS), 0)
  const right = counted.filter((one) => one.right).length
  return Math.round((right * 600_000) / Math.max(1, time)) / 10
}
