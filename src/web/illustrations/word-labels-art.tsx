import type { ReactElement } from 'react'

/** Centre and tilt in degrees of each label. */
const LABELS = [
  { x: 96, y: 70, tilt: -5 },
  { x: 236, y: 118, tilt: 4 },
  { x: 372, y: 66, tilt: -2 },
] as const

const [WIDTH, HEIGHT] = [124, 58] as const

/** Words on the labels of a notebook. */
export function WordLabelsArt({ words }: { words: readonly string[] }): ReactElement {
  return (
    <svg viewBox="0 0 460 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {words.map((word, index) => {
        const { x, y, tilt } = LABELS[index] ?? LABELS[0]
        return (
          <g key={word} transform={`translate(${x} ${y}) rotate(${tilt})`} stroke="#2a3f94">
            <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="6" fill="#fff" />
            <rect
              x={5 - WIDTH / 2}
              y={5 - HEIGHT / 2}
              width={WIDTH - 10}
              height={HEIGHT - 10}
              rx="3"
              fill="none"
            />
            <text
              y="8"
              fontFamily="var(--hand)"
              fontSize="25"
              fill="#2a3f94"
              stroke="none"
              textAnchor="middle"
            >
              {word}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
