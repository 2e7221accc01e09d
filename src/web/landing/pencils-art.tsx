import type { ReactElement } from 'react'

/** Heights grow to the last: progress. */
const PENCILS = [
  { x: 52, height: 58, colour: '#bf3346' },
  { x: 108, height: 76, colour: '#e8b13a' },
  { x: 164, height: 68, colour: '#2a4ea2' },
  { x: 220, height: 102, colour: '#2f7a5b' },
]

const GROUND = 150
const WIDTH = 26
const TIP = 22

export function PencilsArt({ label }: { label: string }): ReactElement {
  return (
    <svg viewBox="0 0 320 170" role="img" aria-label={label}>
      <rect width="320" height="170" rx="12" fill="#e0f1e6" />
      <path d="M28 40h264M28 77h264M28 113h264" stroke="#b9d9c6" strokeWidth="1.5" />
      {PENCILS.map(({ x, height, colour }) => {
        const shoulder = GROUND - height + TIP
        return (
          <g key={x}>
            <rect x={x} y={shoulder} width={WIDTH} height={GROUND - shoulder} fill={colour} />
            <path d={`M${x} ${shoulder}l13-${TIP} 13 ${TIP}Z`} fill="#f1d9ac" />
            <path d={`M${x + 9.5} ${shoulder - TIP + 6}l3.5-6 3.5 6Z`} fill={colour} />
            <rect
              x={x + 9}
              y={shoulder}
              width="8"
              height={GROUND - shoulder}
              fill="#fff"
              opacity=".18"
            />
          </g>
        )
      })}
      <path d="M28 150h264" stroke="#171d3f" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
