import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { LEGAL_NOTICE } from '../../texts/legal/legal-notice.ts'
import { PATHS } from '../paths.ts'
import { publicMeta } from '../shell/public-meta.ts'
import { SiteSetting } from '../shell/site-setting.tsx'
import { FactList, LegalPage, LegalSection, Paragraphs } from './legal-page.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: LEGAL_NOTICE.pageTitle, description: LEGAL_NOTICE.description })
}

type SettingRows = typeof LEGAL_NOTICE.editor

function settingRows(facts: SettingRows): { term: string; text: ReactElement }[] {
  return facts.map(({ term, fact }) => ({ term, text: <SiteSetting name={fact} /> }))
}

/** Who publishes and hosts the site (LCEN, article 1-1). */
export default function LegalNoticeScreen(): ReactElement {
  return (
    <LegalPage title={LEGAL_NOTICE.title} lead={LEGAL_NOTICE.lead}>
      <LegalSection title={LEGAL_NOTICE.editorTitle}>
        <FactList rows={settingRows(LEGAL_NOTICE.editor)} />
      </LegalSection>
      <LegalSection title={LEGAL_NOTICE.worksTitle}>
        <Paragraphs texts={LEGAL_NOTICE.works} />
      </LegalSection>
      <LegalSection title={LEGAL_NOTICE.dataTitle}>
        <p>
          {LEGAL_NOTICE.data}{' '}
          <Link to={PATHS.privacy} reloadDocument>
            {LEGAL_NOTICE.dataLink}
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  )
}
