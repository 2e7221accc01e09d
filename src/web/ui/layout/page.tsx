import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'

interface PageProps {
  /** School subject above the title. */
  readonly crumb?: string
  readonly title: string
  readonly lead?: string
  readonly back?: { readonly to: string; readonly label: string }
  readonly children: ReactNode
}

export function Page({ crumb, title, lead, back, children }: PageProps): ReactElement {
  return (
    <>
      <header className="mb-8 print:mb-3">
        {back && (
          <Link
            to={back.to}
            className="mb-4 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold no-underline hover:bg-ink-050 print:hidden"
          >
            <Icon name="arrow-left" />
            <span className="min-w-0 wrap-anywhere">{back.label}</span>
          </Link>
        )}
        {crumb !== undefined && (
          <p className="mb-2 font-semibold text-margin-700 print:hidden">{crumb}</p>
        )}
        <h1 className="print:text-2xl">{title}</h1>
        {lead !== undefined && (
          <p className="mt-2.5 max-w-[42rem] text-[1.0625rem] text-muted print:mt-1 print:text-base">
            {lead}
          </p>
        )}
      </header>
      {children}
    </>
  )
}
