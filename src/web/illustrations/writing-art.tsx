import type { ReactElement } from 'react'
import { RuledSheet } from './ruled-sheet.tsx'

const LEFT = 44
const TOP = 96
const SQUARE = 36

function Pen(): ReactElement {
  return (
    <g transform="translate(352 238) rotate(40)">
      <path d="M0 0-12-34-9-62H9l3 28Z" fill="#c9a24a" />
      <path d="M0-2v-30" stroke="#7c5f1c" strokeWidth="1.6" />
      <circle cy="-34" r="3.2" fill="#7c5f1c" />
      <path d="M-9-62c-4-40-7-90-5-150h28c2 60-1 110-5 150Z" fill="#bf3346" />
      <path d="M-12-150h24M-9-62H9" stroke="#fff" strokeOpacity=".35" strokeWidth="3" />
    </g>
  )
}

const SLIPS = [
  { x: 96, y: 60, width: 124, tilt: -6 },
  { x: 232, y: 54, width: 112, tilt: 4 },
  { x: 364, y: 58, width: 100, tilt: -3 },
]

interface WritingArtProps {
  readonly words: readonly string[]
  readonly lines: readonly string[]
}

export function WritingArt({ words, lines }: WritingArtProps): ReactElement {
  return (
    <svg viewBox="0 0 560 330" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="rotate(-2.5 280 200)">
        <RuledSheet x={LEFT} y={TOP} width={520} height={300} square={SQUARE} margin={90} />
        <g fontFamily="var(--hand)" fontSize="18" fill="#2a3f94">
          {lines.map((line, index) => (
            <text key={line} x="152" y={TOP + SQUARE * (3 + index)}>
              {line}
            </text>
          ))}
        </g>
      </g>
      <Pen />
      <g fontFamily="var(--hand)" fontSize="16" fill="#232e66" textAnchor="middle">
        {SLIPS.map(({ x, y, width, tilt }, index) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${tilt})`}>
            <rect x={-width / 2} y="-22" width={width} height="44" rx="6" fill="#fff" />
            <text y="7">{words[index]}</text>
          </g>
        ))}
      </g>
    </svg>
  )
}
