/** What every sheet on A4 paper has. One `--mm` is a millimetre on paper, less in a preview: nothing else tells them apart. */
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { CORNER_MARK, markCentres, qrArea } from '../../../domain/class/sheet-layout.ts'
import { type PrintSize, SEYES_GRIDS } from '../../../domain/dictation/ruled-zone.ts'
import { SHEETS } from '../../../texts/dictations/dictation-sheets.ts'
import { qrPath } from '../../ui/qr-code.tsx'

/** Millimetres from the top left corner of the sheet. */
export function placed(left: number, top: number, width: number): CSSProperties {
  return { '--x': left, '--y': top, '--w': width }
}

interface FooterProps {
  readonly name: string
  readonly middle?: string
  readonly end: string
}

export function Footer({ name, middle = '', end }: FooterProps): ReactElement {
  return (
    <div className="a4-footer">
      <span>{`${SHEETS.brand} · ${name}`}</span>
      <span>{middle}</span>
      <span>{end}</span>
    </div>
  )
}

interface SheetHeadProps {
  readonly kicker: string
  readonly title: string
  readonly task: string
}

/** Letters that a line of the title takes. */
const TITLE_LINE = 32

/** Of the sheets that no machine reads. */
export function SheetHead({ kicker, title, task }: SheetHeadProps): ReactElement {
  return (
    <div className="a4-head">
      <p className="a4-kicker">{kicker}</p>
      <p className="a4-title" data-long={title.length > TITLE_LINE || undefined}>
        {title}
      </p>
      <p className="a4-task">{task}</p>
    </div>
  )
}

interface SheetMarksProps {
  readonly isHalf: boolean
  /** What the QR code says. */
  readonly code: string
}

/** Black squares in the corners and a QR code: a photo of the sheet is told and put straight by them. In lines, so that every printer draws them. */
export function SheetMarks({ isHalf, code }: SheetMarksProps): ReactElement {
  const { size } = CORNER_MARK
  const { left, top, width } = qrArea(isHalf)
  const qr = qrPath(code)
  return (
    <>
      {markCentres(isHalf).map(({ x, y }) => (
        <svg
          key={`${x} ${y}`}
          className="a4-at a4-mark"
          style={placed(x - size / 2, y - size / 2, size)}
          viewBox="0 0 1 1"
          aria-hidden="true"
        >
          <rect width="1" height="1" />
        </svg>
      ))}
      <svg
        className="a4-at a4-mark"
        style={placed(left, top, width)}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        aria-hidden="true"
      >
        <path d={qr.path} />
      </svg>
    </>
  )
}

function every(step: number, end: number, line: (at: number) => string): string {
  return Array.from({ length: Math.round(end / step) + 1 }, (_, at) => line(at * step)).join('')
}

interface RulingProps {
  readonly size: PrintSize
  readonly top: number
  readonly rows: number
  /** Drawn on it, in millimetres from the corner of the ruling. */
  readonly children?: ReactNode
}

/** Seyès in lines, because printers leave CSS backgrounds out: squares, three thin lines in each, the red margin. */
export function Ruling({ size, top, rows, children }: RulingProps): ReactElement {
  const { square, columns, margin, left } = SEYES_GRIDS[size]
  const [width, height] = [columns * square, rows * square]
  const across = (y: number): string => `M0 ${y}H${width}`
  return (
    <svg
      className="a4-ruling"
      style={placed(left, top, width)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path
        className="a4-thin"
        d={every(square / 4, height, (y) => (y % square === 0 ? '' : across(y)))}
      />
      <path className="a4-columns" d={every(square, width, (x) => `M${x} 0V${height}`)} />
      <path className="a4-rows" d={every(square, height, across)} />
      <path className="a4-margin" d={`M${margin * square} 0V${height}`} />
      {children}
    </svg>
  )
}

interface RuledTitleProps {
  readonly title: string
  readonly size: PrintSize
  readonly row: number
}

/** Signs of a title that hold between the margins. */
const TITLE_SIGNS: Readonly<Record<PrintSize, number>> = { normal: 56, large: 36 }

/** Underlined in red, as in an exercise book. */
export function RuledTitle({ title, size, row }: RuledTitleProps): ReactElement {
  const { square, columns, margin } = SEYES_GRIDS[size]
  const middle = ((columns + margin) * square) / 2
  const most = TITLE_SIGNS[size]
  const shown = title.length > most ? `${title.slice(0, most - 1).trimEnd()}…` : title
  const half = Math.min(shown.length * square * 0.16, (columns - margin) * square * 0.48)
  return (
    <>
      <text
        x={middle}
        y={row * square}
        fontSize={square / 2}
        textAnchor="middle"
        className="a4-ink"
      >
        {shown}
      </text>
      <path
        className="a4-margin"
        d={`M${middle - half} ${row * square + square * 0.275}H${middle + half}`}
      />
    </>
  )
}
