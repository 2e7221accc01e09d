import type { ReactElement } from 'react'
import { type CopyDraft, pendingWords } from '../../../domain/copy/draft/copy-draft.ts'
import { scoreDraft } from '../../../domain/copy/draft/copy-text.ts'
import { remarkCount } from '../../../domain/copy/review/reviewed-errors.ts'
import { COPY_VERIFICATION } from '../../../texts/corrections/copy-verification.ts'

/** The provisional score: words still to check cost nothing, and are counted beside it. */
export function LiveScore({ draft }: { draft: CopyDraft }): ReactElement {
  const { score, error_count } = scoreDraft(draft)
  const remarks = remarkCount(draft)
  const left = pendingWords(draft).length
  const rest = left === 0 ? 'text-leaf-700' : 'text-ink-700'
  return (
    <p role="status" className="min-w-0 flex-1 leading-tight">
      <span className="block font-semibold">
        {COPY_VERIFICATION.scoreName}
        <span className="max-sm:sr-only">{COPY_VERIFICATION.provisional}</span>
        {COPY_VERIFICATION.scoreValue(score)}
      </span>
      <span className="text-sm">
        {COPY_VERIFICATION.errors(error_count)}
        {', '}
        <span className={`font-semibold max-sm:hidden ${rest}`}>
          {COPY_VERIFICATION.left(left)}
        </span>
        <span className={`font-semibold sm:hidden ${rest}`}>
          {COPY_VERIFICATION.leftShort(left)}
        </span>
        {remarks > error_count && `, ${COPY_VERIFICATION.remarks(remarks)}`}
      </span>
    </p>
  )
}
