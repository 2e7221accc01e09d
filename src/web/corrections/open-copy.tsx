import { type Dispatch, type ReactElement, useReducer, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { LEAVING } from '../../texts/corrections.ts'
import { newKey } from '../api/idempotency-key.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import type { CorrectEvent, CorrectState, Stage } from './correct-state.ts'
import { NO_REVIEW, reduceReview } from './errors-state.ts'
import { ResultView } from './result-view.tsx'
import { SettleView } from './settle-view.tsx'
import type { CopyPhoto } from './use-copy-photo.ts'
import { useSaving } from './use-saving.ts'

interface OpenCopyProps {
  readonly state: CorrectState
  readonly stage: Extract<Stage, { readonly kind: 'settling' | 'result' }>
  readonly learners: readonly Learner[]
  readonly photo: CopyPhoto
  readonly dispatch: Dispatch<CorrectEvent>
}

/** The copy that is being settled, or its result. */
export function OpenCopy(props: OpenCopyProps): ReactElement {
  const { state, stage, learners, photo, dispatch } = props
  const [asking, setAsking] = useState(false)
  const [review, onReview] = useReducer(reduceReview, NO_REVIEW)
  const save = useSaving(state, dispatch)
  const close = (event: CorrectEvent): void => {
    setAsking(false)
    photo.forget()
    dispatch(event)
  }

  return (
    <>
      {stage.kind === 'settling' ? (
        <SettleView
          copy={stage.copy}
          learners={learners}
          learnerId={state.learnerId}
          photo={photo}
          onCopy={(event) => dispatch({ type: 'copy', event })}
          onLearner={(id) => dispatch({ type: 'learner-chosen', id })}
          onValidate={() =>
            dispatch({ type: 'validated', at: new Date().toISOString(), key: newKey() })
          }
          onAbandon={() => setAsking(true)}
        />
      ) : (
        <ResultView
          copy={stage.copy}
          dictationId={state.dictationId}
          held={{ review, onReview }}
          at={stage.at}
          saving={stage.saving}
          onSave={save}
          onReopen={() => dispatch({ type: 'reopened' })}
          onNext={() => close({ type: 'next-copy' })}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={LEAVING.abandonTitle}
        message={LEAVING.abandonMessage}
        confirmLabel={LEAVING.abandon}
        onConfirm={() => close({ type: 'abandoned' })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
