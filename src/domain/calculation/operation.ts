export const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division'] as const

export type Operation = (typeof OPERATIONS)[number]

/** Specification §5. */
export const MAX_TEST_QUESTIONS = 100

/** Specification §9. */
export const MAX_TEST_DURATION_MS = 3_600_000

/** Specification §5. */
export const MULTIPLICATION_TABLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Specification §5. */
export const DIVISORS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export function isOperation(value: unknown): value is Operation {
  return OPERATIONS.some((operation) => operation === value)
}
