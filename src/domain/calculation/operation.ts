/** Operations of mental arithmetic (specification §9). */
export const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division'] as const

export type Operation = (typeof OPERATIONS)[number]

/** Most calculations in one test (specification §5). */
export const MAX_QUESTIONS = 100

/** A test lasts an hour at most (specification §9), in ms. */
export const MAX_TEST_DURATION_MS = 3_600_000
