import type { ReactElement } from 'react'
import { CopySketch } from './copy-sketch.tsx'

/** A copy in a viewfinder. */
export function CameraArt(): ReactElement {
  return (
    <svg viewBox="0 0 230 230" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <g transform="translate(34 50) rotate(-6)">
        <CopySketch width={148} />
      </g>
      <path
        d="M26 56V30h26M178 30h26v26M204 178v26h-26M52 204H26v-26"
        fill="none"
        stroke="#171d3f"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
