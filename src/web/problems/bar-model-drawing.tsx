import type { ReactElement } from 'react'
import type { BarModel, BarSegment, BarValue, ModelBar } from '../../domain/problem/bar-model.ts'
import { barValueText, modelDescription, timesText } from '../../texts/problems/problems.ts'

/** Units of the drawing, which scales with its column. */
const WIDTH = 420
const MARGIN = 6
const BAR = 44
const ROW_GAP = 14
const BRACE = 40
const TIMES = 24

interface BarModelDrawingProps {
  readonly model: BarModel
}

/** The bar model of one step (CAL-16). */
export function BarModelDrawing({ model }: BarModelDrawingProps): ReactElement {
  const drawn = drawingOf(model)
  return (
    <svg
      className="bar-model"
      viewBox={`0 0 ${WIDTH} ${drawn.height}`}
      role="img"
      aria-label={modelDescription(model)}
    >
      {drawn.shapes}
    </svg>
  )
}

interface Drawing {
  readonly height: number
  readonly shapes: ReactElement
}

function drawingOf(model: BarModel): Drawing {
  switch (model.form) {
    case 'rectangle':
      return rectangleDrawing(model)
    case 'table':
      return tableDrawing(model)
    case 'bars':
      return barsDrawing(model.bars)
  }
}

function Label({ x, y, value }: { x: number; y: number; value: BarValue }): ReactElement {
  return (
    <text x={x} y={y} className="bar-model-value" data-sought={value === null || undefined}>
      {barValueText(value)}
    </text>
  )
}

interface PlacedSegment extends BarSegment {
  readonly x: number
  readonly width: number
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

function lengthOf({ segments }: ModelBar): number {
  return segments.reduce((sum, { share }) => sum + share, 0)
}

function heightOf({ brace, times }: ModelBar): number {
  return BAR + (brace === undefined ? 0 : BRACE) + (times === undefined ? 0 : TIMES)
}

function barsDrawing(bars: readonly ModelBar[]): Drawing {
  const scale = (WIDTH - 2 * MARGIN) / Math.max(...bars.map(lengthOf))
  let y = MARGIN
  const rows = bars.map((bar) => {
    const row = { bar, y, segments: placed(bar.segments, scale), width: lengthOf(bar) * scale }
    y += heightOf(bar) + ROW_GAP
    return row
  })
  return {
    height: y - ROW_GAP + MARGIN,
    shapes: (
      <>
        {rows.map(({ bar, y: top, segments, width }) => (
          <Bar key={top} bar={bar} top={top} segments={segments} width={width} />
        ))}
      </>
    ),
  }
}

interface BarProps {
  readonly bar: ModelBar
  readonly top: number
  readonly segments: readonly PlacedSegment[]
  readonly width: number
}

function Bar({ bar, top, segments, width }: BarProps): ReactElement {
  const { brace, times } = bar
  const y = top + (times === undefined ? 0 : TIMES)
  return (
    <g>
      {times !== undefined && (
        <text x={MARGIN + width / 2} y={top + 13} className="bar-model-times">
          {timesText(times)}
        </text>
      )}
      {segments.map((segment) => (
        <Segment key={segment.x} segment={segment} y={y} />
      ))}
      {brace !== undefined && (
        <>
          <path
            className="bar-model-brace"
            d={`M${MARGIN} ${y + BAR + 4}v6h${width / 2}v5v-5h${width / 2}v-6`}
          />
          <Label x={MARGIN + width / 2} y={y + BAR + 29} value={brace} />
        </>
      )}
    </g>
  )
}

function Segment({ segment, y }: { segment: PlacedSegment; y: number }): ReactElement {
  const { x, width, value, isGap, isEllipsis } = segment
  const kind = isEllipsis ? 'ellipsis' : isGap ? 'gap' : 'part'
  return (
    <g>
      <rect
        className="bar-model-segment"
        data-kind={kind}
        data-sought={(value === null && !isEllipsis) || undefined}
        {...{ x, y, width }}
        height={BAR}
      />
      {isEllipsis ? (
        <text x={x + width / 2} y={y + BAR / 2} className="bar-model-value">
          …
        </text>
      ) : (
        <Label x={x + width / 2} y={y + BAR / 2} value={value} />
      )}
    </g>
  )
}

function rectangleDrawing({ sides, area }: Extract<BarModel, { form: 'rectangle' }>): Drawing {
  const [top, left, width, height] = [34, 90, 240, 110]
  return {
    height: top + height + MARGIN,
    shapes: (
      <>
        <rect
          className="bar-model-segment"
          data-sought={area === null || undefined}
          x={left}
          y={top}
          {...{ width, height }}
        />
        <Label x={left + width / 2} y={16} value={sides[0]} />
        <Label x={left / 2} y={top + height / 2} value={sides[1]} />
        <Label x={left + width / 2} y={top + height / 2} value={area} />
      </>
    ),
  }
}

function tableDrawing({ rows }: Extract<BarModel, { form: 'table' }>): Drawing {
  const [cell, gap] = [150, 60]
  const left = (WIDTH - 2 * cell - gap) / 2
  return {
    height: rows.length * (BAR + ROW_GAP) - ROW_GAP + 2 * MARGIN,
    shapes: (
      <>
        {rows.map(([one, other], rank) => {
          const y = MARGIN + rank * (BAR + ROW_GAP)
          const cells = [
            { value: one, x: left },
            { value: other, x: left + cell + gap },
          ]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one drawing never move
            <g key={rank}>
              {cells.map(({ value, x }) => (
                <Segment key={x} segment={{ value, x, width: cell, share: 1 }} y={y} />
              ))}
              <path
                className="bar-model-brace"
                d={`M${left + cell + 10} ${y + BAR / 2}h${gap - 22}m-8 -6l8 6l-8 6`}
              />
            </g>
          )
        })}
      </>
    ),
  }
}
