import type { ReactElement } from 'react'
import type { FigureValue } from '../../../domain/problem/figure/problem-figure.ts'
import { figureValueText } from '../../../texts/problems/figure-texts.ts'

/** Units of every drawing, which scales with its column. */
export const WIDTH = 420
export const MARGIN = 6
/** Of a line of values. */
export const LINE = 22

/** Mean width of a character of a value. */
const CHARACTER = 9.6
const BETWEEN_LABELS = 8

export interface ProblemDrawing {
  readonly height: number
  readonly shapes: ReactElement
}

export function textWidth(text: string): number {
  return Math.max(CHARACTER, text.length * CHARACTER)
}

interface LabelProps {
  readonly x: number
  readonly y: number
  readonly value: FigureValue
  /** Where more than the value is written. */
  readonly text?: string
}

export function Label({ x, y, value, text }: LabelProps): ReactElement {
  return (
    <text x={x} y={y} className="bar-model-value" data-sought={value === null || undefined}>
      {text ?? figureValueText(value)}
    </text>
  )
}

export interface PlacedLabel {
  readonly value: FigureValue
  /** Where it belongs. */
  readonly at: number
  /** Where it is written. */
  readonly x: number
}

/** Moves labels of one line, from left to right, so that none covers its neighbour; all stay between `left` and `right`. */
export function spreadLabels(
  labels: readonly Omit<PlacedLabel, 'x'>[],
  left: number,
  right: number,
): PlacedLabel[] {
  const half = ({ value }: Omit<PlacedLabel, 'x'>): number => textWidth(figureValueText(value)) / 2
  let from = left
  const pushed = labels.map((label) => {
    const x = Math.max(label.at, from + half(label))
    from = x + half(label) + BETWEEN_LABELS
    return { ...label, x }
  })
  let to = right
  return pushed
    .toReversed()
    .map((label) => {
      const x = Math.min(label.x, to - half(label))
      to = x - half(label) - BETWEEN_LABELS
      return { ...label, x }
    })
    .toReversed()
}

/** Under a length, open above. */
export function bracePath(x: number, width: number, y: number): string {
  return `M${x} ${y}v6h${width / 2}v5v-5h${width / 2}v-6`
}

/** Over a length, open below. */
export function bracePathOver(x: number, width: number, y: number): string {
  return `M${x} ${y}v-6h${width / 2}v-5v5h${width / 2}v6`
}
