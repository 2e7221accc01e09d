/** What a stored result was, when it was no mental arithmetic. */
export const CALCULATION_SERIES = ['problems', 'fractions', 'measures'] as const

export type CalculationSeries = (typeof CALCULATION_SERIES)[number]
