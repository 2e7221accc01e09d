/** How large the numbers of a level are (specification §9; CAL-02, CAL-03), and when a training moves (CAL-09). */
import type { Level } from '../level.ts'

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

export type Difficulty = (typeof DIFFICULTIES)[number]

export const TRAINING_DIFFICULTY: Difficulty = 'medium'
export const TEST_DIFFICULTY: Difficulty = 'hard'

const LARGEST: Readonly<Record<Level, number>> = {
  CP: 10,
  CE1: 100,
  CE2: 1000,
  CM1: 10_000,
  CM2: 100_000,
}

const SHARE: Readonly<Record<Difficulty, number>> = { easy: 0.5, medium: 0.75, hard: 1 }

const YOUNG_FACTORS: Readonly<Record<'CP' | 'CE1', Readonly<Record<Difficulty, number>>>> = {
  CP: { easy: 3, medium: 4, hard: 5 },
  CE1: { easy: 5, medium: 7, hard: 10 },
}

const LARGEST_FACTOR = 12

/** Largest term of an addition or a subtraction, rounded down (CP, medium: 7). */
export function largestTerm(level: Level, difficulty: Difficulty): number {
  return Math.floor(LARGEST[level] * SHARE[difficulty])
}

/** Largest factor next to a table, and largest quotient next to a divisor. */
export function largestFactor(level: Level, difficulty: Difficulty): number {
  if (level === 'CP' || level === 'CE1') return YOUNG_FACTORS[level][difficulty]
  return Math.min(LARGEST_FACTOR, Math.floor(Math.sqrt(largestTerm(level, difficulty))))
}

export const RIGHT_TO_RISE = 5

/** Two misses in the last four answers lower the difficulty. */
export const MISSES_LOOKED_AT = 4
const MISSES_TO_FALL = 2

/** `answers`, oldest first, were all given at `difficulty`. */
export function nextDifficulty(difficulty: Difficulty, answers: readonly boolean[]): Difficulty {
  const rank = DIFFICULTIES.indexOf(difficulty)
  const misses = answers.slice(-MISSES_LOOKED_AT).filter((right) => !right).length
  if (misses >= MISSES_TO_FALL) return DIFFICULTIES[rank - 1] ?? difficulty
  const last = answers.slice(-RIGHT_TO_RISE)
  const rises = last.length === RIGHT_TO_RISE && last.every(Boolean)
  return rises ? (DIFFICULTIES[rank + 1] ?? difficulty) : difficulty
}
