import type { ReactElement } from 'react'

/** From back to front. */
const BACK = [
  { tilt: 9, colour: '#2f7a5b' },
  { tilt: 4, colour: '#bf3346' },
]

function Cover({ colour }: { colour: string }): ReactElement {
  return (
    <>
      <path d="M-118-150h232a12 12 0 0 1 12 12v284a12 12 0 0 1-12 12h-232Z" fill="#fffdf8" />
      <path d="M-122-154h232a12 12 0 0 1 12 12v284a12 12 0 0 1-12 12h-232Z" fill={colour} />
      <path d="M-122-154h12v308h-12Z" fill="#000" opacity=".2" />
      <path d="M-110-154h3v308h-3Z" fill="#fff" opacity=".25" />
    </>
  )
}

/** Hidden in narrow windows. */
export function NotebooksArt(): ReactElement {
  return (
    <svg viewBox="0 0 384 400" className="hidden w-full lg:block" aria-hidden="true">
      <ellipse cx="196" cy="366" rx="150" ry="16" fill="#e2d9c4" />
      {BACK.map(({ tilt, colour }) => (
        <g key={colour} transform={`translate(200 200) rotate(${tilt})`}>
          <Cover colour={colour} />
        </g>
      ))}
      <g transform="translate(192 204) rotate(-3)">
        <Cover colour="#2a4ea2" />
        <rect x="-82" y="-112" width="172" height="92" rx="4" fill="#fffdf8" />
        <rect x="-74" y="-104" width="156" height="76" rx="3" fill="none" stroke="#2a3f94" />
        <rect
          x="-71"
          y="-101"
          width="150"
          height="70"
          rx="2"
          fill="none"
          stroke="#2a3f94"
          strokeWidth="1.5"
        />
        <path
          d="M-50-72c8-11 11 9 19 0s10 6 18-2 12 8 20 0 10 6 18-2 9 7 17 0M-26-50c6-8 8 6 14 0s8 5 14-1 9 6 15 0"
          fill="none"
          stroke="#2a3f94"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(262 316) rotate(-62)">
        <path d="M-11-150h22V40h-22Z" fill="#e8b13a" />
        <path d="M-4-150h8V40h-8Z" fill="#fff" opacity=".22" />
        <path d="M-11 40h22L0 68Z" fill="#f1d9ac" />
        <path d="m-4.5 57h9L0 68Z" fill="#171d3f" />
        <path d="M-11-150h22v-14a8 8 0 0 0-8-8h-6a8 8 0 0 0-8 8Z" fill="#bf3346" />
        <path d="M-11-150h22v-8h-22Z" fill="#cfb58e" />
      </g>
    </svg>
  )
}
