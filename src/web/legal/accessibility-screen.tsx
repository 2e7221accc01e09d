import type { ReactElement } from 'react'
import { ACCESSIBILITY } from '../../texts/accessibility.ts'
import { publicMeta } from '../shell/public-meta.ts'
import { SiteFact } from '../shell/site-fact.tsx'
import { LegalPage, LegalSection, Paragraphs, Points, Terms } from './legal-page.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: ACCESSIBILITY.pageTitle, description: ACCESSIBILITY.description })
}

/** The declaration of accessibility: what was tested and what was not. */
export default function AccessibilityScreen(): ReactElement {
  return (
    <LegalPage title={ACCESSIBILITY.title} lead={ACCESSIBILITY.lead}>
      <LegalSection title={ACCESSIBILITY.stateTitle}>
        <Paragraphs texts={ACCESSIBILITY.state} />
      </LegalSection>
      <LegalSection title={ACCESSIBILITY.doneTitle}>
        <Points texts={ACCESSIBILITY.done} />
      </LegalSection>
      <LegalSection title={ACCESSIBILITY.undoneTitle}>
        <Points texts={ACCESSIBILITY.undone} />
      </LegalSection>
      <LegalSection title={ACCESSIBILITY.reportTitle}>
        <p>{ACCESSIBILITY.report}</p>
        <Terms rows={[{ term: ACCESSIBILITY.contactTerm, text: <SiteFact name="contact" /> }]} />
      </LegalSection>
      <LegalSection title={ACCESSIBILITY.appealTitle}>
        <p>{ACCESSIBILITY.appeal}</p>
      </LegalSection>
    </LegalPage>
  )
}
