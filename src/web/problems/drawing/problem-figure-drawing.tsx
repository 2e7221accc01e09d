import type { ReactElement } from 'react'
import type {
  ProblemFigure,
  RectangleFigure,
} from '../../../domain/problem/figure/problem-figure.ts'
import {
  figureValueText,
  labelledText,
  problemFigureDescription,
} from '../../../texts/problems/figure-texts.ts'
import { barsDrawing } from './bars-drawing.tsx'
import { Label, MARGIN, type ProblemDrawing, textWidth, WIDTH } from './label.tsx'
import { postsDrawing, timeLineDrawing } from './line-drawings.tsx'

interface ProblemFigureDrawingProps {
  readonly figure: ProblemFigure
}

/** What is drawn beside a word problem (CAL-16). */
export function ProblemFigureDrawing({ figure }: ProblemFigureDrawingProps): ReactElement {
  const { height, shapes } = drawingOf(figure)
  return (
    <svg
      className="bar-model"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={problemFigureDescription(figure)}
    >
      {shapes}
    </svg>
  )
}

function drawingOf(figure: ProblemFigure): ProblemDrawing {
  switch (figure.form) {
    case 'rectangle':
      return rectangleDrawing(figure)
    case 'bars':
      return barsDrawing(figure)
    case 'time-line':
      return timeLineDrawing(figure)
    case 'posts':
      return postsDrawing(figure)
  }
}

const WIDEST = 240
const HIGHEST = 150

function rectangleDrawing({ sides, ratio, area, perimeter }: RectangleFigure): ProblemDrawing {
  const [top, left] = [34, 90]
  const width = Math.min(WIDEST, HIGHEST / ratio)
  const height = width * ratio
  const inside = [
    ...(area === undefined ? [] : [{ value: area, text: figureValueText(area) }]),
    ...(perimeter === undefined || perimeter === 'later'
      ? []
      : [{ value: perimeter, text: labelledText('tour', perimeter) }]),
  ]
  return {
    height: top + height + MARGIN,
    shapes: (
      <>
        <rect
          className="bar-model-segment"
          data-sought={area === null || undefined}
          data-kind={perimeter === undefined ? undefined : 'outline'}
          x={left}
          y={top}
          {...{ width, height }}
        />
        <Label x={left + width / 2} y={16} value={sides[0]} />
        <Label
          x={left - 10 - textWidth(figureValueText(sides[1])) / 2}
          y={top + height / 2}
          value={sides[1]}
        />
        {inside.map(({ value, text }) => (
          <Label key={text} x={left + width / 2} y={top + height / 2} value={value} text={text} />
        ))}
      </>
    ),
  }
}
