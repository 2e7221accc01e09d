import type { ReactElement } from 'react'
import { type CopyDraft, pendingWords } from '../../domain/copy-draft.ts'
import { scoreDraft } from '../../domain/copy-text.ts'
import { SETTLING } from '../../texts/corrections.ts'

/** The score as it stands: words still to check cost nothing yet, and are counted beside it. */
export function LiveScore({ draft }: { draft: CopyDraft }): ReactElement {
  const { score, error_count } = scoreDraft(draft)
  const left = pendingWords(draft).length
  return (
    <div role="status" className="flex items-end gap-4">
      <p>
        <span className="block text-sm text-muted">{SETTLING.provisional}</span>
        <span className="figure">{SETTLING.score(score)}</span>
      </p>
      <p className="pb-0.5 leading-snug">
        {SETTLING.errors(error_count)}
        <br />
        <span className={left === 0 ? 'text-leaf-700' : 'font-semibold text-ink-700'}>
          {SETTLING.left(left)}
        </span>
      </p>
    </div>
  )
}
