import type { ReactElement } from 'react'

/** Words as waves: x, y, number of waves. */
const WORDS = [
  [46, 34, 4],
  [100, 34, 3],
  [46, 64, 3],
  [94, 64, 3],
  [46, 94, 3],
  [90, 94, 4],
  [46, 124, 4],
] as const

function wave(x: number, y: number, count: number): string {
  return `M${x} ${y}${'c4-7 7 6 11-1'.repeat(count)}`
}

/** A marked copy, drawn from the origin, 196 units high. */
export function CopySketch({ width }: { width: number }): ReactElement {
  return (
    <>
      <rect width={width} height="196" rx="4" fill="#fffdf8" />
      <path d="M34 0v196" stroke="#c22f43" strokeWidth="1.5" />
      <path
        d={WORDS.map(([x, y, count]) => wave(x, y, count)).join('')}
        fill="none"
        stroke="#2a3f94"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g
        fill="none"
        stroke="#c22f43"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <ellipse cx="112" cy="62" rx="27" ry="14" />
        <path d="M46 104c12 5 22 3 34-1" />
        <path d="m11 30 5 8 12-16" />
      </g>
    </>
  )
}
