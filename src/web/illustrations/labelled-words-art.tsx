import type { ReactElement } from 'react'
import { RuledSheet } from './ruled-sheet.tsx'

const SQUARE = 38
const TOP = 52
const LEFT = 60
const LABELS = [
  { x: 158, fill: '#2a4ea2' },
  { x: 272, fill: '#bf3346' },
  { x: 398, fill: '#2f7a5b' },
]

interface LabelledWordsArtProps {
  readonly words: readonly string[]
  readonly natures: readonly string[]
}

/** A short sentence with its words labelled. */
export function LabelledWordsArt({ words, natures }: LabelledWordsArtProps): ReactElement {
  const line = TOP + SQUARE * 3
  return (
    <svg viewBox="0 0 560 304" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="rotate(-2 280 150)">
        <RuledSheet x={LEFT} y={TOP} width={440} height={300} square={SQUARE} margin={56} />
        <g fontFamily="var(--hand)" fontSize="38" fill="#2a3f94" textAnchor="middle">
          {words.map((word, index) => (
            <text key={word} x={LABELS[index]?.x} y={line}>
              {word}
            </text>
          ))}
        </g>
        {natures.map((nature, index) => (
          <Label
            key={nature}
            text={nature}
            x={LABELS[index]?.x ?? 0}
            y={line}
            fill={LABELS[index]?.fill ?? ''}
          />
        ))}
      </g>
    </svg>
  )
}

interface LabelProps {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly fill: string
}

function Label({ text, x, y, fill }: LabelProps): ReactElement {
  const width = 34 + text.length * 13
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M-40 18h80M0 18v18`} stroke={fill} strokeWidth="4" strokeLinecap="round" />
      <rect x={-width / 2} y="36" width={width} height="42" rx="21" fill={fill} />
      <text
        y="64"
        fontFamily="var(--body)"
        fontSize="20"
        fontWeight="600"
        fill="#fff"
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  )
}
