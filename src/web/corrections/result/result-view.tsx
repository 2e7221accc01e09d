import { type ReactElement, useMemo } from 'react'
import { scoreDraft } from '../../../domain/copy/draft/copy-text.ts'
import type { ReviewedCopy } from '../../../domain/copy/review/copy-review.ts'
import { COPY_RESULT } from '../../../texts/corrections/copy-verification.ts'
import { resultPath, resultsPath } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PendingActions } from '../../ui/focus/pending-actions.tsx'
import type { CorrectionSaving, StoredCorrection } from '../correction-submission-state.ts'
import { changedReview } from '../unsaved-state.ts'
import type { CopyVerification } from '../verification/verification-state.ts'
import { ReviewedCopyView } from './reviewed-copy.tsx'
import { type ReviewControl, unnamedSource, useCopyErrors } from './use-copy-errors.ts'
import { useCorrectionChange } from './use-correction-change.ts'

interface ResultViewProps {
  readonly copy: CopyVerification
  readonly learnerId: string | null
  readonly dictationId: string | null
  readonly reviewControl: ReviewControl
  /** Moment of the validation, ISO 8601. */
  readonly at: string
  readonly saving: CorrectionSaving
  /** Last review sent; null before. */
  readonly sent: ReviewedCopy | null
  readonly onSave: () => void
  readonly onStoredAgain: (stored: StoredCorrection, review: ReviewedCopy) => void
  readonly onReopen: () => void
  readonly onNext: () => void
}

/** COR-03, COR-05. */
export function ResultView(props: ResultViewProps): ReactElement {
  const { copy, dictationId, reviewControl, at, saving, onStoredAgain } = props
  const { draft } = copy
  const source = useMemo(() => unnamedSource(dictationId), [dictationId])
  const copyErrors = useCopyErrors(draft, source, reviewControl)
  const changing = useCorrectionChange((row, review) => onStoredAgain(row, review))
  const figures = saving.kind === 'saved' ? saving.stored : { ...scoreDraft(draft), created_at: at }
  return (
    <ReviewedCopyView
      draft={draft}
      figures={figures}
      copyErrors={copyErrors}
      links={saving.kind === 'saved' && <SavedLinks {...props} stored={saving.stored} />}
      bar={
        <PendingActions
          pending={saving.kind === 'saving' || changing.isBusy}
          className="save-bar grid gap-4 print:hidden"
        >
          {saving.kind === 'saved' ? (
            <SavedRow {...props} stored={saving.stored} changing={changing} />
          ) : (
            <SaveRow {...props} />
          )}
        </PendingActions>
      }
    />
  )
}

function SaveRow({ saving, onSave, onReopen }: ResultViewProps): ReactElement {
  const busy = saving.kind === 'saving'
  return (
    <>
      {saving.kind === 'failed' && <Notice tone="error">{saving.sentence}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={COPY_RESULT.saving} onClick={onSave}>
          {saving.kind === 'failed' ? COPY_RESULT.retry : COPY_RESULT.save}
        </Button>
        <Button variant="outline" icon="arrow-left" disabled={busy} onClick={onReopen}>
          {COPY_RESULT.reopen}
        </Button>
      </div>
    </>
  )
}

interface SavedLinksProps extends ResultViewProps {
  readonly stored: StoredCorrection
}

function SavedLinks({ learnerId, stored }: SavedLinksProps): ReactElement {
  return (
    <>
      <ButtonLink variant="ghost" to={resultPath(stored.id)}>
        {COPY_RESULT.openSaved}
      </ButtonLink>
      <ButtonLink variant="ghost" to={resultsPath(learnerId)}>
        {COPY_RESULT.seeResults}
      </ButtonLink>
    </>
  )
}

interface SavedRowProps extends SavedLinksProps {
  readonly changing: ReturnType<typeof useCorrectionChange>
}

/** Changes made after the save can be stored too. */
function SavedRow(props: SavedRowProps): ReactElement {
  const { copy, reviewControl, sent, stored, changing, onNext } = props
  const changed = changedReview(copy, reviewControl.review, sent)
  return (
    <>
      {changed && <Notice tone="info">{COPY_RESULT.changed}</Notice>}
      {changing.sentence !== null && <Notice tone="error">{changing.sentence}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        {changed ? (
          <Button
            busy={changing.isBusy}
            busyLabel={COPY_RESULT.saving}
            onClick={() => changing.change(stored, changed)}
          >
            {COPY_RESULT.storeAgain}
          </Button>
        ) : (
          <Button disabled icon="check" className="bg-leaf! text-white!">
            {COPY_RESULT.saved}
          </Button>
        )}
        <Button variant="outline" onClick={onNext}>
          {COPY_RESULT.next}
        </Button>
        {!changed && (
          <p role="status" className="sr-only">
            {COPY_RESULT.saved}
          </p>
        )}
      </div>
    </>
  )
}
