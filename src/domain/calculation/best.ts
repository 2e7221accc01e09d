/** A learner's own bests (CAL-09): the points of a timed training, the longest streak, the pace of the programme mode. */
import { LEVELS, type Level } from '../level.ts'
import { PACE_THEMES, type PaceTheme } from './programme.ts'
import { MAX_TIMER_S, MIN_TIMER_S, TIMER_STEP_S } from './setup.ts'

export const MAX_BEST = 1_000_000

export interface PersonalBest {
  readonly best: string
  /** Points, answers, or tenths of an answer a minute. */
  readonly value: number
}

export const STREAK_BEST = 'streak'

/** Points are only comparable within one level and one duration. */
export function pointsBest(level: Level, timerS: number): string {
  return `points-${level}-${timerS}`
}

export function paceBest(level: Level, theme: PaceTheme): string {
  return `pace-${level}-${theme}`
}

const TIMERS = Array.from(
  { length: (MAX_TIMER_S - MIN_TIMER_S) / TIMER_STEP_S + 1 },
  (_, i) => MIN_TIMER_S + i * TIMER_STEP_S,
)

export const BEST_NAMES: readonly string[] = [
  STREAK_BEST,
  ...LEVELS.flatMap((level) => TIMERS.map((timerS) => pointsBest(level, timerS))),
  ...LEVELS.flatMap((level) => PACE_THEMES.map((theme) => paceBest(level, theme))),
]

export function newBests(
  kept: readonly PersonalBest[],
  reached: readonly PersonalBest[],
): PersonalBest[] {
  const before = new Map(kept.map(({ best, value }) => [best, value]))
  return reached.filter(({ best, value }) => value > (before.get(best) ?? 0))
}
