/** Measures without a drawing: two units in one quantity, rectangles told by their sides. */
import type { Level } from '../level.ts'
import type { Measure, Quantity } from '../problem/quantity.ts'
import { CONVERSIONS, type ConversionName, measured } from './conversions.ts'
import { NO_FIGURE, type QuestionDraw } from './fraction-draws.ts'

/** «4 h 30 min = … min», and «390 s = 6 min … s»: a child has no decimal hours. */
export function mixed(level: Level, names: readonly ConversionName[]): QuestionDraw {
  return (random) => {
    const { from, to, worth } = CONVERSIONS[random.pick(names)]
    const [whole, rest] = [random.whole(2, 9), random.whole(1, worth - 1)]
    const great: Quantity = { value: whole, measure: from }
    const small: Quantity = { value: rest, measure: to }
    const all: Quantity = { value: whole * worth + rest, measure: to }
    return random.whole(0, 1) === 0
      ? measured(level, NO_FIGURE, { kind: 'mixed', great, small }, all)
      : measured(level, NO_FIGURE, { kind: 'left-over', from: all, great }, small)
  }
}

const AREAS = { cm: 'cm²', m: 'm²' } as const satisfies Partial<Record<Measure, Measure>>

/** Areas of whole sides, so that the formula is what is asked; a way around has a half. One in four is a square. */
export function rectangle(level: Level, asked: 'perimeter' | 'area'): QuestionDraw {
  return (random) => {
    const measure = random.pick(['cm', 'm'] as const)
    const shorter = random.whole(4, 12) + (asked === 'perimeter' ? 0.5 : 0)
    const longer = random.whole(1, 4) === 1 ? shorter : Math.floor(shorter) + random.whole(1, 13)
    const task = {
      kind: 'rectangle',
      asked,
      length: { value: longer, measure },
      width: { value: shorter, measure },
    } as const
    return asked === 'area'
      ? measured(level, NO_FIGURE, task, { value: longer * shorter, measure: AREAS[measure] })
      : measured(level, NO_FIGURE, task, { value: 2 * (longer + shorter), measure })
  }
}
