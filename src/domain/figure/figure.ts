/** Fractions and measures read on a drawing (CAL-17): what is drawn, what is asked, what an answer is worth. */
import type { CalculationTopic } from '../calculation/calculation-topic.ts'
import type { Level } from '../level.ts'
import { areEqual, type Measure, parseQuantity, type Quantity } from '../problem/quantity.ts'

export interface Fraction {
  readonly numerator: number
  readonly denominator: number
}

export type Figure =
  /** Equal units, each cut into `parts`, the first `shaded` parts of all coloured. */
  | { readonly form: 'strip'; readonly parts: number; readonly shaded: number }
  | { readonly form: 'disc'; readonly parts: number; readonly shaded: number }
  /** From 0 to `units`, each cut into `parts`; an arrow points to the graduation `mark`. */
  | { readonly form: 'line'; readonly units: number; readonly parts: number; readonly mark: number }
  /** A collection of `count` things. */
  | { readonly form: 'collection'; readonly count: number }
  /** Minutes since midnight. */
  | { readonly form: 'clock'; readonly minutes: number }
  /** A pencil along a ruler. */
  | { readonly form: 'ruler'; readonly millimetres: number }
  /** In cents, greatest first. */
  | { readonly form: 'coins'; readonly cents: readonly number[] }
  /** On a pan, in grams, greatest first. */
  | { readonly form: 'weights'; readonly grams: readonly number[] }
  /** On squared paper, a square of 1 cm a side. */
  | { readonly form: 'squares'; readonly rows: number; readonly columns: number }
  | { readonly form: 'none' }

/** What is asked of the figure, or of numbers alone. */
export type FigureTask =
  | { readonly kind: 'shaded' }
  | { readonly kind: 'unshaded' }
  | { readonly kind: 'abscissa' }
  | { readonly kind: 'part-of'; readonly part: Fraction }
  /** The things of a collection, in two equal parts: how many in one. */
  | { readonly kind: 'share' }
  /** What has this half. */
  | { readonly kind: 'whole-of'; readonly half: number }
  | { readonly kind: 'greater'; readonly one: Fraction; readonly other: Fraction }
  | { readonly kind: 'sum'; readonly one: Fraction; readonly other: Fraction }
  | { readonly kind: 'difference'; readonly one: Fraction; readonly other: Fraction }
  /** Of the two whole numbers around a fraction, the one below or above. */
  | { readonly kind: 'between'; readonly part: Fraction; readonly side: 'below' | 'above' }
  | { readonly kind: 'to-one'; readonly part: Fraction }
  | { readonly kind: 'equivalent'; readonly part: Fraction; readonly denominator: number }
  | { readonly kind: 'decimal'; readonly part: Fraction }
  | { readonly kind: 'read' }
  | { readonly kind: 'afternoon' }
  | { readonly kind: 'duration'; readonly from: number; readonly to: number }
  | { readonly kind: 'conversion'; readonly from: Quantity; readonly to: Measure }
  /** «4 h 30 min = … min», «3 m 5 cm = … m» */
  | {
      readonly kind: 'mixed'
      readonly great: Quantity
      readonly small: Quantity
      readonly to: 'great' | 'small'
    }
  /** «390 s = 6 min … s» */
  | { readonly kind: 'left-over'; readonly from: Quantity; readonly great: Quantity }
  /** Told, not drawn; a square where its sides are equal. */
  | {
      readonly kind: 'rectangle'
      readonly asked: 'perimeter' | 'area'
      readonly length: Quantity
      readonly width: Quantity
    }
  | { readonly kind: 'perimeter' }
  | { readonly kind: 'area' }

/** A fraction, or a number with the measure that stands beside the field. */
export type FigureAnswer =
  | { readonly kind: 'fraction'; readonly value: Fraction }
  | { readonly kind: 'quantity'; readonly value: Quantity }

export interface FigureQuestion {
  readonly level: Level
  readonly figure: Figure
  readonly task: FigureTask
  readonly answer: FigureAnswer
}

export type FigureSeries = Exclude<CalculationTopic, 'problems'>

export const FIGURE_SERIES_LENGTH = 10

/** «2 3/4» is none: what it means is not for us to guess. */
const FRACTION = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/u

/** «3/4», «3 / 4»; null for anything else, and for a denominator of 0. */
export function parseFraction(text: string): Fraction | null {
  const [, numerator, denominator] = FRACTION.exec(text) ?? []
  if (numerator === undefined || denominator === undefined || Number(denominator) === 0) return null
  return { numerator: Number(numerator), denominator: Number(denominator) }
}

export function isSameFraction(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator
}

/** What a child typed, as a fraction; a decimal or whole number is one too. */
function typedFraction(text: string): Fraction | null {
  const number = parseQuantity(text, null)
  const thousandths = number && { numerator: Math.round(number.value * 1000), denominator: 1000 }
  return parseFraction(text) ?? thousandths
}

function isRight(answer: FigureAnswer, text: string): boolean | undefined {
  if (answer.kind === 'fraction') {
    const typed = typedFraction(text)
    return typed === null ? undefined : isSameFraction(typed, answer.value)
  }
  const typed = parseQuantity(text, answer.value.measure)
  return typed === null ? undefined : areEqual(typed, answer.value)
}

/** Decimals come in CM1, prices before. */
export function knowsDecimals({
  level,
  answer,
}: Pick<FigureQuestion, 'level' | 'answer'>): boolean {
  const isPrice = answer.kind === 'quantity' && answer.value.measure === '€'
  return isPrice || level === 'CM1' || level === 'CM2'
}

/**
 * Undefined when it cannot be read or is of a kind that the class does not know, so that the try is not lost. An equal fraction or decimal
 * is right: 2/4 for 1/2, 0,5 for 1/2.
 */
export function isRightFigure(question: FigureQuestion, text: string): boolean | undefined {
  const right = isRight(question.answer, text)
  const isNegative = /^\s*[-\u2212]/u.test(text)
  const isWrongKind = isNegative || (/\d[.,]\d/u.test(text) && !knowsDecimals(question))
  return right === false && isWrongKind ? undefined : right
}
