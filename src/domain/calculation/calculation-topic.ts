/** What a stored result was, when it was no mental arithmetic. */
export const CALCULATION_TOPICS = ['problems', 'fractions', 'measures'] as const

export type CalculationTopic = (typeof CALCULATION_TOPICS)[number]
