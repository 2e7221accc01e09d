import type { ReactElement } from 'react'
import { RuledSheet } from './ruled-sheet.tsx'

const SQUARE = 34
const TOP = 34
const LEFT = 84

/** A bar model on a sheet: two parts, and a whole that is sought. */
export function BarsArt(): ReactElement {
  return (
    <svg viewBox="0 0 560 304" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="rotate(-2 280 150)">
        <RuledSheet x={LEFT} y={TOP} width={410} height={330} square={SQUARE} margin={68} />
        <g stroke="#2a3f94" strokeWidth="4" fontFamily="var(--hand)" fontSize="26">
          <rect x={LEFT + 92} y={TOP + 58} width="180" height="58" fill="#e3e8f8" />
          <rect x={LEFT + 272} y={TOP + 58} width="104" height="58" fill="#e0f1e6" />
          <path
            d={`M${LEFT + 92} ${TOP + 128}v10h142v10v-10h142v-10`}
            fill="none"
            strokeLinejoin="round"
          />
          <g stroke="none" fill="#2a3f94" textAnchor="middle">
            <text x={LEFT + 182} y={TOP + 96}>
              24
            </text>
            <text x={LEFT + 324} y={TOP + 96}>
              13
            </text>
          </g>
          <text x={LEFT + 234} y={TOP + 188} stroke="none" fill="#8a5a00" textAnchor="middle">
            ?
          </text>
        </g>
      </g>
    </svg>
  )
}
