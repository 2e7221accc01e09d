import { type ReactElement, useMemo } from 'react'
import { scoreDraft } from '../../../domain/copy/draft/copy-text.ts'
import type { ReviewedCopy } from '../../../domain/copy/review/copy-review.ts'
import { RESULT } from '../../../texts/settling.ts'
import { resultPath, resultsPath } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WaitingActions } from '../../ui/waiting-actions.tsx'
import type { Copy } from '../copy-state.ts'
import type { Saving, Stored } from '../correct-state.ts'
import { changedReview } from '../unsaved-state.ts'
import { ReviewedCopyView } from './reviewed-copy.tsx'
import { useChanging } from './use-changing.ts'
import { type ReviewHeld, unnamed, useCopyErrors } from './use-copy-errors.ts'

interface ResultViewProps {
  readonly copy: Copy
  readonly learnerId: string | null
  readonly dictationId: string | null
  readonly held: ReviewHeld
  /** Moment of the validation, ISO 8601. */
  readonly at: string
  readonly saving: Saving
  /** The review as it was sent last; null before. */
  readonly sent: ReviewedCopy | null
  readonly onSave: () => void
  readonly onStoredAgain: (stored: Stored, review: ReviewedCopy) => void
  readonly onReopen: () => void
  readonly onNext: () => void
}

/** The corrected copy, its figures and its save (COR-03, COR-05). */
export function ResultView(props: ResultViewProps): ReactElement {
  const { copy, dictationId, held, at, saving, onStoredAgain } = props
  const { draft } = copy
  const source = useMemo(() => unnamed(dictationId), [dictationId])
  const copyErrors = useCopyErrors(draft, source, held)
  const changing = useChanging((row, review) => onStoredAgain(row, review))
  const figures = saving.kind === 'saved' ? saving.stored : { ...scoreDraft(draft), created_at: at }
  return (
    <ReviewedCopyView
      draft={draft}
      figures={figures}
      copyErrors={copyErrors}
      links={saving.kind === 'saved' && <SavedLinks {...props} stored={saving.stored} />}
      bar={
        <WaitingActions
          waiting={saving.kind === 'saving' || changing.isBusy}
          className="save-bar grid gap-4 print:hidden"
        >
          {saving.kind === 'saved' ? (
            <SavedRow {...props} stored={saving.stored} changing={changing} />
          ) : (
            <SaveRow {...props} />
          )}
        </WaitingActions>
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
        <Button busy={busy} busyLabel={RESULT.saving} onClick={onSave}>
          {saving.kind === 'failed' ? RESULT.retry : RESULT.save}
        </Button>
        <Button variant="outline" icon="arrow-left" disabled={busy} onClick={onReopen}>
          {RESULT.reopen}
        </Button>
      </div>
    </>
  )
}

interface SavedLinksProps extends ResultViewProps {
  readonly stored: Stored
}

function SavedLinks({ learnerId, stored }: SavedLinksProps): ReactElement {
  return (
    <>
      <ButtonLink variant="ghost" to={resultPath(stored.id)}>
        {RESULT.openSaved}
      </ButtonLink>
      <ButtonLink variant="ghost" to={resultsPath(learnerId)}>
        {RESULT.seeResults}
      </ButtonLink>
    </>
  )
}

interface SavedRowProps extends SavedLinksProps {
  readonly changing: ReturnType<typeof useChanging>
}

/** Stored; a class or a scale that was changed since can be stored too. */
function SavedRow(props: SavedRowProps): ReactElement {
  const { copy, held, sent, stored, changing, onNext } = props
  const changed = changedReview(copy, held.review, sent)
  return (
    <>
      {changed && <Notice tone="info">{RESULT.changed}</Notice>}
      {changing.sentence !== null && <Notice tone="error">{changing.sentence}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        {changed ? (
          <Button
            busy={changing.isBusy}
            busyLabel={RESULT.saving}
            onClick={() => changing.change(stored, changed)}
          >
            {RESULT.storeAgain}
          </Button>
        ) : (
          <Button disabled icon="check" className="bg-leaf! text-white!">
            {RESULT.saved}
          </Button>
        )}
        <Button variant="outline" onClick={onNext}>
          {RESULT.next}
        </Button>
        {!changed && (
          <p role="status" className="sr-only">
            {RESULT.saved}
          </p>
        )}
      </div>
    </>
  )
}
