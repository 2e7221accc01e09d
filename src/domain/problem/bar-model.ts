/** The bar model («schéma en barres») of a step: what is known is written, what is sought is a question mark. Drawn by the screens. */
import type { ProblemStep } from './problem-step.ts'
import type { Quantity } from './quantity.ts'

/** null: what is sought. */
export type BarValue = Quantity | null

export interface BarSegment {
  readonly value: BarValue
  /** Width beside the other segments of the model. */
  readonly share: number
  /** Whether it is the part by which one bar is longer than the other. */
  readonly isGap?: boolean
  /** Stands for all the segments between the first and the last. */
  readonly isEllipsis?: boolean
}

export interface ModelBar {
  readonly segments: readonly BarSegment[]
  /** Over the whole bar; undefined: none. */
  readonly brace?: BarValue
  /** How many equal segments it has, when that is told or sought. */
  readonly times?: BarValue
}

export type BarModel =
  | { readonly form: 'bars'; readonly bars: readonly ModelBar[] }
  | {
      readonly form: 'rectangle'
      readonly sides: readonly [BarValue, BarValue]
      readonly area: BarValue
    }
  | { readonly form: 'table'; readonly rows: readonly (readonly [BarValue, BarValue])[] }

/** More equal segments cannot be told apart. */
const MOST_SEGMENTS = 8

/** A small part stays wide enough for its number. */
const LEAST_SHARE = 0.18

function shares(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + Math.abs(value), 0) || 1
  return values.map((value) => Math.max(LEAST_SHARE, Math.abs(value) / sum))
}

function equalSegments(size: BarValue, count: number, isCountSought: boolean): BarSegment[] {
  const one: BarSegment = { value: size, share: 1 }
  if (!isCountSought && count <= MOST_SEGMENTS && Number.isInteger(count)) {
    return Array.from({ length: count }, () => one)
  }
  return [one, one, { value: null, share: 1, isEllipsis: true }, one]
}

function sumModel({ kind, terms }: ProblemStep, values: readonly BarValue[]): BarModel {
  // What is lost and what is left make what there was.
  const order = kind === 'loss' ? [2, 1, 0] : terms.map((_, place) => place)
  const parts = order.slice(0, -1)
  const widths = shares(parts.map((place) => terms[place]?.value ?? 0))
  const segments = parts.map((place, rank) => ({
    value: values[place] ?? null,
    share: widths[rank] ?? 1,
  }))
  return { form: 'bars', bars: [{ segments, brace: values[order.at(-1) ?? 0] ?? null }] }
}

function comparisonModel({ terms }: ProblemStep, values: readonly BarValue[]): BarModel {
  const [small = null, gap = null, great = null] = values
  const [low = 1, high = 1] = shares([terms[0]?.value ?? 1, terms[1]?.value ?? 1])
  return {
    form: 'bars',
    bars: [
      { segments: [{ value: small, share: low }] },
      {
        segments: [
          { value: small, share: low },
          { value: gap, share: high, isGap: true },
        ],
        brace: great,
      },
    ],
  }
}

function productModel({ kind, terms, sought }: ProblemStep, values: readonly BarValue[]): BarModel {
  const sizeAt = kind === 'times' ? 0 : 1
  const countAt = 1 - sizeAt
  const [size = null, count = null] = [values[sizeAt], values[countAt]]
  const equal = equalSegments(size, terms[countAt]?.value ?? 1, sought === countAt)
  const rest = terms.length === 4 ? [{ value: values[2] ?? null, share: 0.7, isGap: true }] : []
  const bar: ModelBar = {
    segments: [...equal, ...rest],
    brace: values.at(-1) ?? null,
    times: count,
  }
  const alone: ModelBar = { segments: [{ value: size, share: 1 }] }
  return { form: 'bars', bars: kind === 'times' ? [alone, bar] : [bar] }
}

/** `isSolved` writes what was sought. A rest that is not asked stays unwritten until then. */
export function barModel(step: ProblemStep, isSolved: boolean): BarModel {
  const { kind, terms, sought } = step
  const hasRest = kind !== 'proportion' && terms.length === 4
  // A division with a rest finds both at once.
  const found = sought === 2 ? [kind === 'sharing' ? 1 : 0, 2] : [sought, 2]
  const isHidden = (place: number): boolean =>
    hasRest && sought < 3 ? found.includes(place) : place === sought
  const values = terms.map((term, place) => (!isSolved && isHidden(place) ? null : term))
  switch (kind) {
    case 'comparison':
      return comparisonModel(step, values)
    case 'rectangle':
      return {
        form: 'rectangle',
        sides: [values[0] ?? null, values[1] ?? null],
        area: values[2] ?? null,
      }
    case 'proportion':
      return {
        form: 'table',
        rows: [
          [values[0] ?? null, values[1] ?? null],
          [values[2] ?? null, values[3] ?? null],
        ],
      }
    case 'whole':
    case 'gain':
    case 'loss':
      return sumModel(step, values)
    default:
      return productModel(step, values)
  }
}
