import type { ReactElement } from 'react'
import { ACCESSIBILITY } from '../../texts/legal/accessibility.ts'
import { publicMeta } from '../shell/public-meta.ts'
import { SiteSetting } from '../shell/site-setting.tsx'
import { BulletList, DescriptionList, LegalPage, LegalSection, Paragraphs } from './legal-page.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: ACCESSIBILITY.pageTitle, description: ACCESSIBILITY.description })
}

/** Accessibility statement (RGAA). */
export default function AccessibilityScreen(): ReactElement {
  return (
    <LegalPage title={ACCESSIBILITY.title} lead={ACCESSIBILITY.lead}>
      <LegalSection title={ACCESSIBILITY.stateTitle}>
        <Paragraphs texts={ACCESSIBILITY.state} />
      </LegalSection>
      <LegalSection title={ACCESSIBILITY.doneTitle}>
        <BulletList texts={ACCESSIBILITY.done} />
      </LegalSection>
      <LegalSection title={ACCESSIBILITY.undoneTitle}>
        <BulletList texts={ACCESSIBILITY.undone} />
      </LegalSection>
      <LegalSection title={ACCESSIBILITY.reportTitle}>
        <p>{ACCESSIBILITY.report}</p>
        <DescriptionList
          rows={[{ term: ACCESSIBILITY.contactTerm, text: <SiteSetting name="contact" /> }]}
        />
      </LegalSection>
      <LegalSection title={ACCESSIBILITY.appealTitle}>
        <p>{ACCESSIBILITY.appeal}</p>
      </LegalSection>
    </LegalPage>
  )
}
