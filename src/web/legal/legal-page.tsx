import type { ReactElement, ReactNode } from 'react'
import { MISSING_FACTS } from '../../texts/legal/site-facts.ts'

interface LegalPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

export function LegalPage({ title, lead, children }: LegalPageProps): ReactElement {
  return (
    <div className="wrap legal">
      <h1>{title}</h1>
      <p className="mt-4 text-lg text-muted">{lead}</p>
      {children}
    </div>
  )
}

export function LegalSection({
  title,
  id,
  children,
}: {
  title: string
  id?: string
  children: ReactNode
}): ReactElement {
  return (
    <section id={id} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Paragraphs({ texts }: { texts: readonly string[] }): ReactElement {
  return (
    <>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  )
}

export function BulletList({ texts }: { texts: readonly string[] }): ReactElement {
  return (
    <ul className="points">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

interface DescriptionRows {
  readonly rows: readonly { readonly term: string; readonly text: ReactNode }[]
}

export function DescriptionList({ rows }: DescriptionRows): ReactElement {
  return (
    <dl className="terms">
      <Descriptions rows={rows} />
    </dl>
  )
}

/** With settings of the site among its texts: a row that nobody filled in is left out, and one sentence says so (`legal.css`). */
export function FactList({ rows }: DescriptionRows): ReactElement {
  return (
    <>
      <dl className="terms facts">
        <Descriptions rows={rows} />
      </dl>
      <p className="missing-facts">{MISSING_FACTS}</p>
    </>
  )
}

function Descriptions({ rows }: DescriptionRows): ReactNode {
  return rows.map(({ term, text }) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  ))
}
