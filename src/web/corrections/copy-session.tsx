import { type Dispatch, type ReactElement, useState, useSyncExternalStore } from 'react'
import type { Dictation } from '../../contract/dictations.ts'
import type { Learner } from '../../contract/learners.ts'
import { COPY_RESULT, COPY_VERIFICATION } from '../../texts/corrections/copy-verification.ts'
import { LEAVING_CORRECTION } from '../../texts/corrections/corrections.ts'
import { DICTATION_RESULT } from '../../texts/corrections/dictation-result.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { firstLearner, useWritableLearners } from '../learners/learner-select.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { useLazyComponent } from '../ui/use-lazy-component.ts'
import { LeaveDialog } from '../unsaved-work/leave-dialog.tsx'
import type { CorrectionEvent, CorrectionState, CorrectionStep } from './correction-state.ts'
import type { CopyPhotos } from './photo/use-copy-photos.ts'
import { hasUnsavedReview } from './unsaved-state.ts'
import { isAwaitingNetwork, useCorrectionSaving, useSaveRetry } from './use-correction-saving.ts'
import { ResembledDictation } from './verification/resembled-dictation.tsx'
import { VerificationView } from './verification/verification-view.tsx'

/** Preloaded during verification: the result must open even if the network is lost by then. */
const loadResultView = () => import('./result/result-view.tsx').then((module) => module.ResultView)

export interface CopyStepsProps {
  readonly state: CorrectionState
  readonly step: Extract<CorrectionStep, { readonly kind: 'verifying' | 'result' }>
  readonly learners: readonly Learner[]
  readonly photo: CopyPhotos
  /** What the copy is compared with, and those it may be of instead. */
  readonly dictation: Dictation | undefined
  readonly dictations: readonly Dictation[]
  /** Reads another page of the copy. */
  readonly onPage: (file: File) => void
  readonly dispatch: Dispatch<CorrectionEvent>
}

/** Confirmed first when something of the copy is not stored. */
type CloseAction = 'abandoned' | 'next-copy'

/** The verification of the copy, or its result. */
export function CopySession(props: CopyStepsProps): ReactElement {
  const { state, step, learners, photo, onPage, dispatch } = props
  const { review, submission } = state
  const [asked, setAsked] = useState<CloseAction | null>(null)
  const ResultView = useLazyComponent(loadResultView, true)
  const save = useCorrectionSaving(state, dispatch, review)
  useSaveRetry(step, save)
  const only = firstLearner(useWritableLearners(learners), null)
  const close = (type: CloseAction): void => {
    setAsked(null)
    photo.forget()
    dispatch({ type, learnerId: only?.id ?? null })
  }

  return (
    <>
      <NetworkNotice isAwaitingSave={isAwaitingNetwork(step)} />
      {step.kind === 'verifying' && <ResembledDictation {...props} copy={step.copy} />}
      {step.kind === 'verifying' ? (
        <VerificationView
          copy={step.copy}
          learners={learners}
          learnerId={state.learnerId}
          photo={photo}
          problem={state.problem}
          onPage={onPage}
          dispatch={(event) => dispatch({ type: 'copy', event })}
          onLearner={(id) => dispatch({ type: 'learner-chosen', id })}
          onValidate={() =>
            dispatch({ type: 'validated', at: new Date().toISOString(), key: newIdempotencyKey() })
          }
          onAbandon={() => setAsked('abandoned')}
        />
      ) : ResultView === null ? (
        <SkeletonLines label={COPY_RESULT.loading} count={6} />
      ) : (
        <ResultView
          copy={step.copy}
          learnerId={state.learnerId}
          dictationId={state.dictationId}
          reviewControl={{ review, onReview: (event) => dispatch({ type: 'review', event }) }}
          at={step.at}
          saving={step.saving}
          sent={submission?.review ?? null}
          onStoredAgain={(stored, sent) => dispatch({ type: 'stored-again', stored, review: sent })}
          onSave={save}
          onReopen={() => dispatch({ type: 'reopened' })}
          onNext={() => (hasUnsavedReview(state) ? setAsked : close)('next-copy')}
        />
      )}
      <ConfirmDialog
        open={asked === 'abandoned'}
        title={LEAVING_CORRECTION.abandonTitle}
        message={LEAVING_CORRECTION.abandonMessage}
        confirmLabel={LEAVING_CORRECTION.abandon}
        onConfirm={() => close('abandoned')}
        onCancel={() => setAsked(null)}
      />
      <LeaveDialog
        open={asked === 'next-copy'}
        words={{ title: LEAVING_CORRECTION.title, message: DICTATION_RESULT.leaving }}
        onLeave={() => close('next-copy')}
        onStay={() => setAsked(null)}
      />
    </>
  )
}

interface NetworkNoticeProps {
  /** Whether a save waits for the network. */
  readonly isAwaitingSave: boolean
}

/** Work goes on offline; announced once, and again when a save is waiting for the network. */
function NetworkNotice({ isAwaitingSave }: NetworkNoticeProps): ReactElement {
  const isOnline = useOnline()
  const text = isAwaitingSave ? COPY_VERIFICATION.savingAgain : COPY_VERIFICATION.offline
  return (
    <div role="status" className="print:hidden">
      {(!isOnline || isAwaitingSave) && (
        <div className="mb-4">
          <Notice tone="warning" role="note">
            {text}
          </Notice>
        </div>
      )}
    </div>
  )
}

/** True says nothing of the server: it may still be unreachable. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
