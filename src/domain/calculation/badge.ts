/** Badges of a training (CAL-09): each rewards work, none rewards speed, none is ever lost. */
import type { Difficulty } from './difficulty.ts'
import { OPERATIONS, type Operation } from './operation.ts'

export const BADGES = [
  'first-steps',
  'second-chance',
  'streak-of-ten',
  'all-operations',
  'climber',
  'long-run',
  'fact-learned',
] as const

export type Badge = (typeof BADGES)[number]

export const FIRST_STEPS_ANSWERS = 10
export const BADGE_STREAK = 10
export const LONG_RUN_ANSWERS = 50

export interface SessionStats {
  readonly answers: number
  readonly rightAnswers: number
  readonly bestStreak: number
  readonly difficulty: Difficulty
  readonly rightOperations: ReadonlySet<Operation>
  /** A fact missed earlier, in this session or before, was answered right. */
  readonly hasRecovered: boolean
  /** A fact left its last Leitner box. */
  readonly hasLearned: boolean
}

const EARNED: Readonly<Record<Badge, (stats: SessionStats) => boolean>> = {
  'first-steps': (stats) => stats.rightAnswers >= FIRST_STEPS_ANSWERS,
  'second-chance': (stats) => stats.hasRecovered,
  'streak-of-ten': (stats) => stats.bestStreak >= BADGE_STREAK,
  'all-operations': (stats) => OPERATIONS.every((one) => stats.rightOperations.has(one)),
  climber: (stats) => stats.difficulty === 'hard',
  'long-run': (stats) => stats.answers >= LONG_RUN_ANSWERS,
  'fact-learned': (stats) => stats.hasLearned,
}

export function isBadge(value: unknown): value is Badge {
  return BADGES.some((badge) => badge === value)
}

export function newBadges(stats: SessionStats, owned: readonly Badge[]): Badge[] {
  return BADGES.filter((badge) => !owned.includes(badge) && EARNED[badge](stats))
}
