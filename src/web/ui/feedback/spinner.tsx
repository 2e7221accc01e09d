import type { ReactElement } from 'react'

interface SpinnerProps {
  readonly label: string
  /** Whether the label is visible, too. */
  readonly shown?: boolean
}

export function Spinner({ label, shown = false }: SpinnerProps): ReactElement {
  return (
    <span role="status" className="inline-flex items-center gap-3 text-ink-700">
      <span className="spinner" aria-hidden="true" />
      <span className={shown ? '' : 'sr-only'}>{label}</span>
    </span>
  )
}

export function PageSpinner({ label }: { label: string }): ReactElement {
  return (
    <div className="grid min-h-[50vh] place-items-center text-lg">
      <Spinner label={label} shown />
    </div>
  )
}
