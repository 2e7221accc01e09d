import type { ReactElement } from 'react'

/** A dial, a disc in quarters, a strip in thirds. */
export function FiguresArt(): ReactElement {
  return (
    <svg viewBox="0 0 560 304" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g stroke="#232e66" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="160" cy="150" r="92" fill="#fffdf8" />
        <path d="M160 150V88M160 150l38 22" fill="none" />
        <path d="M160 66v10M160 224v10M76 150h10M234 150h10" fill="none" />
        <path d="M330 118V50a68 68 0 1 1-68 68Z" fill="#fffdf8" transform="translate(56 14)" />
        <path d="M330 118V50a68 68 0 0 1 68 68Z" fill="#e8b13a" transform="translate(56 14)" />
        <path d="M262 118h136M330 50v136" fill="none" transform="translate(56 14)" />
        <rect x="300" y="226" width="180" height="42" fill="#fffdf8" />
        <path d="M300 226h120v42H300Z" fill="#a9b9ee" />
        <path d="M360 226v42M420 226v42" fill="none" />
      </g>
    </svg>
  )
}
