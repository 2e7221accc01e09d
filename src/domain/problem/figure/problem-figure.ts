/**
 * What is drawn beside a word problem: its whole story, what is known written, what is asked a question mark. The bar model («schéma en
 * barres») where quantities are put together; a time line for hours, which are no lengths; posts with their intervals; a rectangle.
 */
import type { Quantity } from '../quantity.ts'

/** null: what is asked. `later`: found on the way, and not yet. */
export type FigureValue = Quantity | null | 'later'

export interface BarSegment {
  readonly value: FigureValue
  /** Length beside the longest bar of the figure. */
  readonly share: number
  /**
   * The part by which one bar is longer; what no longer fills a group; the groups that are not drawn one by one, at their width or, where
   * the bar is broken, without a scale.
   */
  readonly role?: 'gap' | 'rest' | 'ellipsis' | 'break'
}

/** Whether it stands for groups that are not drawn one by one. */
export function isLeftOut({ role }: BarSegment): boolean {
  return role === 'ellipsis' || role === 'break'
}

/** Over some equal segments: how many they are. */
export interface BarSpan {
  readonly from: number
  readonly count: number
  readonly times: FigureValue
  /** Whether the last of them is not full. */
  readonly isRoundedUp?: boolean
}

export interface ModelBar {
  readonly segments: readonly BarSegment[]
  /** Under the whole bar; undefined: none. */
  readonly brace?: FigureValue
  /** Whether the brace tells another quantity, which goes with the bar in a proportion. */
  readonly isWorth?: boolean
  readonly spans: readonly BarSpan[]
}

export interface BarModel {
  readonly form: 'bars'
  readonly bars: readonly ModelBar[]
  /** Of all the bars together. */
  readonly total?: FigureValue
}

export interface RectangleFigure {
  readonly form: 'rectangle'
  /** Along the top, and down. */
  readonly sides: readonly [FigureValue, FigureValue]
  /** How many times the side along the top goes into the one down: the shape is true. */
  readonly ratio: number
  /** What it holds. */
  readonly area?: FigureValue
  /** The way around it. */
  readonly perimeter?: FigureValue
}

export interface TimeLineInstant {
  readonly value: FigureValue
  /** From 0, the first, to 1, the last. */
  readonly at: number
}

export interface TimeLineHop {
  readonly value: FigureValue
  readonly from: number
  readonly to: number
}

export interface TimeLine {
  readonly form: 'time-line'
  readonly instants: readonly TimeLineInstant[]
  readonly hops: readonly TimeLineHop[]
}

export interface PostsFigure {
  readonly form: 'posts'
  readonly posts: FigureValue
  readonly interval: FigureValue
  readonly length: FigureValue
}

export type ProblemFigure = BarModel | RectangleFigure | TimeLine | PostsFigure
