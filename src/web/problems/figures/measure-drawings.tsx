import type { ReactElement } from 'react'
import type { Figure } from '../../../domain/figure/figure.ts'
import { quantityText } from '../../../domain/problem/quantity.ts'
import { coinText } from '../../../texts/figures/figure-prompts.ts'

/** Shapes, and the view box that they fill. */
export interface FigureShapes {
  readonly width: number
  readonly height: number
  readonly shapes: ReactElement
}

export type FigureOf<Form extends Figure['form']> = Extract<Figure, { form: Form }>

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export function rulerDrawing({ millimetres }: FigureOf<'ruler'>): FigureShapes {
  const [left, scale, top] = [16, 3.5, 52]
  const tip = left + millimetres * scale
  return {
    width: 13 * 10 * scale + 2 * left,
    height: 118,
    shapes: (
      <>
        <path
          className="figure-pencil"
          d={`M${left} 14h${millimetres * scale - 20}l20 13l-20 13h-${millimetres * scale - 20}Z`}
        />
        <path className="figure-guide" d={`M${tip} 27v${top - 22}`} />
        <rect
          className="figure-ruler"
          x="2"
          y={top}
          width={13 * 10 * scale + 28}
          height="60"
          rx="6"
        />
        {range(131).map((graduation) => (
          <path
            key={graduation}
            className="figure-mark"
            d={`M${left + graduation * scale} ${top}v${graduation % 10 === 0 ? 20 : graduation % 5 === 0 ? 14 : 8}`}
          />
        ))}
        {range(14).map((centimetre) => (
          <text
            key={centimetre}
            className="figure-label"
            x={left + centimetre * 10 * scale}
            y={top + 36}
          >
            {centimetre}
          </text>
        ))}
      </>
    ),
  }
}

/** A banknote from 5 €. */
const NOTE = 500

export function coinsDrawing({ cents }: FigureOf<'coins'>): FigureShapes {
  const width = (value: number): number => (value >= NOTE ? 120 : 70)
  let x = 4
  const placed = cents.map((value) => {
    const at = { value, x }
    x += width(value) + 10
    return at
  })
  return {
    width: x,
    height: 84,
    shapes: (
      <>
        {placed.map(({ value, x: left }) => (
          <g key={left}>
            {value >= NOTE ? (
              <rect className="figure-note" x={left} y="10" width="120" height="64" rx="6" />
            ) : (
              <Coin cents={value} left={left} />
            )}
            <text className="figure-label" x={left + width(value) / 2} y="43">
              {coinText(value)}
            </text>
          </g>
        ))}
      </>
    ),
  }
}

function metalOf(cents: number): string {
  if (cents >= 100) return 'euro'
  return cents >= 10 ? 'gold' : 'copper'
}

function Coin({ cents, left }: { cents: number; left: number }): ReactElement {
  const isWide = cents >= 50
  return (
    <circle
      className="figure-coin"
      data-metal={metalOf(cents)}
      cx={left + 35}
      cy="42"
      r={isWide ? 33 : 28}
    />
  )
}

export function weightsDrawing({ grams }: FigureOf<'weights'>): FigureShapes {
  const width = grams.length * 104 + 16
  return {
    width,
    height: 124,
    shapes: (
      <>
        {grams.map((value, rank) => {
          const height = 44 + Math.min(34, Math.log10(value) * 12)
          return (
            <g key={value}>
              <path
                className="figure-weight"
                d={`M${16 + rank * 104} 98v-${height}h24v-10h36v10h24v${height}Z`}
              />
              <text className="figure-label" data-light x={58 + rank * 104} y={98 - height / 2 + 2}>
                {quantityText({ value, measure: 'g' })}
              </text>
            </g>
          )
        })}
        <path className="figure-stroke" d={`M4 100h${width - 8}l-14 14h-${width - 36}Z`} />
      </>
    ),
  }
}

export function squaresDrawing({ rows, columns }: FigureOf<'squares'>): FigureShapes {
  const side = 34
  return {
    width: (columns + 2) * side,
    height: (rows + 2) * side,
    shapes: (
      <>
        {range((rows + 2) * (columns + 2)).map((square) => (
          <rect
            key={square}
            className="figure-grid"
            x={(square % (columns + 2)) * side}
            y={Math.floor(square / (columns + 2)) * side}
            width={side}
            height={side}
          />
        ))}
        <rect
          className="figure-rectangle"
          x={side}
          y={side}
          width={columns * side}
          height={rows * side}
        />
      </>
    ),
  }
}

const CENTRE = 130
const NUMBERS = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

interface Point {
  readonly x: number
  readonly y: number
}

/** `turn`: from the top, clockwise, 1 a whole turn. */
function at(turn: number, radius: number): Point {
  const angle = 2 * Math.PI * turn - Math.PI / 2
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) }
}

function line(turn: number, from: number, to: number): string {
  const [start, end] = [at(turn, from), at(turn, to)]
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`
}

/** A dial with sixty marks; the short hand moves with the minutes. */
export function clockDrawing({ minutes }: FigureOf<'clock'>): FigureShapes {
  const shapes = (
    <>
      <circle className="figure-dial" cx={CENTRE} cy={CENTRE} r="124" />
      {Array.from({ length: 60 }, (_, mark) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a dial never move
          key={mark}
          className={mark % 5 === 0 ? 'figure-stroke' : 'figure-mark'}
          d={line(mark / 60, mark % 5 === 0 ? 108 : 114, 120)}
        />
      ))}
      {NUMBERS.map((number, rank) => {
        const { x, y } = at(rank / 12, 92)
        return (
          <text key={number} className="figure-label" x={x} y={y}>
            {number}
          </text>
        )
      })}
      <path className="figure-hour" d={line((minutes / 720) % 1, 0, 56)} />
      <path className="figure-minute" d={line((minutes % 60) / 60, 0, 96)} />
      <circle className="figure-axis" cx={CENTRE} cy={CENTRE} r="7" />
    </>
  )
  return { width: 2 * CENTRE, height: 2 * CENTRE, shapes }
}
