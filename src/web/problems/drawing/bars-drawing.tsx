import type { ReactElement } from 'react'
import {
  type BarModel,
  type BarSegment,
  type FigureValue,
  isLeftOut,
  type ModelBar,
} from '../../../domain/problem/figure/problem-figure.ts'
import {
  BROKEN_BAR,
  figureValueText,
  isBroken,
  labelledText,
  timesText,
} from '../../../texts/problems/figure-texts.ts'
import {
  bracePath,
  bracePathOver,
  Label,
  LINE,
  MARGIN,
  type PlacedLabel,
  type ProblemDrawing,
  spreadLabels,
  textWidth,
  WIDTH,
} from './label.tsx'

const BAR = 44
const ROW_GAP = 16
const BRACE = 40
const SPAN = 34
/** Beside the number inside a segment. */
const PADDING = 6

interface PlacedSegment extends BarSegment {
  readonly x: number
  readonly width: number
}

interface Row {
  readonly bar: ModelBar
  readonly segments: readonly PlacedSegment[]
  /** Of segments too narrow for their number. */
  readonly outside: readonly PlacedLabel[]
  readonly top: number
  /** Of the bar itself. */
  readonly y: number
  readonly height: number
}

function placed(segments: readonly BarSegment[], scale: number): PlacedSegment[] {
  let x = MARGIN
  return segments.map((segment) => {
    const width = segment.share * scale
    const at = { ...segment, x, width }
    x += width
    return at
  })
}

function isNarrow(segment: PlacedSegment): boolean {
  const text = figureValueText(segment.value)
  return !isLeftOut(segment) && text !== '' && textWidth(text) + PADDING > segment.width
}

/** Of several equal ones side by side, the first tells for all. */
function outsideLabels(segments: readonly PlacedSegment[]): PlacedLabel[] {
  const narrow = segments.filter((segment, rank) => {
    const before = segments[rank - 1]
    const isRepeated =
      before !== undefined &&
      isNarrow(before) &&
      before.role === segment.role &&
      figureValueText(before.value) === figureValueText(segment.value)
    return isNarrow(segment) && !isRepeated
  })
  const labels = narrow.map(({ value, x, width }) => ({ value, at: x + width / 2 }))
  return spreadLabels(labels, 0, WIDTH)
}

function isShown(value: FigureValue | undefined): value is FigureValue {
  return value !== undefined && value !== 'later'
}

function rowsOf(bars: readonly ModelBar[], scale: number): Row[] {
  let top = MARGIN
  return bars.map((bar) => {
    const segments = placed(bar.segments, scale)
    const outside = outsideLabels(segments)
    const spans = bar.spans.length > 0 ? SPAN : 0
    const above = spans + (outside.length > 0 ? LINE : 0)
    const height = above + BAR + (isShown(bar.brace) ? BRACE : 0)
    const row = { bar, segments, outside, top, y: top + above, height }
    top += height + ROW_GAP
    return row
  })
}

export function barsDrawing(model: BarModel): ProblemDrawing {
  const { bars, total } = model
  const lengths = bars.map(({ segments }) => segments.reduce((sum, { share }) => sum + share, 0))
  const rows = rowsOf(bars, (WIDTH - 2 * MARGIN) / Math.max(...lengths))
  const last = rows.at(-1)
  const bottom = (last?.top ?? 0) + (last?.height ?? 0) + MARGIN
  const hasTotal = isShown(total)
  const end = bottom + (hasTotal ? BRACE : 0)
  const hasNote = isBroken(model)
  return {
    height: end + (hasNote ? LINE : 0),
    shapes: (
      <>
        {rows.map((row) => (
          <Bar key={row.top} row={row} />
        ))}
        {hasTotal && (
          <>
            <path className="bar-model-brace" d={bracePath(MARGIN, WIDTH - 2 * MARGIN, bottom)} />
            <Label
              x={WIDTH / 2}
              y={bottom + 27}
              value={total}
              text={labelledText('en tout', total)}
            />
          </>
        )}
        {hasNote && (
          <text className="bar-model-times" x={WIDTH / 2} y={end + LINE / 2}>
            {BROKEN_BAR}
          </text>
        )}
      </>
    ),
  }
}

function Bar({ row }: { row: Row }): ReactElement {
  const { bar, segments, outside, y } = row
  const width = segments.reduce((sum, segment) => sum + segment.width, 0)
  return (
    <g>
      <Spans row={row} />
      {outside.map(({ value, at, x }) => (
        <g key={at}>
          <path className="bar-model-lead" d={`M${at} ${y}L${x} ${y - 5}`} />
          <Label x={x} y={y - LINE / 2 - 3} value={value} />
        </g>
      ))}
      {segments.map((segment) => (
        <Segment key={segment.x} segment={segment} y={y} />
      ))}
      {isShown(bar.brace) && (
        <>
          <path className="bar-model-brace" d={bracePath(MARGIN, width, y + BAR + 4)} />
          <BraceLabel x={MARGIN + width / 2} y={y + BAR + 29} value={bar.brace} />
        </>
      )}
    </g>
  )
}

/** Under a short bar, the number of its brace stays inside the drawing. */
function BraceLabel({ x, y, value }: { x: number; y: number; value: FigureValue }): ReactElement {
  return <Label x={Math.max(x, textWidth(figureValueText(value)) / 2)} y={y} value={value} />
}

function Spans({ row: { bar, segments, top } }: { row: Row }): ReactElement {
  const spans = bar.spans.map((span) => {
    const own = segments.slice(span.from, span.from + span.count)
    const x = own[0]?.x ?? MARGIN
    const text = timesText(span)
    return {
      x,
      text,
      isSought: span.times === null,
      width: own.reduce((sum, { width }) => sum + width, 0),
    }
  })
  return (
    <>
      {spans.map(({ x, width, text, isSought }) => (
        <g key={x}>
          <path className="bar-model-brace" d={bracePathOver(x + 2, width - 4, top + 28)} />
          <text
            x={Math.min(Math.max(x + width / 2, textWidth(text) / 2), WIDTH - textWidth(text) / 2)}
            y={top + 7}
            className="bar-model-times"
            data-sought={isSought || undefined}
          >
            {text}
          </text>
        </g>
      ))}
    </>
  )
}

/** Two slanted strokes at each end of what is left out. */
function breakPath(x: number, width: number, y: number): string {
  const stroke = (at: number): string => `M${at - 4} ${y + BAR + 5}l8 ${-BAR - 10}`
  return [x, x + 7, x + width - 7, x + width].map(stroke).join('')
}

function Segment({ segment, y }: { segment: PlacedSegment; y: number }): ReactElement {
  const { x, width, value, role = 'part' } = segment
  const isEllipsis = isLeftOut(segment)
  return (
    <g>
      <rect
        className="bar-model-segment"
        data-kind={role}
        data-sought={value === null || undefined}
        {...{ x, y, width }}
        height={BAR}
      />
      {role === 'break' && <path className="bar-model-axis" d={breakPath(x, width, y)} />}
      {isEllipsis && (
        <text x={x + width / 2} y={y + BAR / 2} className="bar-model-value">
          …
        </text>
      )}
      {!isEllipsis && !isNarrow(segment) && (
        <Label x={x + width / 2} y={y + BAR / 2} value={value} />
      )}
    </g>
  )
}
