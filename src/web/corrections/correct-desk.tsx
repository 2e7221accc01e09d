import { type Dispatch, type ReactElement, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Dictation } from '../../contract/dictations.ts'
import type { Learner } from '../../contract/learners.ts'
import { LEAVING } from '../../texts/corrections.ts'
import { newKey } from '../api/idempotency-key.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { CopyEvent } from './copy-state.ts'
import {
  type CorrectEvent,
  type CorrectState,
  hasUnsavedWork,
  INITIAL,
  reduceCorrect,
} from './correct-state.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { ReadingDialog } from './reading-dialog.tsx'
import { ResultView } from './result-view.tsx'
import { SettleView } from './settle-view.tsx'
import { type CopyPhoto, useCopyPhoto } from './use-copy-photo.ts'
import { readKeptWork, useKeptWork } from './use-kept-work.ts'
import { useSaving } from './use-saving.ts'

interface CorrectDeskProps {
  readonly userId: string
  readonly learners: readonly Learner[]
  readonly dictations: readonly Dictation[]
}

/** The learner and dictation that a link to this screen may name. */
function useNamedChoice(props: CorrectDeskProps): CorrectState {
  const [search] = useSearchParams()
  const known = (list: readonly { id: string }[], id: string | null): string | null =>
    list.some((one) => one.id === id) ? id : null
  return {
    ...INITIAL,
    learnerId: known(props.learners, search.get('apprenant')),
    dictationId: known(props.dictations, search.get('dictee')),
  }
}

/** From the choice of a learner to the stored correction; what was begun in this tab is found again. */
export function CorrectDesk(props: CorrectDeskProps): ReactElement {
  const { userId, learners, dictations } = props
  const named = useNamedChoice(props)
  const [kept] = useState(() => readKeptWork(userId, dictations))
  const [state, dispatch] = useReducer(reduceCorrect, kept.state ?? named)
  const photo = useCopyPhoto(state.stage, dispatch)
  useKeptWork(userId, state)
  const { stage } = state

  return (
    <>
      {kept.outdated && stage.kind === 'choosing' && (
        <div className="mb-5">
          <Notice tone="warning">{LEAVING.outdated}</Notice>
        </div>
      )}
      {(stage.kind === 'choosing' || stage.kind === 'reading' || stage.kind === 'waiting') && (
        <ChoiceForm
          state={state}
          learners={learners}
          dictations={dictations}
          photo={photo}
          dispatch={dispatch}
        />
      )}
      <ReadingDialog stage={stage} onCancel={() => dispatch({ type: 'photo-cancelled' })} />
      <OpenCopy {...props} state={state} dispatch={dispatch} photo={photo} />
      <LeaveGuard active={hasUnsavedWork(state)} />
    </>
  )
}

interface OpenCopyProps extends CorrectDeskProps {
  readonly state: CorrectState
  readonly dispatch: Dispatch<CorrectEvent>
  readonly photo: CopyPhoto
}

/** The copy that is being settled, or its result. */
function OpenCopy(props: OpenCopyProps): ReactElement | null {
  const { state, dispatch, photo, learners, dictations } = props
  const { stage } = state
  const [asking, setAsking] = useState(false)
  const save = useSaving(state, dispatch)
  const top = useRef<HTMLDivElement>(null)
  if (stage.kind !== 'settling' && stage.kind !== 'result') return null
  const learner = learners.find((one) => one.id === state.learnerId)
  const dictation = dictations.find((one) => one.id === state.dictationId)
  const onCopy = (event: CopyEvent): void => dispatch({ type: 'copy', event })
  const leaveCopy = (event: CorrectEvent): void => {
    setAsking(false)
    photo.forget()
    dispatch(event)
  }

  return (
    <div ref={top}>
      {stage.kind === 'settling' ? (
        <SettleView
          copy={stage.copy}
          learners={learners}
          learnerId={state.learnerId}
          title={dictation?.title ?? ''}
          photo={photo}
          onCopy={onCopy}
          onLearner={(id) => dispatch({ type: 'learner-chosen', id })}
          onValidate={() =>
            dispatch({ type: 'validated', at: new Date().toISOString(), key: newKey() })
          }
          onAbandon={() => setAsking(true)}
        />
      ) : (
        <ResultView
          copy={stage.copy}
          at={stage.at}
          saving={stage.saving}
          learner={learner}
          title={dictation?.title ?? ''}
          onSave={save}
          onReopen={() => dispatch({ type: 'reopened' })}
          onNext={() => leaveCopy({ type: 'next-copy' })}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={LEAVING.abandonTitle}
        message={LEAVING.abandonMessage}
        confirmLabel={LEAVING.abandon}
        onConfirm={() => leaveCopy({ type: 'abandoned' })}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
