import type { ReactElement } from 'react'

/** Of one square of the ruling, and of the thin lines inside it, in millimetres (rule of 1892). */
const SQUARE = 8
const THIN = 2
/** An A4 sheet is this wide; a long copy goes over three of them. */
const WIDTH = 210
const HEIGHT = 3 * 297

function every(step: number, end: number, line: (at: number) => string): string {
  return Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => line(index * step)).join(
    '',
  )
}

const across = (y: number): string => `M0 ${y}H${WIDTH}`
const down = (x: number): string => `M${x} 0V${HEIGHT}`

/** The ruling on paper: lines, because printers leave backgrounds out. Stands behind the text of a sheet, in print alone. */
export function PrintedSeyesRuling(): ReactElement {
  return (
    <svg
      className="seyes-ruling"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={`${WIDTH}mm`}
      height={`${HEIGHT}mm`}
      fill="none"
      aria-hidden="true"
    >
      <path stroke="var(--seyes-thin)" strokeWidth="0.15" d={every(THIN, HEIGHT, across)} />
      <path stroke="var(--seyes-v)" strokeWidth="0.15" d={every(SQUARE, WIDTH, down)} />
      <path stroke="var(--seyes-main)" strokeWidth="0.3" d={every(SQUARE, HEIGHT, across)} />
    </svg>
  )
}
