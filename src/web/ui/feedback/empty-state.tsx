import type { ReactElement, ReactNode } from 'react'

interface EmptyStateProps {
  readonly text: string
  readonly detail?: string
  readonly action?: ReactNode
}

export function EmptyState({ text, detail, action }: EmptyStateProps): ReactElement {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-10 text-center text-muted">
      <svg viewBox="0 0 120 96" className="w-32" aria-hidden="true">
        <ellipse cx="62" cy="88" rx="38" ry="5" fill="#f2ecdd" />
        <rect x="30" y="8" width="60" height="78" rx="4" fill="#cfb58e" />
        <rect x="30" y="8" width="5" height="78" fill="#a88b5d" />
        <rect
          x="44"
          y="22"
          width="36"
          height="18"
          rx="2"
          fill="#fffdf8"
          stroke="#2a3f94"
          strokeWidth="1.5"
        />
        <path
          d="M50 31c4-5 5 4 9 0s5 3 9-1"
          fill="none"
          stroke="#2a3f94"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <p className="text-lg text-ink-950">{text}</p>
      {detail !== undefined && <p className="max-w-md">{detail}</p>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}
