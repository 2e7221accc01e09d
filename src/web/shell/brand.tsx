import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { HEADER, PRODUCT } from '../../texts/shell.ts'
import { PATHS } from '../paths.ts'

function Logo(): ReactElement {
  return (
    <svg viewBox="0 0 34 34" className="size-[34px]" aria-hidden="true">
      <rect x="10.5" y="3.5" width="13" height="6.5" rx="1.5" fill="#171d3f" />
      <path
        d="M11.5 9.5h11C26.5 11.7 29 15.3 29 19.7V26a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4v-6.3c0-4.4 2.5-8 6.5-10.2Z"
        fill="#fffdf8"
        stroke="#171d3f"
        strokeWidth="2"
      />
      <path
        d="M6 20.5c3.6-2.3 7 1.9 11 0s7.4-2 11-.2V26a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3Z"
        fill="#2a3f94"
      />
    </svg>
  )
}

export function Brand({ to }: { to: string }): ReactElement {
  return (
    <Link to={to} className="brand" aria-label={HEADER.home}>
      <Logo />
      {PRODUCT}
    </Link>
  )
}

/** Where nothing leads elsewhere. */
export function BrandMark(): ReactElement {
  return (
    <span className="brand">
      <Logo />
      {PRODUCT}
    </span>
  )
}

/** Before the session is known. */
export function BareHeader(): ReactElement {
  return (
    <header className="border-b-[1.5px] border-rule bg-sheet">
      <div className="wrap top">
        <Brand to={PATHS.home} />
      </div>
    </header>
  )
}
