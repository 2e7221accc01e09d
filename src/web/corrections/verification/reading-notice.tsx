import type { ReactElement } from 'react'
import { endsEarly, isReadingReliable } from '../../../domain/copy/draft/copy-pages.ts'
import { COPY_VERIFICATION } from '../../../texts/corrections/copy-verification.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { CopyVerification, VerificationEvent } from './verification-state.ts'

interface ReadingNoticeProps {
  readonly copy: CopyVerification
  readonly dispatch: (event: VerificationEvent) => void
}

/** Who read the copy, whether the reading is trusted, and the switch between the two modes. */
export function ReadingNotice(props: ReadingNoticeProps): ReactElement {
  const sentences = new Set(props.copy.reading?.pages.map((page) => page.readBy))
  return (
    <div className="grid gap-1">
      <Trust {...props} />
      {endsEarly(props.copy.draft) && (
        <p className="text-sm font-semibold">{COPY_VERIFICATION.otherPage}</p>
      )}
      {[...sentences].map((sentence) => (
        <p key={sentence} className="text-sm text-muted">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function Trust({ copy, dispatch }: ReadingNoticeProps): ReactElement {
  const { guided, words } = copy.draft
  const wasRead = words.some((word) => word.found.read !== null)
  const trust = (trusted: boolean): void => dispatch({ type: 'trusted', trusted })
  if (!guided) {
    return (
      <Hint
        text={COPY_VERIFICATION.readHint}
        change={COPY_VERIFICATION.hideReading}
        onChange={() => trust(false)}
      />
    )
  }
  if (wasRead && isReadingReliable(copy.draft)) {
    return (
      <Hint
        text={COPY_VERIFICATION.guidedHint}
        change={COPY_VERIFICATION.backToReading}
        onChange={() => trust(true)}
      />
    )
  }
  if (copy.reading === null && !wasRead)
    return <p className="text-muted">{COPY_VERIFICATION.guidedHint}</p>
  return (
    <Notice tone="warning">
      <p className="font-semibold">{COPY_VERIFICATION.unreliable}</p>
      <p>{COPY_VERIFICATION.unreliableHint}</p>
      {wasRead && <Change onPick={() => trust(true)}>{COPY_VERIFICATION.showReading}</Change>}
    </Notice>
  )
}

interface HintProps {
  readonly text: string
  /** Label of the switch. */
  readonly change: string
  readonly onChange: () => void
}

function Hint({ text, change, onChange }: HintProps): ReactElement {
  return (
    <div className="text-muted">
      <p>{text}</p>
      <Change onPick={onChange}>{change}</Change>
    </div>
  )
}

interface ChangeProps {
  readonly onPick: () => void
  readonly children: string
}

function Change({ onPick, children }: ChangeProps): ReactElement {
  return (
    <button type="button" className="min-h-11 font-semibold underline" onClick={onPick}>
      {children}
    </button>
  )
}
