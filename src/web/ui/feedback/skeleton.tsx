import type { ReactElement } from 'react'

interface SkeletonLinesProps {
  readonly label: string
  readonly count: number
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/4']

/** Placeholder lines; `label` is for screen readers. */
export function SkeletonLines({ label, count }: SkeletonLinesProps): ReactElement {
  return (
    <div role="status" className="card grid gap-4 p-6">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          key={line}
          aria-hidden="true"
          className={`skeleton h-5 ${WIDTHS[line % WIDTHS.length]}`}
        />
      ))}
    </div>
  )
}
