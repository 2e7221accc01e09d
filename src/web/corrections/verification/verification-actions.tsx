import type { ReactElement } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import { illegibleWords, pendingWords } from '../../../domain/copy/draft/copy-draft.ts'
import { unansweredExtras } from '../../../domain/copy/draft/draft-extras.ts'
import {
  COPY_VERIFICATION,
  PHOTO_PANE,
  WORD_PANEL,
} from '../../../texts/corrections/copy-verification.ts'
import { COPY_CHOICE } from '../../../texts/corrections/corrections.ts'
import { LearnerSelect } from '../../learners/learner-select.tsx'
import { Button } from '../../ui/button.tsx'
import { PhotoButton } from '../photo/photo-button.tsx'
import { VALIDATE_ID } from './copy-words.tsx'
import { type CopyVerification, canValidate, type VerificationEvent } from './verification-state.ts'

export interface VerificationActionsProps {
  readonly copy: CopyVerification
  readonly learners: readonly Learner[]
  readonly learnerId: string | null
  readonly dispatch: (event: VerificationEvent) => void
  readonly onLearner: (id: string | null) => void
  /** Reads another page of the copy. */
  readonly onPage: (file: File) => void
  readonly onValidate: () => void
  readonly onAbandon: () => void
}

/** Id of the text that says why «Valider» is disabled. */
const BLOCKED_ID = 'copy-left'

type ValidateProps = Pick<VerificationActionsProps, 'copy' | 'learnerId' | 'onValidate'>

/** «Valider», and what becomes of extra words left without a verdict. */
export function ValidationPrompt(props: ValidateProps): ReactElement {
  const dropped = unansweredExtras(props.copy.draft)
  const isReady = canValidate(props.copy)
  return (
    <>
      {isReady && dropped.length > 0 && (
        <p className="basis-full text-sm">{WORD_PANEL.extrasDropped(dropped)}</p>
      )}
      <ValidateButton {...props} />
    </>
  )
}

/** Disabled while a word is left to check or no learner is chosen. */
function ValidateButton({ copy, learnerId, onValidate }: ValidateProps): ReactElement {
  const isReady = canValidate(copy)
  return (
    <Button
      id={VALIDATE_ID}
      icon="check"
      disabled={!isReady || learnerId === null}
      aria-describedby={isReady ? undefined : BLOCKED_ID}
      onClick={onValidate}
    >
      {COPY_VERIFICATION.validate}
    </Button>
  )
}

export function VerificationActions(props: VerificationActionsProps): ReactElement {
  const { copy, learners, learnerId, onLearner, dispatch } = props
  const pending = pendingWords(copy.draft).length
  const isText = copy.typed !== null
  const inPanel = !isText && pending === 0 && copy.focus === null
  return (
    <div className="grid gap-3">
      <RemainingNote pending={pending} copy={copy} />
      <LearnerSelect
        label={COPY_CHOICE.learner}
        none={COPY_CHOICE.chooseLearner}
        required
        error={learnerId === null ? COPY_CHOICE.chooseLearner : undefined}
        className="max-w-sm"
        learners={learners}
        value={learnerId}
        onChange={(learner) => onLearner(learner?.id ?? null)}
      />
      <div className="flex flex-wrap gap-3">
        {!inPanel && <ValidationPrompt {...props} />}
        {pending > 0 && !isText && (
          <Button variant="outline" onClick={() => dispatch({ type: 'rest-ticked' })}>
            {COPY_VERIFICATION.tickRest}
          </Button>
        )}
      </div>
      <CopyTools {...props} />
    </div>
  )
}

function RemainingNote({
  pending,
  copy,
}: {
  pending: number
  copy: CopyVerification
}): ReactElement {
  const illegible = illegibleWords(copy.draft).length
  const isNone = illegible > 0 && illegible === copy.draft.words.length
  return (
    <>
      {illegible > 0 && (
        <p className="text-sm text-muted">{COPY_VERIFICATION.illegible(illegible)}</p>
      )}
      {(pending > 0 || isNone) && (
        <p id={BLOCKED_ID} className="text-sm text-muted">
          {isNone ? COPY_VERIFICATION.noneLegible : COPY_VERIFICATION.validateBlocked(pending)}
        </p>
      )}
    </>
  )
}

function CopyTools({ copy, dispatch, onPage, onAbandon }: VerificationActionsProps): ReactElement {
  const isText = copy.typed !== null
  return (
    <div className="-ml-4 flex flex-wrap">
      <Button
        variant="ghost"
        icon={isText ? 'list' : 'pencil'}
        onClick={() => dispatch({ type: isText ? 'text-closed' : 'text-opened' })}
      >
        {isText ? COPY_VERIFICATION.asWords : COPY_VERIFICATION.asText}
      </Button>
      <Button
        variant="ghost"
        icon="undo"
        disabled={copy.past.length === 0}
        onClick={() => dispatch({ type: 'undone' })}
      >
        {COPY_VERIFICATION.undo}
      </Button>
      {!isText && copy.reading !== null && (
        <PhotoButton label={PHOTO_PANE.addPage} onFile={onPage} />
      )}
      <Button variant="ghost" icon="trash" className="text-margin-700" onClick={onAbandon}>
        {COPY_VERIFICATION.abandon}
      </Button>
    </div>
  )
}
