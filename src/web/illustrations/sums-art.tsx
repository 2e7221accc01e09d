import type { ReactElement } from 'react'
import { RuledSheet } from './ruled-sheet.tsx'

const SQUARE = 38
const TOP = 40
const LEFT = 70

export function SumsArt({ sums }: { sums: readonly string[] }): ReactElement {
  return (
    <svg viewBox="0 0 560 304" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="rotate(-3 280 150)">
        <RuledSheet x={LEFT} y={TOP} width={430} height={320} square={SQUARE} margin={76} />
        <g fontFamily="var(--hand)" fontSize="28" fill="#2a3f94">
          {sums.map((sum, index) => (
            <text key={sum} x={LEFT + 100} y={TOP + SQUARE * (index * 2 + 2)}>
              {sum}
            </text>
          ))}
        </g>
        <g
          fill="none"
          stroke="#c22f43"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {sums.map((sum, index) => (
            <path key={sum} d={`M${LEFT + 26} ${TOP + SQUARE * (index * 2 + 2) - 14}l9 11 17-26`} />
          ))}
        </g>
      </g>
      <Pencil />
      <Star x={452} y={86} />
      <Star x={500} y={142} small />
    </svg>
  )
}

function Pencil(): ReactElement {
  return (
    <g transform="translate(392 258) rotate(38)">
      <path d="M0 0-13-30h26Z" fill="#f0d9ae" />
      <path d="M0 0-5-11H5Z" fill="#c22f43" />
      <path d="M-13-30h26v-150h-26Z" fill="#bf3346" />
      <path d="M-4-30h8v-150h-8Z" fill="#fff" fillOpacity=".25" />
      <path d="M-13-180h26v-14h-26Z" fill="#171d3f" />
    </g>
  )
}

/** Reward sticker. */
function Star({ x, y, small = false }: { x: number; y: number; small?: boolean }): ReactElement {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${small ? -8 : 12}) scale(${small ? 0.62 : 1})`}
      d="M0-34 10.5-13 34-9.5 17 6.5 21.5 30 0 18.5-21.5 30-17 6.5-34-9.5-10.5-13Z"
      fill="#e8b13a"
      stroke="#fffdf8"
      strokeWidth="5"
      strokeLinejoin="round"
    />
  )
}
