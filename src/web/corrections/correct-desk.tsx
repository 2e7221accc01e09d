import { type ReactElement, useEffect, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Dictation } from '../../contract/dictations.ts'
import type { Learner } from '../../contract/learners.ts'
import { LEAVING, RESULT, SETTLING } from '../../texts/corrections.ts'
import { Notice } from '../ui/notice.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { CorrectPage } from './correct-page.tsx'
import { type CorrectState, hasUnsavedWork, INITIAL, reduceCorrect } from './correct-state.ts'
import { learnerName } from './learner-select.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { OpenCopy } from './open-copy.tsx'
import { ReadingDialog } from './reading-dialog.tsx'
import { useCopyPhoto } from './use-copy-photo.ts'
import { readKeptWork, useKeptWork } from './use-kept-work.ts'

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

/** Each stage starts at its head, except where a word already has the focus. */
function useStageHead({ stage }: CorrectState): void {
  const shown = useRef(stage.kind)
  const hasWord = stage.kind === 'settling' && stage.copy.focus !== null
  useEffect(() => {
    if (shown.current === stage.kind) return
    shown.current = stage.kind
    if (stage.kind === 'reading' || stage.kind === 'waiting' || hasWord) return
    document.querySelector('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [stage.kind, hasWord])
}

/** From the choice of a learner to the stored correction; what was begun in this tab is found again. */
export function CorrectDesk(props: CorrectDeskProps): ReactElement {
  const { userId, learners, dictations } = props
  const named = useNamedChoice(props)
  const [kept] = useState(() => readKeptWork(userId, dictations))
  const [state, dispatch] = useReducer(reduceCorrect, kept.state ?? named)
  const photo = useCopyPhoto(state.stage, dispatch)
  useKeptWork(userId, state)
  useStageHead(state)
  const { stage } = state
  const learner = learners.find((one) => one.id === state.learnerId)
  const dictation = dictations.find((one) => one.id === state.dictationId)

  return (
    <>
      {stage.kind === 'settling' || stage.kind === 'result' ? (
        <CorrectPage
          title={stage.kind === 'settling' ? SETTLING.heading : RESULT.heading}
          lead={[learner && learnerName(learner), dictation?.title].filter(Boolean).join(' · ')}
        >
          <OpenCopy
            state={state}
            stage={stage}
            learners={learners}
            photo={photo}
            dispatch={dispatch}
          />
        </CorrectPage>
      ) : (
        <CorrectPage>
          {kept.outdated && (
            <div className="mb-5">
              <Notice tone="warning">{LEAVING.outdated}</Notice>
            </div>
          )}
          <ChoiceForm
            state={state}
            learners={learners}
            dictations={dictations}
            photo={photo}
            dispatch={dispatch}
          />
        </CorrectPage>
      )}
      <ReadingDialog stage={stage} onCancel={() => dispatch({ type: 'photo-cancelled' })} />
      <LeaveGuard active={hasUnsavedWork(state)} />
    </>
  )
}
