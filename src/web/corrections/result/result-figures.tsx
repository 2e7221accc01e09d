import type { ReactElement } from 'react'
import { longDate, percent } from '../../../texts/format.ts'
import { RESULT } from '../../../texts/settling.ts'

export interface ResultFigures {
  readonly word_count: number
  readonly error_count: number
  readonly score: number
  readonly created_at: string
}

/** Words, errors, score and date of a correction (COR-03). */
export function Figures({
  word_count,
  error_count,
  score,
  created_at,
}: ResultFigures): ReactElement {
  const rows = [
    [RESULT.words, String(word_count)],
    [RESULT.errors, String(error_count)],
    [RESULT.score, percent(score)],
    [RESULT.date, longDate(created_at)],
  ] as const
  return (
    <dl className="card grid gap-0 px-5 py-2 sm:px-6">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-rule py-3 last:border-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The text of the copy as it was confirmed. */
export function CopyText({ text }: { readonly text: string }): ReactElement {
  return (
    <div className="card p-5 sm:p-6">
      <h2 className="mb-2 font-body text-base font-semibold tracking-normal">{RESULT.detected}</h2>
      <p className="font-reading text-lg whitespace-pre-line">{text || RESULT.noText}</p>
    </div>
  )
}
