import type { ReactElement } from 'react'
import { COPY_RESULT } from '../../../texts/corrections/copy-verification.ts'
import { longDate, percent } from '../../../texts/format.ts'

export interface ResultFigures {
  readonly word_count: number
  readonly error_count: number
  readonly score: number
  readonly created_at: string
}

/** COR-03. */
export function FiguresCard({
  word_count,
  error_count,
  score,
  created_at,
}: ResultFigures): ReactElement {
  const rows = [
    [COPY_RESULT.words, String(word_count)],
    [COPY_RESULT.errors, String(error_count)],
    [COPY_RESULT.score, percent(score)],
  ] as const
  return (
    <dl className="card grid grid-cols-3 gap-x-4 gap-y-3 px-5 py-4 sm:flex sm:items-end sm:gap-x-12 sm:px-6">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-muted">{name}</dt>
          <dd className="figure text-[2rem]">{value}</dd>
        </div>
      ))}
      <div className="col-span-3 flex flex-wrap gap-x-2 border-t-[1.5px] border-rule pt-3 sm:ml-auto sm:border-0 sm:pt-0">
        <dt className="text-muted">{COPY_RESULT.date}</dt>
        <dd>{longDate(created_at)}</dd>
      </div>
    </dl>
  )
}

export function CopyText({ text }: { readonly text: string }): ReactElement {
  return (
    <div className="card p-5 sm:p-6">
      <h2 className="mb-2 font-body text-base font-semibold tracking-normal">
        {COPY_RESULT.detected}
      </h2>
      <p className="max-w-[70ch] font-reading text-lg whitespace-pre-line">
        {text || COPY_RESULT.noText}
      </p>
    </div>
  )
}
