import type { ReactElement } from 'react'
import { type CopyDraft, pendingWords } from '../../../domain/copy/draft/copy-draft.ts'
import { scoreDraft } from '../../../domain/copy/draft/copy-text.ts'
import { SETTLING } from '../../../texts/corrections/settling.ts'

/** The provisional score: words still to check cost nothing, and are counted beside it. */
export function LiveScore({ draft }: { draft: CopyDraft }): ReactElement {
  const { score, error_count } = scoreDraft(draft)
  const left = pendingWords(draft).length
  const rest = left === 0 ? 'text-leaf-700' : 'text-ink-700'
  return (
    <p role="status" className="min-w-0 flex-1 leading-tight">
      <span className="block font-semibold">
        {SETTLING.scoreName}
        <span className="max-sm:sr-only">{SETTLING.provisional}</span>
        {SETTLING.scoreValue(score)}
      </span>
      <span className="text-sm">
        {SETTLING.errors(error_count)}
        {', '}
        <span className={`font-semibold max-sm:hidden ${rest}`}>{SETTLING.left(left)}</span>
        <span className={`font-semibold sm:hidden ${rest}`}>{SETTLING.leftShort(left)}</span>
      </span>
    </p>
  )
}
