import type { ReactElement, ReactNode } from 'react'

interface ChoiceProps {
  readonly onPick: () => void
  readonly children: ReactNode
}

/** An answer of the panel that takes one gesture. */
export function Choice({ onPick, children }: ChoiceProps): ReactElement {
  return (
    <button
      type="button"
      className="min-h-11 rounded-control border-2 border-ink-700 bg-white px-3 py-1.5 text-[0.9375rem] leading-tight font-semibold text-ink-700 hover:bg-ink-050"
      onClick={onPick}
    >
      {children}
    </button>
  )
}
