/** A series that belongs to no learner's week survives a reload of the tab: what draws it again, and what is done of it. */
import * as z from 'zod/mini'
import { FIGURE_SERIES_LENGTH } from '../../domain/figure/figure.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { WEEKLY_PROBLEMS } from '../../domain/problem/problem.ts'
import { PROBLEM_OUTCOMES, type ProblemOutcome } from '../../domain/problem/problem-week.ts'
import type { PersistedEntry } from '../persistence/persisted-state.ts'
import type { ChosenFigures, FigureResult } from './figures/figures-state.ts'

/** Ten problems that were drawn for nobody. */
export interface DrawnSeries {
  readonly level: Level
  readonly seed: number
  /** Of those done. */
  readonly outcomes: readonly ProblemOutcome[]
}

const drawnSeries = z.object({
  level: z.enum(LEVELS),
  seed: z.int().check(z.minimum(0)),
  outcomes: z.array(z.enum(PROBLEM_OUTCOMES)),
})

export const DRAWN_PROBLEMS: PersistedEntry<DrawnSeries | null, DrawnSeries> = {
  name: 'problems',
  version: 1,
  make: (series) => (series && series.outcomes.length < WEEKLY_PROBLEMS ? series : null),
  parse: (stored) => drawnSeries.safeParse(stored).data,
}

export interface BegunFigures {
  readonly chosen: ChosenFigures
  /** Of the questions done. */
  readonly results: readonly FigureResult[]
}

const begunFigures = z.object({
  chosen: z.object({
    series: z.enum(['fractions', 'measures']),
    level: z.enum(LEVELS),
    learnerId: z.nullable(z.string()),
    seed: z.int().check(z.minimum(0)),
    key: z.string(),
  }),
  results: z.array(z.object({ isRight: z.boolean(), timeSpent: z.number().check(z.minimum(0)) })),
})

export const BEGUN_FIGURES: PersistedEntry<BegunFigures | null, BegunFigures> = {
  name: 'figures',
  version: 1,
  make: (begun) => (begun && begun.results.length < FIGURE_SERIES_LENGTH ? begun : null),
  parse: (stored) => begunFigures.safeParse(stored).data,
}
