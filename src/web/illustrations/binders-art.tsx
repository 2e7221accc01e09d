import type { ReactElement } from 'react'

const BINDERS = [
  { x: 38, width: 24, height: 125, colour: '#2a4ea2' },
  { x: 64, width: 20, height: 137, colour: '#bf3346' },
  { x: 86, width: 26, height: 119, colour: '#2f7a5b' },
  { x: 114, width: 18, height: 131, colour: '#e8b13a' },
]

const SHELF = 196

function Binder({ x, width, height, colour }: (typeof BINDERS)[number]): ReactElement {
  const top = SHELF - height
  return (
    <>
      <rect x={x} y={top} width={width} height={height} rx="3" fill={colour} />
      <rect x={x + 3.5} y={top + 18} width={width - 7} height="34" rx="2" fill="#fffdf8" />
    </>
  )
}

export function BindersArt(): ReactElement {
  return (
    <svg viewBox="0 0 230 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={`M0 ${SHELF}h230v34H0Z`} fill="#e3c274" />
      <path d={`M0 ${SHELF}h230`} stroke="#8a5a00" strokeWidth="3" />
      {BINDERS.map((binder) => (
        <Binder key={binder.x} {...binder} />
      ))}
      <g transform="rotate(13 148 195)">
        <Binder x={136} width={26} height={129} colour="#2a4ea2" />
      </g>
    </svg>
  )
}
