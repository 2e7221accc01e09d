import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { pendingWords } from '../../domain/copy-draft.ts'
import { CHOICE, SETTLING } from '../../texts/corrections.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Copy, CopyEvent } from './copy-state.ts'
import { CopyWords, VALIDATE_ID } from './copy-words.tsx'
import { LearnerSelect } from './learner-select.tsx'
import { PhotoAgain } from './photo-again.tsx'
import { PhotoPane } from './photo-pane.tsx'
import { TextView } from './text-view.tsx'
import type { CopyPhoto } from './use-copy-photo.ts'
import { WordPanel } from './word-panel.tsx'

interface SettleViewProps {
  readonly copy: Copy
  readonly learners: readonly Learner[]
  readonly learnerId: string | null
  readonly photo: CopyPhoto
  readonly onCopy: (event: CopyEvent) => void
  readonly onLearner: (id: string | null) => void
  readonly onValidate: () => void
  readonly onAbandon: () => void
}

/** The photo and, beside it, what was read: an adult settles the copy word by word. */
export function SettleView(props: SettleViewProps): ReactElement {
  const { copy, photo, onCopy } = props
  const pending = pendingWords(copy.draft).length
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {photo.url === null ? (
          <PhotoAgain draft={copy.draft} onFile={photo.show} />
        ) : (
          <PhotoPane url={photo.url} copy={copy} />
        )}
        <div className="grid min-w-0 gap-4">
          <ReadingNotice copy={copy} onCopy={onCopy} />
          {copy.typed === null ? (
            <CopyWords copy={copy} onCopy={onCopy} />
          ) : (
            <TextView typed={copy.typed} onCopy={onCopy} />
          )}
          {copy.typed === null && (
            <WordPanel key={panelKey(copy)} copy={copy} url={photo.url} onCopy={onCopy}>
              <ValidateButton {...props} pending={pending} />
            </WordPanel>
          )}
          <SettleFoot {...props} pending={pending} />
        </div>
      </div>
      <p className="hidden text-sm text-muted lg:block">{SETTLING.keys}</p>
    </div>
  )
}

/** The fields of the panel start anew with each word. */
function panelKey({ focus }: Copy): string {
  return focus === null ? '' : `${focus.kind}-${focus.index}`
}

/** Whether the reading can be trusted, and how to go on in either case. */
function ReadingNotice({ copy, onCopy }: Pick<SettleViewProps, 'copy' | 'onCopy'>): ReactElement {
  const { guided, words } = copy.draft
  const wasRead = words.some((word) => word.found.read !== null)
  const trust = (trusted: boolean): void => onCopy({ type: 'trusted', trusted })
  if (!guided) {
    return (
      <div className="text-muted">
        <p>{SETTLING.readHint}</p>
        <NoticeButton onPick={() => trust(false)}>{SETTLING.hideReading}</NoticeButton>
      </div>
    )
  }
  if (copy.reading === null && !wasRead) return <p className="text-muted">{SETTLING.guidedHint}</p>
  return (
    <Notice tone="warning">
      <p className="font-semibold">{SETTLING.unreliable}</p>
      <p>{SETTLING.unreliableHint}</p>
      {wasRead && <NoticeButton onPick={() => trust(true)}>{SETTLING.showReading}</NoticeButton>}
    </Notice>
  )
}

interface NoticeButtonProps {
  readonly onPick: () => void
  readonly children: string
}

function NoticeButton({ onPick, children }: NoticeButtonProps): ReactElement {
  return (
    <button type="button" className="min-h-11 font-semibold underline" onClick={onPick}>
      {children}
    </button>
  )
}

interface FootProps extends SettleViewProps {
  /** Words still to check. */
  readonly pending: number
}

/** Closed while a word is left to check, or nobody is said to have written the copy. */
function ValidateButton({ pending, learnerId, onValidate }: FootProps): ReactElement {
  return (
    <Button
      id={VALIDATE_ID}
      icon="check"
      disabled={pending > 0 || learnerId === null}
      aria-describedby={pending > 0 ? 'copy-left' : undefined}
      onClick={onValidate}
    >
      {SETTLING.validate}
    </Button>
  )
}

function SettleFoot(props: FootProps): ReactElement {
  const { copy, pending, learners, learnerId, onLearner, onCopy, onAbandon } = props
  const isText = copy.typed !== null
  const inPanel = !isText && pending === 0 && copy.focus === null
  return (
    <div className="grid gap-3">
      <LearnerSelect
        learners={learners}
        value={learnerId}
        error={learnerId === null ? CHOICE.chooseLearner : undefined}
        onChange={onLearner}
        className="max-w-sm"
      />
      <div className="flex flex-wrap gap-3">
        {!inPanel && <ValidateButton {...props} />}
        {pending > 0 && !isText && (
          <Button variant="outline" onClick={() => onCopy({ type: 'rest-ticked' })}>
            {SETTLING.tickRest}
          </Button>
        )}
      </div>
      {pending > 0 && (
        <p id="copy-left" className="text-sm text-muted">
          {SETTLING.validateBlocked(pending)}
        </p>
      )}
      <div className="-ml-4 flex flex-wrap">
        <Button
          variant="ghost"
          icon={isText ? 'list' : 'pencil'}
          onClick={() => onCopy({ type: isText ? 'text-closed' : 'text-opened' })}
        >
          {isText ? SETTLING.asWords : SETTLING.asText}
        </Button>
        <Button
          variant="ghost"
          icon="undo"
          disabled={copy.past.length === 0}
          onClick={() => onCopy({ type: 'undone' })}
        >
          {SETTLING.undo}
        </Button>
        <Button variant="ghost" icon="trash" className="text-margin-700" onClick={onAbandon}>
          {SETTLING.abandon}
        </Button>
      </div>
    </div>
  )
}
