import type { ReactElement, ReactNode } from 'react'
import type { HelpSectionId as SectionName } from '../../texts/help/help.ts'

interface TitledSectionProps {
  readonly id: SectionName
  readonly title: string
  readonly children: ReactNode
}

/** The heading can take the focus: links to the section land on it. */
export function TitledSection({ id, title, children }: TitledSectionProps): ReactElement {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-4 scroll-mt-6 break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  )
}
