import { type ReactElement, useMemo } from 'react'
import type { CorrectionDetail } from '../../contract/corrections.ts'
import { DICTATION_RESULT } from '../../texts/corrections/dictation-result.ts'
import { longDate } from '../../texts/format.ts'
import { CopyText, FiguresCard } from '../corrections/result/result-figures.tsx'
import { ReviewedCopyView } from '../corrections/result/reviewed-copy.tsx'
import { type NamingSource, useCopyErrors } from '../corrections/result/use-copy-errors.ts'
import { correctPath, dictationPath } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import type { OpenedResult } from './dictation-result-state.ts'

/** The stored names, and the dictation that names new errors while its text is unchanged. */
export function useStoredNames(
  { dictation_id }: CorrectionDetail,
  opened: OpenedResult,
): NamingSource {
  const { named, text, isSameText } = opened
  const dictationId = isSameText ? dictation_id : null
  return useMemo(() => ({ dictationId, named, text }), [dictationId, named, text])
}

interface DictationResultViewProps {
  readonly row: CorrectionDetail
  readonly opened: OpenedResult
  readonly onChange: () => void
}

export function DictationResultView({
  row,
  opened,
  onChange,
}: DictationResultViewProps): ReactElement {
  const { draft, review } = opened
  const source = useStoredNames(row, opened)
  const copyErrors = useCopyErrors(draft, source, { review, onReview: null })
  return (
    <ReviewedCopyView
      draft={draft}
      figures={row}
      copyErrors={copyErrors}
      isDated
      actions={<ResultActions row={row} onChange={onChange} />}
    />
  )
}

function ResultActions({ row, onChange }: Omit<DictationResultViewProps, 'opened'>): ReactElement {
  return (
    <div className="grid gap-3">
      {row.updated_at !== row.created_at && (
        <p className="text-sm text-muted">{DICTATION_RESULT.changedOn(longDate(row.updated_at))}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" icon="pencil" onClick={onChange}>
          {DICTATION_RESULT.change}
        </Button>
        {row.dictation_id !== null && (
          <ButtonLink variant="ghost" icon="book" to={dictationPath(row.dictation_id)}>
            {DICTATION_RESULT.open}
          </ButtonLink>
        )}
        <RedoLink row={row} />
      </div>
    </div>
  )
}

function RedoLink({ row }: { readonly row: CorrectionDetail }): ReactElement {
  if (row.dictation_id === null) {
    return <p className="text-muted">{DICTATION_RESULT.deleted}</p>
  }
  return (
    <ButtonLink variant="outline" icon="refresh" to={correctPath(row.learner_id, row.dictation_id)}>
      {DICTATION_RESULT.redo}
    </ButtonLink>
  )
}

/** For a correction that can no longer be marked. */
export function DictationResultText({ row }: { readonly row: CorrectionDetail }): ReactElement {
  return (
    <div className="grid gap-6">
      <Notice tone="info">{DICTATION_RESULT.textOnly}</Notice>
      <FiguresCard {...row} />
      <CopyText text={row.content} />
      <div>
        <RedoLink row={row} />
      </div>
    </div>
  )
}
