/** What every question on fractions is made of. */
import type { Level } from '../level.ts'
import type { Random } from '../random.ts'
import type { Figure, FigureQuestion, FigureTask, Fraction } from './figure.ts'

export type QuestionDraw = (random: Random) => FigureQuestion

export const NO_FIGURE: Figure = { form: 'none' }

export function fraction(numerator: number, denominator: number): Fraction {
  return { numerator, denominator }
}

/** A question that a fraction answers. */
export function asked(
  level: Level,
  figure: Figure,
  task: FigureTask,
  value: Fraction,
): FigureQuestion {
  return { level, figure, task, answer: { kind: 'fraction', value } }
}

/** A question that a mere number answers. */
export function numbered(
  level: Level,
  figure: Figure,
  task: FigureTask,
  value: number,
): FigureQuestion {
  return { level, figure, task, answer: { kind: 'quantity', value: { value, measure: null } } }
}

export interface FractionRange {
  readonly level: Level
  readonly denominators: readonly number[]
  /** Least and greatest value, in units. */
  readonly least: number
  readonly units: number
}
