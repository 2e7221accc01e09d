/** A way of thinking for one calculation, with its own numbers (CAL-15): what is written, what is drawn, what is said. */

/** «8+2+3», with the signs of a question's key: + - x : */
export type Expression = string

/** Expressions of one value: 8+5, 8+2+3, 10+3, 13. */
export type EqualityChain = readonly Expression[]

export const STRATEGY_KINDS = [
  'add-nothing',
  'take-nothing',
  'take-all',
  'small-double',
  'double',
  'near-double',
  'ten-friends',
  'ten-complement',
  'count-on',
  'count-back',
  'count-up',
  'take-back',
  'make-ten',
  'units-make-ten',
  'ten-and-units',
  'split-ten',
  'near-ten-more',
  'near-ten-less',
  'count-in-tens',
  'units-only',
  'by-parts',
  'wholes-first',
  'take-wholes-first',
  'one-digit',
  'bridge-back',
  'from-ten',
  'times-zero',
  'times-one',
  'times-ten',
  'divide-ten',
  'half-of-ten-times',
  'ten-times-minus',
  'double-again',
  'split-factor',
  'strip-zeros',
  'think-times',
  'halve-again',
  'half-known',
  'half-by-parts',
  'double-by-parts',
] as const

export type StrategyKind = (typeof STRATEGY_KINDS)[number]

export interface Jump {
  /** Negative when it goes back. */
  readonly by: number
  readonly to: number
}

export type StrategyPicture =
  /** Two quantities in frames of ten. */
  | { readonly kind: 'ten-frame'; readonly first: number; readonly second: number }
  | { readonly kind: 'number-line'; readonly from: number; readonly jumps: readonly Jump[] }
  /** `rows` times the columns of each part; those of `removed` are taken off again. */
  | {
      readonly kind: 'area'
      readonly rows: number
      readonly parts: readonly number[]
      readonly removed: number
    }
  | { readonly kind: 'bar'; readonly whole: number; readonly parts: readonly number[] }
  /** Each digit moves by as many places as `factor` has zeros. */
  | {
      readonly kind: 'places'
      readonly from: number
      readonly to: number
      readonly factor: number
      readonly divides: boolean
    }

export interface Strategy {
  readonly kind: StrategyKind
  /** What its sentence names, in the order of `STRATEGY_SENTENCES`. */
  readonly numbers: readonly number[]
  /** The last chain begins with the question, solved. */
  readonly lines: readonly EqualityChain[]
  readonly picture: StrategyPicture
}

/** A number line from a start by jumps that are added one after the other. */
export function lineOf(from: number, ...jumps: readonly number[]): StrategyPicture {
  let at = from
  return {
    kind: 'number-line',
    from,
    jumps: jumps
      .filter((by) => by !== 0)
      .map((by) => {
        at = Math.round((at + by) * 1000) / 1000
        return { by, to: at }
      }),
  }
}

/** A whole in its places, largest first and without zeros: 2000, 600, 80, 5. */
export function partsByPlace(value: number): number[] {
  const digits = String(value)
  return [...digits]
    .map((digit, at) => Number(digit) * 10 ** (digits.length - 1 - at))
    .filter((part) => part > 0)
}

/** Whether a whole from 10 on counts fewer than ten of one place: 40, 300, 7 000, and neither 890 nor 3 780. */
export function isOneDigitRound(value: number): boolean {
  return value >= 10 && value / roundTo(value) < 10
}

/** The largest power of ten that divides a whole above 0. */
export function roundTo(value: number): number {
  let place = 1
  while (value % (place * 10) === 0) place *= 10
  return place
}
