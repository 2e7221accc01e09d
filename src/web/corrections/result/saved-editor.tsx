import { type Dispatch, type ReactElement, useReducer } from 'react'
import type { CorrectionDetail } from '../../../contract/corrections.ts'
import { reduceReview, reviewedCopyOf } from '../../../domain/copy/review/copy-review.ts'
import { LEAVING } from '../../../texts/corrections.ts'
import { SAVED_CORRECTION } from '../../../texts/saved-corrections.ts'
import { LeaveGuard } from '../../shell/leave-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Copy, type CopyEvent, canValidate, openedCopy, reduceCopy } from '../copy-state.ts'
import { LiveScore } from '../live-score.tsx'
import { CopyWords } from '../settling/copy-words.tsx'
import { WordPanel } from '../settling/word-panel.tsx'
import { changedReview } from '../unsaved-state.ts'
import { ErrorsPanel } from './errors-panel.tsx'
import type { OpenedCopy } from './saved-copy-state.ts'
import { useStoredNames } from './saved-view.tsx'
import { ScalePanel } from './scale-panel.tsx'
import { useChanging } from './use-changing.ts'
import { type CopyErrors, useCopyErrors } from './use-copy-errors.ts'

interface SavedEditorProps {
  readonly row: CorrectionDetail
  readonly opened: OpenedCopy
  readonly onStored: () => void
  /** Somebody changed the row in the meantime. */
  readonly onStale: () => void
  readonly onCancel: () => void
}

/** A stored correction taken up again: verdicts, classes and scales change, and the score follows. */
export function SavedEditor(props: SavedEditorProps): ReactElement {
  const { row, opened, onStored, onStale, onCancel } = props
  const [copy, onCopy] = useReducer(reduceCopy, openedCopy(opened.draft, null))
  const [review, onReview] = useReducer(reduceReview, opened.review)
  const source = useStoredNames(row, opened)
  const copyErrors = useCopyErrors(copy.draft, source, { review, onReview })
  const changing = useChanging(onStored)
  const changed = changedReview(copy, review, reviewedCopyOf(opened.draft, opened.review))
  return (
    <div className="grid gap-6">
      <p className="text-muted">{SAVED_CORRECTION.changingLead}</p>
      <EditedWords copy={copy} onCopy={onCopy} />
      {!opened.isSameText && changed && <UnnamedNotice copyErrors={copyErrors} source={opened} />}
      <ErrorsPanel copyErrors={copyErrors} />
      <ScalePanel copyErrors={copyErrors} />
      {changing.sentence !== null && !changing.isStale && (
        <Notice tone="error">{changing.sentence}</Notice>
      )}
      {changing.isStale && <StaleNotice sentence={changing.sentence} onReload={onStale} />}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!changed || !canValidate(copy)}
          busy={changing.isBusy}
          busyLabel={SAVED_CORRECTION.saving}
          onClick={() => changed && changing.change(row, changed)}
        >
          {SAVED_CORRECTION.save}
        </Button>
        <Button variant="outline" disabled={changing.isBusy} onClick={onCancel}>
          {SAVED_CORRECTION.cancel}
        </Button>
      </div>
      <LeaveGuard
        active={changed !== null}
        words={{ title: LEAVING.title, message: SAVED_CORRECTION.leaving }}
      />
    </div>
  )
}

interface EditedWordsProps {
  readonly copy: Copy
  readonly onCopy: Dispatch<CopyEvent>
}

/** The words of the copy as they were settled, and what can be said of the one in view. */
function EditedWords({ copy, onCopy }: EditedWordsProps): ReactElement {
  const { focus } = copy
  return (
    <div className="grid gap-4">
      <div className="card sticky top-2 z-20 px-4 py-3">
        <LiveScore draft={copy.draft} />
      </div>
      <CopyWords copy={copy} onCopy={onCopy} />
      <WordPanel
        key={focus === null ? '' : `${focus.kind}-${focus.index}`}
        copy={copy}
        urls={[]}
        onCopy={onCopy}
      >
        {null}
      </WordPanel>
      <Button
        variant="ghost"
        icon="undo"
        className="-ml-4 justify-self-start"
        disabled={copy.past.length === 0}
        onClick={() => onCopy({ type: 'undone' })}
      >
        {SAVED_CORRECTION.undo}
      </Button>
    </div>
  )
}

interface UnnamedNoticeProps {
  readonly copyErrors: CopyErrors
  readonly source: OpenedCopy
}

/** Without the dictation's text nobody can name what was not named before. */
function UnnamedNotice({ copyErrors, source }: UnnamedNoticeProps): ReactElement | null {
  const isNew = copyErrors.errors.some(({ key, first }) => first >= 0 && !source.named.has(key))
  return isNew ? <Notice tone="info">{SAVED_CORRECTION.newNames}</Notice> : null
}

interface StaleNoticeProps {
  readonly sentence: string | null
  readonly onReload: () => void
}

function StaleNotice({ sentence, onReload }: StaleNoticeProps): ReactElement {
  return (
    <Notice tone="error">
      <p>{sentence}</p>
      <button type="button" className="min-h-11 font-semibold underline" onClick={onReload}>
        {SAVED_CORRECTION.reload}
      </button>
    </Notice>
  )
}
