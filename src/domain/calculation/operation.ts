/** Operations of mental arithmetic (specification §9). */
export const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division'] as const

export type Operation = (typeof OPERATIONS)[number]

/** Most calculations in one test (specification §5). */
export const MAX_TEST_QUESTIONS = 100

/** A test lasts an hour at most (specification §9), in ms. */
export const MAX_TEST_DURATION_MS = 3_600_000

/** Multiplication tables that can be chosen (specification §5). */
export const MULTIPLICATION_TABLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Divisors that can be chosen; nothing is divided by zero (specification §5). */
export const DIVISORS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export function isOperation(value: unknown): value is Operation {
  return OPERATIONS.some((operation) => operation === value)
}
