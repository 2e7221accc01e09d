import type { ReactElement } from 'react'

/** Side of a square and distance of its thin lines, in millimetres (Seyès, 1892). */
const SQUARE = 8
const THIN = 2
/** Three A4 sheets, the longest copy, in millimetres. */
const WIDTH = 210
const HEIGHT = 3 * 297

function every(step: number, end: number, line: (at: number) => string): string {
  return Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => line(index * step)).join(
    '',
  )
}

const across = (y: number): string => `M0 ${y}H${WIDTH}`
const down = (x: number): string => `M${x} 0V${HEIGHT}`

/** Behind the text of a sheet, in print only: lines, because printers leave CSS backgrounds out. */
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
