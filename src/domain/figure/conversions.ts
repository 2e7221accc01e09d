/** What a unit is worth in the next smaller one that a class knows. */
import type { Level } from '../level.ts'
import type { Measure, Quantity } from '../problem/quantity.ts'
import type { Figure, FigureQuestion, FigureTask } from './figure.ts'

/** A question that a quantity answers. */
export function measured(
  level: Level,
  figure: Figure,
  task: FigureTask,
  value: Quantity,
): FigureQuestion {
  return { level, figure, task, answer: { kind: 'quantity', value } }
}

interface Conversion {
  readonly from: Measure
  readonly to: Measure
  /** How many of `to` are one of `from`. */
  readonly worth: number
}

export const CONVERSIONS = {
  metres: { from: 'm', to: 'cm', worth: 100 },
  kilometres: { from: 'km', to: 'm', worth: 1000 },
  millimetres: { from: 'cm', to: 'mm', worth: 10 },
  kilograms: { from: 'kg', to: 'g', worth: 1000 },
  tonnes: { from: 't', to: 'kg', worth: 1000 },
  litres: { from: 'L', to: 'cL', worth: 100 },
  decilitres: { from: 'L', to: 'dL', worth: 10 },
  millilitres: { from: 'L', to: 'mL', worth: 1000 },
  minutes: { from: 'h', to: 'min', worth: 60 },
  seconds: { from: 'min', to: 's', worth: 60 },
} as const satisfies Readonly<Record<string, Conversion>>

export type ConversionName = keyof typeof CONVERSIONS
