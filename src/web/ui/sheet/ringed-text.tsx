import type { ReactElement } from 'react'

interface RingedTextProps {
  readonly text: string
  /** Accessible name: «Score : 86 %». */
  readonly label: string
  readonly className?: string
}

/** «100 %» and «18/20» fill the ring; «10 sur 10» is written smaller. */
const SHORT_LETTERS = 6

/** A short text, mostly a score, ringed in red; the ring is animated once. */
export function RingedText({ text, label, className }: RingedTextProps): ReactElement {
  const isLong = text.length > SHORT_LETTERS
  return (
    <svg
      viewBox="0 0 150 92"
      role="img"
      aria-label={label}
      className={`score-ring ${className ?? ''}`}
    >
      <path
        className="pen"
        d="M118 16C84 1 30 5 15 34c-13 26 12 47 56 48 46 1 72-19 68-43C135 17 96 7 60 13"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <text x="74" y={isLong ? 54 : 57} textAnchor="middle" data-long={isLong || undefined}>
        {text}
      </text>
    </svg>
  )
}
