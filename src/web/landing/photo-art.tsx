import type { ReactElement } from 'react'
import { CopySketch } from '../shell/illustrations/copy-sketch.tsx'

export function PhotoArt({ label }: { label: string }): ReactElement {
  return (
    <svg viewBox="0 0 320 170" role="img" aria-label={label}>
      <rect width="320" height="170" rx="12" fill="#fbe6e6" />
      <g transform="translate(62 12) rotate(-4)">
        <CopySketch width={176} />
      </g>
      <path
        d="M42 46V26h20M258 26h20v20M278 128v20h-20M62 148H42v-20"
        fill="none"
        stroke="#171d3f"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
