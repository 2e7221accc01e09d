import type { ReactElement, ReactNode } from 'react'
import { percent } from '../../texts/format.ts'
import { RESULTS } from '../../texts/results.ts'
import { IconButton } from '../ui/button.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { More } from './results-api.ts'

interface ResultRowProps {
  readonly heading: ReactNode
  readonly detail: ReactNode
  readonly score: number
  readonly busy: boolean
  readonly deleteLabel: string
  readonly onDelete: () => void
}

/** One result: what it was, how it went, and its deletion. */
export function ResultRow(props: ResultRowProps): ReactElement {
  const { heading, detail, score, busy, deleteLabel, onDelete } = props
  return (
    <li
      aria-busy={busy}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-5 border-b-[1.5px] border-rule py-3 last:border-0"
    >
      <div className={busy ? 'text-muted' : ''}>
        <p className="font-semibold">{heading}</p>
        <p className="text-sm text-muted">{detail}</p>
      </div>
      <strong className="font-display text-xl tabular-nums">{percent(score)}</strong>
      {busy ? (
        <span className="grid size-11 place-items-center">
          <Spinner label={RESULTS.deleting} />
        </span>
      ) : (
        <IconButton icon="trash" label={deleteLabel} tone="danger" onClick={onDelete} />
      )}
    </li>
  )
}

interface ResultListProps {
  readonly title: string
  readonly emptyText: string
  readonly rows: readonly ReactElement[]
  /** How many there are in all, and how the others come. */
  readonly more: More
}

/** A titled list of results, or its sentence when there is none (RES-05). */
export function ResultList({ title, emptyText, rows, more }: ResultListProps): ReactElement {
  return (
    <section className="card p-6" aria-label={title}>
      <h2 tabIndex={-1} className="mb-2 text-xl">
        {title}
      </h2>
      {rows.length === 0 ? <p className="text-muted">{emptyText}</p> : <ul>{rows}</ul>}
      {more.isLong && <MoreRows {...more} list={title} shown={rows.length} />}
    </section>
  )
}
