import type { ReactElement } from 'react'
import { RuledSheet } from './ruled-sheet.tsx'

const SQUARE = 32
const TOP = 30
const LEFT = 84

interface MarkedTestArtProps {
  readonly sums: readonly string[]
  readonly score: string
}

/** A marked test: numbered sums, the score ringed in red. */
export function MarkedTestArt({ sums, score }: MarkedTestArtProps): ReactElement {
  return (
    <svg viewBox="0 0 560 304" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="rotate(2.5 280 150)">
        <RuledSheet x={LEFT} y={TOP} width={400} height={330} square={SQUARE} margin={64} />
        {sums.map((sum, index) => (
          <g key={sum} transform={`translate(${LEFT} ${TOP + SQUARE * (index * 2 + 2)})`}>
            <text
              x="32"
              y="-1"
              fontFamily="var(--body)"
              fontSize="19"
              fontWeight="600"
              fill="#575a70"
              textAnchor="middle"
            >
              {index + 1}
            </text>
            <text x="84" y="0" fontFamily="var(--hand)" fontSize="26" fill="#2a3f94">
              {sum}
            </text>
            <path
              d="M222-6c8-7 10 7 19 0s10 6 19 0"
              fill="none"
              stroke="#2a3f94"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </g>
        ))}
        <g transform={`translate(${LEFT + 262} ${TOP + 8}) scale(1.08)`}>
          <path
            d="M94 13C67 1 24 4 12 27c-10 21 10 38 45 38 37 1 57-15 54-34C108 12 77 6 48 10"
            fill="none"
            stroke="#c22f43"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <text
            x="63"
            y="44"
            fontFamily="var(--hand)"
            fontSize="22"
            fill="#c22f43"
            textAnchor="middle"
          >
            {score}
          </text>
        </g>
      </g>
      <Ruler />
    </svg>
  )
}

function Ruler(): ReactElement {
  const marks = Array.from({ length: 24 }, (_, index) => index)
  return (
    <g transform="translate(486 6) rotate(9)">
      <rect width="46" height="330" rx="4" fill="#e8b13a" />
      <path
        d={marks.map((mark) => `M0 ${mark * 13 + 10}h${mark % 5 === 0 ? 20 : 11}`).join('')}
        stroke="#6b4600"
        strokeWidth="2"
      />
    </g>
  )
}
