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

const EARNED: Readonly<Record<Badge, (signs: SessionStats) => boolean>> = {
  'first-steps': (signs) => signs.rightAnswers >= FIRST_STEPS_ANSWERS,
  'second-chance': (signs) => signs.hasRecovered,
  'streak-of-ten': (signs) => signs.bestStreak >= BADGE_STREAK,
  'all-operations': (signs) => OPERATIONS.every((one) => signs.rightOperations.has(one)),
  climber: (signs) => signs.difficulty === 'hard',
  'long-run': (signs) => signs.answers >= LONG_RUN_ANSWERS,
  'fact-learned': (signs) => signs.hasLearned,
}

export function isBadge(value: unknown): value is Badge {
  return BADGES.some((badge) => badge === value)
}

export function newBadges(signs: SessionStats, owned: readonly Badge[]): Badge[] {
  return BADGES.filter((badge) => !owned.includes(badge) && EARNED[badge](signs))
}
