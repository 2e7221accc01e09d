import type { ReactElement, ReactNode } from 'react'

/** One card of a setup: what, who, how. */
export function FormCard({
  title,
  children,
}: {
  title: string
  children: ReactNode
}): ReactElement {
  return (
    <section className="card grid content-start gap-6 p-5 sm:p-7" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
