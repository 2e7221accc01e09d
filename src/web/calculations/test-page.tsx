import type { ReactElement, ReactNode } from 'react'
import { CALCULATION_TEST } from '../../texts/calculation-test.ts'
import { PATHS } from '../paths.ts'
import { Page } from '../ui/page.tsx'

interface TestPageProps {
  readonly title?: string
  readonly lead: string
  readonly children: ReactNode
}

/** The head of the screen outside the test itself. */
export function TestPage(props: TestPageProps): ReactElement {
  const { title = CALCULATION_TEST.title, lead, children } = props
  const back = { to: PATHS.calculations, label: CALCULATION_TEST.back }
  return (
    <Page crumb={CALCULATION_TEST.crumb} title={title} lead={lead} back={back}>
      {children}
    </Page>
  )
}
