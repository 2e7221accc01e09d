import type { ReactElement } from 'react'
import type { CopyRemarks } from '../../../domain/copy/review/stored-copy.ts'
import { COPY_RESULT } from '../../../texts/corrections/copy-verification.ts'
import { REMARKS } from '../../../texts/corrections/remarks.ts'
import { longDate, percent } from '../../../texts/format.ts'

export interface ResultFigures {
  readonly word_count: number
  readonly error_count: number
  readonly score: number
  readonly created_at: string
}

interface FiguresCardProps extends ResultFigures {
  /** null while the errors are being named, or when none are known. */
  readonly remarks?: CopyRemarks | null
}

/** COR-03, MAR-05. */
export function FiguresCard({
  word_count,
  error_count,
  score,
  created_at,
  remarks = null,
}: FiguresCardProps): ReactElement {
  const rows = [
    [COPY_RESULT.words, String(word_count)],
    [COPY_RESULT.errors, String(error_count)],
    [COPY_RESULT.score, percent(score)],
  ] as const
  return (
    <div className="card px-5 py-4 sm:px-6">
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 sm:flex sm:items-end sm:gap-x-12">
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
      {remarks !== null && (
        <p className="mt-3 border-t-[1.5px] border-rule pt-3">{REMARKS.byFamily(remarks)}</p>
      )}
    </div>
  )
}

export function CopyText({ text }: { readonly text: string }): ReactElement {
  return (
    <div className="card p-5 sm:p-6">
      <h2 className="mb-2 font-body text-base font-semibold tracking-normal">
        {COPY_RESULT.detected}
      </h2>
      <p className="max-w-[70ch] font-reading text-lg wrap-anywhere whitespace-pre-line">
        {text || COPY_RESULT.noText}
      </p>
    </div>
  )
}
