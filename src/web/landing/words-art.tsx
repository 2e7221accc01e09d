import type { ReactElement } from 'react'

interface WordsArtProps {
  readonly label: string
  readonly words: readonly string[]
  readonly sentence: string
}

/** Where the three slips of paper lie: centre, tilt. */
const SLIPS = [
  { x: 64, y: 42, tilt: -5 },
  { x: 162, y: 38, tilt: 3 },
  { x: 260, y: 44, tilt: -2 },
]

export function WordsArt({ label, words, sentence }: WordsArtProps): ReactElement {
  return (
    <svg viewBox="0 0 320 170" role="img" aria-label={label}>
      <rect width="320" height="170" rx="12" fill="#e3e8f8" />
      <g fontFamily="var(--hand)" fontSize="15" fill="#2a3f94" textAnchor="middle">
        {SLIPS.map(({ x, y, tilt }, index) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${tilt})`}>
            <rect x="-43" y="-20" width="86" height="40" rx="5" fill="#fffdf8" />
            <text y="7">{words[index]}</text>
          </g>
        ))}
      </g>
      <path
        d="M64 70c0 22 97 8 97 28M162 64v34M260 72c0 20-97 6-97 26"
        fill="none"
        stroke="#2a3f94"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <rect x="20" y="104" width="280" height="48" rx="6" fill="#fffdf8" />
      <path d="M20 138h280" stroke="#b9aedb" strokeWidth="1.5" />
      <text x="32" y="137" fontFamily="var(--hand)" fontSize="14.5" fill="#2a3f94">
        {sentence}
      </text>
    </svg>
  )
}
