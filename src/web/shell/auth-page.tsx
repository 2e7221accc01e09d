import type { ReactElement, ReactNode } from 'react'
import { NotebooksArt } from '../illustrations/notebooks-art.tsx'

interface AuthPageProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** The card of sign-in, sign-up and recovery, beside an illustration in wide windows. */
export function AuthPage({ title, lead, children }: AuthPageProps): ReactElement {
  return (
    <div className="wrap grid items-center justify-center gap-16 py-10 sm:py-16 lg:grid-cols-[28rem_24rem]">
      <div className="card min-w-0 p-6 sm:p-8">
        <h1 className="text-[2.1rem]">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
      <NotebooksArt />
    </div>
  )
}
