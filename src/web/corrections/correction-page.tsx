import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { CORRECTION } from '../../texts/corrections/corrections.ts'
import { PATHS } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/layout/page.tsx'

interface CorrectionPageProps {
  readonly title?: string
  readonly lead?: string
  /** A short header, where the content needs the height. */
  readonly compact?: boolean
  readonly children: ReactNode
}

export function CorrectionPage(props: CorrectionPageProps): ReactElement {
  const { title = CORRECTION.title, lead = CORRECTION.lead, compact = false, children } = props
  if (compact) {
    return (
      <>
        <header className="mb-4 flex flex-wrap items-center gap-x-4 print:mb-3">
          <Link
            to={PATHS.dictations}
            aria-label={CORRECTION.back}
            title={CORRECTION.back}
            className="icon-btn -ml-2 print:hidden"
          >
            <Icon name="arrow-left" className="size-[1.35rem]" />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="text-[1.6rem]">{title}</h1>
            <p className="mt-0.5 text-muted">{lead}</p>
          </div>
        </header>
        {children}
      </>
    )
  }
  return (
    <Page
      crumb={CORRECTION.crumb}
      title={title}
      lead={lead}
      back={{ to: PATHS.dictations, label: CORRECTION.back }}
    >
      {children}
    </Page>
  )
}
