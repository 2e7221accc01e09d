import type { ReactElement } from 'react'
import { encode } from 'uqr'

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

interface QrCodeProps {
  readonly text: string
  /** Accessible name. */
  readonly label: string
}

/** Dark on white in any theme. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border-[1.5px] border-rule bg-white"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#171d3f" />
    </svg>
  )
}
