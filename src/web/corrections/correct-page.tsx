import type { ReactElement, ReactNode } from 'react'
import { CORRECTION } from '../../texts/corrections.ts'
import { PATHS } from '../paths.ts'
import { Page } from '../ui/page.tsx'

interface CorrectPageProps {
  readonly title?: string
  readonly lead?: string
  readonly children: ReactNode
}

/** The head of the screen, which says where in the correction one is. */
export function CorrectPage(props: CorrectPageProps): ReactElement {
  const { title = CORRECTION.title, lead = CORRECTION.lead, children } = props
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
