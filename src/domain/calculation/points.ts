/** Points, streak and feedback of a training (specification §9; CAL-08). */
import { type Level, levelRank } from '../level.ts'

export const STREAK_SHOWN_FROM = 3

/** How long the feedback on an answer is shown (specification §9). */
export const FEEDBACK_MS = 1500

/** A right answer within five seconds earns the whole seconds left. */
const BONUS_UNDER_S = 5

export function basePoints(level: Level): number {
  return (levelRank(level) + 1) * 10
}

/** Points of a right answer; `elapsed` in ms. */
export function pointsFor(level: Level, elapsed: number): number {
  const left = Math.floor(BONUS_UNDER_S - Math.max(0, elapsed) / 1000)
  return basePoints(level) + Math.max(0, left)
}
