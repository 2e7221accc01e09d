import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { PRIVACY } from '../../texts/legal/privacy.ts'
import { PATHS } from '../paths.ts'
import { publicMeta } from '../shell/public-meta.ts'
import { SiteSetting } from '../shell/site-setting.tsx'
import { Icon } from '../ui/icon.tsx'
import { BulletList, DescriptionList, FactList, LegalPage, LegalSection } from './legal-page.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: PRIVACY.pageTitle, description: PRIVACY.description })
}

/** For adults; children have a page of their own (GDPR articles 12 and 13). */
export default function PrivacyScreen(): ReactElement {
  return (
    <LegalPage title={PRIVACY.title} lead={PRIVACY.lead}>
      <ForChildren />
      <LegalSection title={PRIVACY.keptTitle}>
        <DescriptionList rows={PRIVACY.kept} />
      </LegalSection>
      <LegalSection title={PRIVACY.whyTitle}>
        <DescriptionList rows={PRIVACY.why} />
      </LegalSection>
      <LegalSection title={PRIVACY.adultsTitle}>
        <BulletList texts={PRIVACY.adults} />
        <p className="mt-3">
          <Link
            to={PATHS.schoolPapers}
            reloadDocument
            className="inline-flex min-h-11 items-center"
          >
            {PRIVACY.schoolLink}
          </Link>
        </p>
      </LegalSection>
      <LegalSection title={PRIVACY.neverTitle}>
        <BulletList texts={PRIVACY.never} />
      </LegalSection>
      <LegalSection title={PRIVACY.servicesTitle}>
        <p>{PRIVACY.servicesLead}</p>
        <DescriptionList
          rows={PRIVACY.services.map(({ term, fact }) => ({
            term,
            text: <SiteSetting name={fact} />,
          }))}
        />
        <p>{PRIVACY.servicesNote}</p>
      </LegalSection>
      <LegalSection title={PRIVACY.decisionTitle}>
        <p>{PRIVACY.decision}</p>
      </LegalSection>
      <LegalSection title={PRIVACY.durationTitle}>
        <DescriptionList rows={PRIVACY.duration} />
        <p>{PRIVACY.durationNote}</p>
      </LegalSection>
      <LegalSection title={PRIVACY.cookiesTitle}>
        <p>{PRIVACY.cookies}</p>
      </LegalSection>
      <LegalSection title={PRIVACY.rightsTitle}>
        <FactList
          rows={[
            ...PRIVACY.rights,
            { term: PRIVACY.editorTerm, text: <SiteSetting name="editor" /> },
            { term: PRIVACY.officerTerm, text: <SiteSetting name="officer" /> },
            { term: PRIVACY.contactTerm, text: <SiteSetting name="contact" /> },
          ]}
        />
      </LegalSection>
      <LegalSection title={PRIVACY.breachTitle}>
        <p>{PRIVACY.breach}</p>
      </LegalSection>
    </LegalPage>
  )
}

/** On top: nobody reads to the end of this page to find the short one. */
function ForChildren(): ReactElement {
  return (
    <section aria-label={PRIVACY.childTitle} className="for-children">
      <h2>{PRIVACY.childTitle}</h2>
      <p>{PRIVACY.childText}</p>
      <ChildrenLink />
    </section>
  )
}

function ChildrenLink(): ReactElement {
  return (
    <p className="mt-5">
      <Link to={PATHS.children} className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <Icon name="book" />
        {PRIVACY.childLink}
      </Link>
    </p>
  )
}
