import type { ReactElement, ReactNode } from 'react'

interface VerdictButtonProps {
  /** Key of the same verdict on the word itself. */
  readonly shortcut?: string
  readonly pressed?: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}

export function VerdictButton({
  shortcut,
  pressed,
  onPick,
  children,
}: VerdictButtonProps): ReactElement {
  const look = pressed === true ? 'bg-ink-700 text-white' : 'bg-white text-ink-700 hover:bg-ink-050'
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={`inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-ink-700 px-3 py-1.5 text-[0.9375rem] leading-tight font-semibold ${look}`}
      onClick={onPick}
    >
      {children}
      {shortcut !== undefined && (
        <span
          aria-hidden="true"
          className="hidden rounded-tag border-[1.5px] border-current px-1.5 font-body text-xs leading-5 uppercase opacity-80 lg:inline"
        >
          {shortcut}
        </span>
      )}
    </button>
  )
}
