import type { ReactElement } from 'react'
import { PRIVACY } from '../../texts/privacy.ts'
import { publicMeta } from '../shell/public-meta.ts'
import { SiteFact } from '../shell/site-fact.tsx'
import { Icon } from '../ui/icon.tsx'
import { LegalPage, LegalSection, Points, Terms } from './legal-page.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: PRIVACY.pageTitle, description: PRIVACY.description })
}

const CHILD_ID = 'enfants'

/** What is kept, what never is, what leaves the server; for the adults, then in words for children. */
export default function PrivacyScreen(): ReactElement {
  return (
    <LegalPage title={PRIVACY.title} lead={PRIVACY.lead}>
      <p className="mt-5">
        <a href={`#${CHILD_ID}`} className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <Icon name="book" />
          {PRIVACY.childLink}
        </a>
      </p>
      <LegalSection title={PRIVACY.keptTitle}>
        <Terms rows={PRIVACY.kept} />
      </LegalSection>
      <LegalSection title={PRIVACY.neverTitle}>
        <Points texts={PRIVACY.never} />
      </LegalSection>
      <LegalSection title={PRIVACY.servicesTitle}>
        <p>{PRIVACY.servicesLead}</p>
        <Terms
          rows={PRIVACY.services.map(({ term, fact }) => ({
            term,
            text: <SiteFact name={fact} />,
          }))}
        />
        <p>{PRIVACY.servicesNote}</p>
      </LegalSection>
      <LegalSection title={PRIVACY.decisionTitle}>
        <p>{PRIVACY.decision}</p>
      </LegalSection>
      <LegalSection title={PRIVACY.durationTitle}>
        <Points texts={PRIVACY.duration} />
      </LegalSection>
      <LegalSection title={PRIVACY.cookiesTitle}>
        <p>{PRIVACY.cookies}</p>
      </LegalSection>
      <LegalSection title={PRIVACY.rightsTitle}>
        <Points texts={PRIVACY.rights} />
        <Terms
          rows={[
            { term: PRIVACY.editorTerm, text: <SiteFact name="editor" /> },
            { term: PRIVACY.contactTerm, text: <SiteFact name="contact" /> },
          ]}
        />
      </LegalSection>
      <ForChildren />
    </LegalPage>
  )
}

function ForChildren(): ReactElement {
  return (
    <section id={CHILD_ID} aria-label={PRIVACY.childTitle} className="for-children">
      <h2>{PRIVACY.childTitle}</h2>
      <p>{PRIVACY.childLead}</p>
      {PRIVACY.child.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  )
}
