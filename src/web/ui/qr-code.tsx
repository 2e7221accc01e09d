import { encodeQR } from 'qr'
import type { ReactElement } from 'react'

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

interface QrCodeProps {
  readonly text: string
  /** Accessible name. */
  readonly label: string
}

/** The dark modules as a path, one unit a module, without a quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  // The encoder insists on a border.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 }).slice(1, -1)
  const path = rows
    .flatMap((row, y) =>
      row.slice(1, -1).flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    .join('')
  return { path, size: rows.length }
}

/** Dark on white in any theme. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { path, size } = qrPath(text)
  const side = size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border-[1.5px] border-rule bg-white"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#171d3f" />
    </svg>
  )
}
