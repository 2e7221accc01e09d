import type { ReactElement } from 'react'
import type { Figure } from '../../../domain/figure/figure.ts'
import { figureDescription } from '../../../texts/figures/figure-prompts.ts'
import {
  clockDrawing,
  coinsDrawing,
  type FigureOf,
  type FigureShapes,
  range,
  rulerDrawing,
  squaresDrawing,
  weightsDrawing,
} from './measure-drawings.tsx'

/** A figure of a question (CAL-17), with its description; nothing for numbers alone. */
export function FigureDrawing({ figure }: { figure: Figure }): ReactElement | null {
  const drawing = drawingOf(figure)
  if (!drawing) return null
  const { width, height, shapes } = drawing
  return (
    <svg
      className="figure-drawing"
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: `${width / 16}rem` }}
      role="img"
      aria-label={figureDescription(figure)}
    >
      {shapes}
    </svg>
  )
}

function drawingOf(figure: Figure): FigureShapes | null {
  switch (figure.form) {
    case 'strip':
      return stripDrawing(figure)
    case 'disc':
      return discDrawing(figure)
    case 'line':
      return lineDrawing(figure)
    case 'collection':
      return collectionDrawing(figure)
    case 'clock':
      return clockDrawing(figure)
    case 'ruler':
      return rulerDrawing(figure)
    case 'coins':
      return coinsDrawing(figure)
    case 'weights':
      return weightsDrawing(figure)
    case 'squares':
      return squaresDrawing(figure)
    case 'none':
      return null
  }
}

/** At least one unit, and as many as the shaded parts need. */
function unitsOf({ parts, shaded }: { parts: number; shaded: number }): number {
  return Math.max(1, Math.ceil(shaded / parts))
}

function stripDrawing({ parts, shaded }: FigureOf<'strip'>): FigureShapes {
  const [width, height, gap] = [400, 54, 16]
  const units = unitsOf({ parts, shaded })
  return {
    width: width + 8,
    height: units * (height + gap) - gap + 8,
    shapes: (
      <>
        {range(units * parts).map((part) => (
          <rect
            key={part}
            className="figure-part"
            data-shaded={part < shaded || undefined}
            x={4 + ((part % parts) * width) / parts}
            y={4 + Math.floor(part / parts) * (height + gap)}
            width={width / parts}
            height={height}
          />
        ))}
      </>
    ),
  }
}

function sector(part: number, parts: number, radius: number): string {
  const at = (rank: number): string => {
    const angle = (2 * Math.PI * rank) / parts - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  }
  return `M0 0L${at(part)}A${radius} ${radius} 0 0 1 ${at(part + 1)}Z`
}

function discDrawing({ parts, shaded }: FigureOf<'disc'>): FigureShapes {
  const [radius, gap] = [62, 16]
  const units = unitsOf({ parts, shaded })
  return {
    width: units * (2 * radius + gap) - gap + 8,
    height: 2 * radius + 8,
    shapes: (
      <>
        {range(units * parts).map((part) => (
          <path
            key={part}
            className="figure-part"
            data-shaded={part < shaded || undefined}
            transform={`translate(${4 + radius + Math.floor(part / parts) * (2 * radius + gap)} ${4 + radius})`}
            d={sector(part % parts, parts, radius)}
          />
        ))}
      </>
    ),
  }
}

function lineDrawing({ units, parts, mark }: FigureOf<'line'>): FigureShapes {
  const [left, length, y] = [18, 424, 62]
  const step = length / (units * parts)
  const x = left + mark * step
  return {
    width: 470,
    height: 112,
    shapes: (
      <>
        <path className="figure-stroke" d={`M${left} ${y}h${length + 16}m-8 -6l8 6l-8 6`} />
        {range(units * parts + 1).map((graduation) => (
          <path
            key={graduation}
            className="figure-stroke"
            d={`M${left + graduation * step} ${y - (graduation % parts === 0 ? 12 : 7)}v${graduation % parts === 0 ? 24 : 14}`}
          />
        ))}
        {range(units + 1).map((unit) => (
          <text key={unit} className="figure-label" x={left + unit * parts * step} y={y + 34}>
            {unit}
          </text>
        ))}
        <path className="figure-arrow" d={`M${x} 8v34m-7 -11l7 11l7 -11`} />
      </>
    ),
  }
}

function collectionDrawing({ count }: FigureOf<'collection'>): FigureShapes {
  const columns = Math.min(count, 8)
  return {
    width: columns * 46 + 8,
    height: Math.ceil(count / columns) * 46 + 8,
    shapes: (
      <>
        {range(count).map((rank) => (
          <circle
            key={rank}
            className="figure-token"
            cx={27 + (rank % columns) * 46}
            cy={27 + Math.floor(rank / columns) * 46}
            r="18"
          />
        ))}
      </>
    ),
  }
}
