/** Rows and columns of a product, in the parts in which it is thought. */
import type { ReactElement, ReactNode } from 'react'
import type { StrategyPicture } from '../../../domain/calculation/strategies/strategy.ts'
import { numberText } from '../../../texts/calculations/questions.ts'

interface DrawingProps {
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** At its own size or smaller; hidden from screen readers, who get the words. */
export function Drawing({ width, height, children }: DrawingProps): ReactElement {
  return (
    <svg
      className="strategy-picture"
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--natural': width }}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

type AreaProps = Extract<StrategyPicture, { readonly kind: 'area' }>

const UNIT = 18

/** Rows by columns; small ones cell by cell, larger ones as boxes with their sizes. */
export function Area({ rows, parts, removed }: AreaProps): ReactElement {
  const columns = [...parts, ...(removed > 0 ? [removed] : [])].filter((part) => part > 0)
  const all = columns.reduce((sum, part) => sum + part, 0)
  const isCounted = rows <= 12 && all <= 12
  const height = isCounted ? rows * UNIT : 84
  const widthOf = (part: number): number =>
    isCounted ? part * UNIT : Math.max(72, (260 * part) / all)
  const lefts = columns.map((_, at) =>
    columns.slice(0, at).reduce((sum, part) => sum + widthOf(part), 44),
  )
  return (
    <Drawing
      width={48 + columns.reduce((sum, part) => sum + widthOf(part), 0)}
      height={height + 30}
    >
      <text className="strategy-number" x={36} y={26 + height / 2 + 6} textAnchor="end">
        {numberText(rows)}
      </text>
      {columns.map((part, at) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
          key={at}
          box={{ left: lefts[at] ?? 0, width: widthOf(part), height }}
          sizes={isCounted ? { rows, part } : undefined}
          label={numberText(part)}
          product={numberText(rows * part)}
          look={at >= parts.length ? 'off' : at % 2 === 0 ? 'one' : 'two'}
        />
      ))}
    </Drawing>
  )
}

interface PartProps {
  readonly box: { readonly left: number; readonly width: number; readonly height: number }
  /** Cells to draw. */
  readonly sizes: { readonly rows: number; readonly part: number } | undefined
  readonly label: string
  readonly product: string
  readonly look: 'one' | 'two' | 'off'
}

function Part({ box, sizes, label, product, look }: PartProps): ReactElement {
  const { left, width, height } = box
  const across = sizes
    ? Array.from({ length: sizes.rows - 1 }, (_, at) => `M${left} ${26 + (at + 1) * UNIT}h${width}`)
    : []
  const down = sizes
    ? Array.from({ length: sizes.part - 1 }, (_, at) => `M${left + (at + 1) * UNIT} 26v${height}`)
    : []
  const middle = left + width / 2
  return (
    <g className={`strategy-part strategy-part-${look}`}>
      <rect x={left} y={26} width={width} height={height} />
      <path className="strategy-grid" d={[...across, ...down].join('')} />
      {look === 'off' && (
        <path
          className="strategy-off"
          d={`M${left} 26l${width} ${height}m0 ${-height}l${-width} ${height}`}
        />
      )}
      <text className="strategy-number" x={middle} y={18} textAnchor="middle">
        {label}
      </text>
      {look !== 'off' && width >= 34 && height >= 24 && (
        <>
          <rect
            className="strategy-plate"
            x={middle - 5 - product.length * 4.6}
            y={26 + height / 2 - 11}
            width={10 + product.length * 9.2}
            height={22}
            rx={5}
          />
          <text className="strategy-number" x={middle} y={26 + height / 2 + 5} textAnchor="middle">
            {product}
          </text>
        </>
      )}
    </g>
  )
}
