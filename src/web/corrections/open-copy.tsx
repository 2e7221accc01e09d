import { type Dispatch, type ReactElement, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { LEAVING } from '../../texts/corrections.ts'
import { SAVED_CORRECTION } from '../../texts/saved-corrections.ts'
import { RESULT } from '../../texts/settling.ts'
import { newKey } from '../api/idempotency-key.ts'
import { LeaveDialog } from '../shell/leave-dialog.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import type { CorrectEvent, CorrectState, Stage } from './correct-state.ts'
import { NetworkNotice } from './network-notice.tsx'
import type { CopyPhoto } from './photo/use-copy-photo.ts'
import { SettleView } from './settling/settle-view.tsx'
import { hasUnsavedReview } from './unsaved-state.ts'
import { useLaterView } from './use-later-view.ts'
import { useSaving } from './use-saving.ts'
import { isSavingAgain, useSavingAgain } from './use-saving-again.ts'

/** It comes while one settles, before the network may be lost. */
const loadResultView = () => import('./result/result-view.tsx').then((module) => module.ResultView)

export interface OpenCopyProps {
  readonly state: CorrectState
  readonly stage: Extract<Stage, { readonly kind: 'settling' | 'result' }>
  readonly learners: readonly Learner[]
  readonly photo: CopyPhoto
  /** A further page of the copy. */
  readonly onPage: (file: File) => void
  readonly dispatch: Dispatch<CorrectEvent>
}

/** What closes a copy; asked about first, when something of it is not stored. */
type Closing = 'abandoned' | 'next-copy'

/** The copy that is being settled, or its result. */
export function OpenCopy(props: OpenCopyProps): ReactElement {
  const { state, stage, learners, photo, onPage, dispatch } = props
  const { review, sending } = state
  const [asked, setAsked] = useState<Closing | null>(null)
  const ResultView = useLaterView(loadResultView, true)
  const save = useSaving(state, dispatch, review)
  useSavingAgain(stage, save)
  const close = (type: Closing): void => {
    setAsked(null)
    photo.forget()
    dispatch({ type })
  }

  return (
    <>
      <NetworkNotice isSavingAgain={isSavingAgain(stage)} />
      {stage.kind === 'settling' ? (
        <SettleView
          copy={stage.copy}
          learners={learners}
          learnerId={state.learnerId}
          photo={photo}
          trouble={state.trouble}
          onPage={onPage}
          onCopy={(event) => dispatch({ type: 'copy', event })}
          onLearner={(id) => dispatch({ type: 'learner-chosen', id })}
          onValidate={() =>
            dispatch({ type: 'validated', at: new Date().toISOString(), key: newKey() })
          }
          onAbandon={() => setAsked('abandoned')}
        />
      ) : ResultView === null ? (
        <SkeletonLines label={RESULT.loading} count={6} />
      ) : (
        <ResultView
          copy={stage.copy}
          learnerId={state.learnerId}
          dictationId={state.dictationId}
          held={{ review, onReview: (event) => dispatch({ type: 'review', event }) }}
          at={stage.at}
          saving={stage.saving}
          sent={sending?.review ?? null}
          onStoredAgain={(stored, sent) => dispatch({ type: 'stored-again', stored, review: sent })}
          onSave={save}
          onReopen={() => dispatch({ type: 'reopened' })}
          onNext={() => (hasUnsavedReview(state) ? setAsked : close)('next-copy')}
        />
      )}
      <ConfirmDialog
        open={asked === 'abandoned'}
        title={LEAVING.abandonTitle}
        message={LEAVING.abandonMessage}
        confirmLabel={LEAVING.abandon}
        onConfirm={() => close('abandoned')}
        onCancel={() => setAsked(null)}
      />
      <LeaveDialog
        open={asked === 'next-copy'}
        words={{ title: LEAVING.title, message: SAVED_CORRECTION.leaving }}
        onLeave={() => close('next-copy')}
        onStay={() => setAsked(null)}
      />
    </>
  )
}
