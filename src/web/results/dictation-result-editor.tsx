import { type Dispatch, type ReactElement, useReducer } from 'react'
import type { CorrectionDetail } from '../../contract/corrections.ts'
import { reduceReview, reviewedCopyOf } from '../../domain/copy/review/copy-review.ts'
import { LEAVING_CORRECTION } from '../../texts/corrections/corrections.ts'
import { DICTATION_RESULT } from '../../texts/corrections/dictation-result.ts'
import { ErrorsPanel } from '../corrections/result/errors-panel.tsx'
import { ScalePanel } from '../corrections/result/scale-panel.tsx'
import { type CopyErrors, useCopyErrors } from '../corrections/result/use-copy-errors.ts'
import { useCorrectionChange } from '../corrections/result/use-correction-change.ts'
import { changedReview } from '../corrections/unsaved-state.ts'
import { CopyWords } from '../corrections/verification/copy-words.tsx'
import { LiveScore } from '../corrections/verification/live-score.tsx'
import {
  type CopyVerification,
  canValidate,
  openVerification,
  reduceVerification,
  type VerificationEvent,
} from '../corrections/verification/verification-state.ts'
import { WordPanel } from '../corrections/verification/word-panel.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { LeaveGuard } from '../unsaved-work/leave-guard.tsx'
import type { OpenedResult } from './dictation-result-state.ts'
import { useStoredNames } from './dictation-result-view.tsx'

interface DictationResultEditorProps {
  readonly row: CorrectionDetail
  readonly opened: OpenedResult
  readonly onStored: () => void
  /** The row was changed elsewhere in the meantime. */
  readonly onStale: () => void
  readonly onCancel: () => void
}

/** Changes verdicts, classes and scale of a stored correction. */
export function DictationResultEditor(props: DictationResultEditorProps): ReactElement {
  const { row, opened, onStored, onStale, onCancel } = props
  const [copy, dispatch] = useReducer(reduceVerification, openVerification(opened.draft, null))
  const [review, onReview] = useReducer(reduceReview, opened.review)
  const source = useStoredNames(row, opened)
  const copyErrors = useCopyErrors(copy.draft, source, { review, onReview })
  const changing = useCorrectionChange(onStored)
  const changed = changedReview(copy, review, reviewedCopyOf(opened.draft, opened.review))
  return (
    <div className="grid gap-6">
      <p className="text-muted">{DICTATION_RESULT.changingLead}</p>
      <EditedWords copy={copy} dispatch={dispatch} />
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
          busyLabel={DICTATION_RESULT.saving}
          onClick={() => changed && changing.change(row, changed)}
        >
          {DICTATION_RESULT.save}
        </Button>
        <Button variant="outline" disabled={changing.isBusy} onClick={onCancel}>
          {DICTATION_RESULT.cancel}
        </Button>
      </div>
      <LeaveGuard
        active={changed !== null}
        words={{ title: LEAVING_CORRECTION.title, message: DICTATION_RESULT.leaving }}
      />
    </div>
  )
}

interface EditedWordsProps {
  readonly copy: CopyVerification
  readonly dispatch: Dispatch<VerificationEvent>
}

function EditedWords({ copy, dispatch }: EditedWordsProps): ReactElement {
  const { focus } = copy
  return (
    <div className="grid gap-4">
      <div className="card sticky top-2 z-20 px-4 py-3">
        <LiveScore draft={copy.draft} />
      </div>
      <CopyWords copy={copy} dispatch={dispatch} />
      <WordPanel
        key={focus === null ? '' : `${focus.kind}-${focus.index}`}
        copy={copy}
        urls={[]}
        dispatch={dispatch}
      >
        {null}
      </WordPanel>
      <Button
        variant="ghost"
        icon="undo"
        className="-ml-4 justify-self-start"
        disabled={copy.past.length === 0}
        onClick={() => dispatch({ type: 'undone' })}
      >
        {DICTATION_RESULT.undo}
      </Button>
    </div>
  )
}

interface UnnamedNoticeProps {
  readonly copyErrors: CopyErrors
  readonly source: OpenedResult
}

/** New errors cannot be named once the dictation has changed or is deleted. */
function UnnamedNotice({ copyErrors, source }: UnnamedNoticeProps): ReactElement | null {
  const isNew = copyErrors.errors.some(({ key, first }) => first >= 0 && !source.named.has(key))
  return isNew ? <Notice tone="info">{DICTATION_RESULT.newNames}</Notice> : null
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
        {DICTATION_RESULT.reload}
      </button>
    </Notice>
  )
}
