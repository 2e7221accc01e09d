import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { SCHOOL_PAPERS } from '../../texts/legal/school-papers.ts'
import type { SiteFactName } from '../../texts/legal/site-facts.ts'
import { PATHS } from '../paths.ts'
import { publicMeta } from '../shell/public-meta.ts'
import { SiteSetting } from '../shell/site-setting.tsx'
import { Button } from '../ui/button.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: SCHOOL_PAPERS.pageTitle, description: SCHOOL_PAPERS.description })
}

/** CLA-06: public, so that a school reads them before anybody has an account. */
export default function SchoolPapersScreen(): ReactElement {
  const { register, notice } = SCHOOL_PAPERS
  return (
    <div className="wrap legal school-papers">
      <header className="print:hidden">
        <h1>{SCHOOL_PAPERS.title}</h1>
        <p className="mt-4 text-lg text-muted">{SCHOOL_PAPERS.lead}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button icon="printer" onClick={() => window.print()}>
            {SCHOOL_PAPERS.print}
          </Button>
          <Link to={PATHS.privacy} reloadDocument className="inline-flex min-h-11 items-center">
            {SCHOOL_PAPERS.privacy}
          </Link>
        </p>
      </header>
      <section className="school-paper" aria-labelledby="registre">
        <h2 id="registre">{register.title}</h2>
        <p className="text-muted">{register.article}</p>
        <PaperRows rows={register.rows} />
      </section>
      <section className="school-paper" aria-labelledby="familles">
        <h2 id="familles">{notice.title}</h2>
        <p className="text-muted">{notice.article}</p>
        <p>{notice.hello}</p>
        <p>{notice.intro}</p>
        <PaperRows rows={notice.rows} />
        <p>{notice.child}</p>
      </section>
    </div>
  )
}

interface PaperRowsProps {
  readonly rows: readonly {
    readonly term: string
    readonly text: string | null
    readonly facts?: readonly SiteFactName[]
  }[]
}

function PaperRows({ rows }: PaperRowsProps): ReactElement {
  return (
    <dl className="terms">
      {rows.map(({ term, text, facts = [] }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text === null ? (
              <span className="paper-blank">
                <span className="sr-only">{SCHOOL_PAPERS.toFill}</span>
              </span>
            ) : (
              <>
                {text}
                {facts.map((fact) => (
                  <span key={fact}>
                    {' '}
                    <SiteSetting name={fact} />
                  </span>
                ))}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
