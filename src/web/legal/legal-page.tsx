import type { ReactElement, ReactNode } from 'react'

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

export function DescriptionList({
  rows,
}: {
  rows: readonly { readonly term: string; readonly text: ReactNode }[]
}): ReactElement {
  return (
    <dl className="terms">
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
