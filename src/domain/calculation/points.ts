/** Points, streak and feedback of a training (specification §9; CAL-08). */
import { type Level, levelRank } from '../level.ts'

/** From this many right answers in a row the streak is shown. */
export const STREAK_SHOWN_FROM = 3

/** How long an answer's feedback stays, in ms. */
export const FEEDBACK_MS = 1500

/** A right answer under this many seconds earns the whole seconds that were left. */
const BONUS_UNDER_S = 5

/** Points of a right answer before the bonus: 10 in CP to 50 in CM2. */
export function basePoints(level: Level): number {
  return (levelRank(level) + 1) * 10
}

/** Points of a right answer that took `elapsed` ms. */
export function pointsFor(level: Level, elapsed: number): number {
  const left = Math.floor(BONUS_UNDER_S - Math.max(0, elapsed) / 1000)
  return basePoints(level) + Math.max(0, left)
}
