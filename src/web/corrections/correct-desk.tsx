import { type ReactElement, useEffect, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Dictation } from '../../contract/dictations.ts'
import type { Learner } from '../../contract/learners.ts'
import { CORRECTION, LEAVING } from '../../texts/corrections.ts'
import { SAVED_CORRECTION } from '../../texts/saved-corrections.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { useSubscription } from '../shell/use-subscription.ts'
import { Notice } from '../ui/notice.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { CorrectPage } from './correct-page.tsx'
import { type CorrectState, INITIAL, reduceCorrect, type Stage } from './correct-state.ts'
import { learnerName } from './learner-select.tsx'
import { useCopyPhoto } from './photo/use-copy-photo.ts'
import { hasUnsavedReview, hasUnsavedWork } from './unsaved-state.ts'
import { readKeptWork, useKeptWork } from './use-kept-work.ts'
import { useLaterView } from './use-later-view.ts'
import { useOfferedDictations } from './use-offered-dictations.ts'

interface CorrectDeskProps {
  readonly userId: string
  readonly learners: readonly Learner[]
  /** The newest, and those that a link or kept work names. */
  readonly dictations: readonly Dictation[]
  /** Whether there are more dictations than a select offers. */
  readonly isLong: boolean
}

/** The learner and dictation that a link to this screen may name. */
function useNamedChoice(props: CorrectDeskProps): CorrectState {
  const [search] = useSearchParams()
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  const writable = props.learners.filter(({ id }) => !readOnly.includes(id))
  const known = (list: readonly { id: string }[], id: string | null): string | null =>
    list.some((one) => one.id === id) ? id : null
  return {
    ...INITIAL,
    learnerId: known(writable, search.get('apprenant')),
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

/** Needed once learner and dictation are chosen: it comes while the photo is taken. */
const loadOpenCopy = () => import('./open-copy.tsx').then((module) => module.OpenCopy)

/** Needed once a photo is chosen. */
const loadReadingDialog = () =>
  import('./photo/reading-dialog.tsx').then((module) => module.ReadingDialog)

type OpenStage = Extract<Stage, { readonly kind: 'settling' | 'result' }>

/** The copy behind the stage: while one more of its pages is read, it stays in view. */
function openStage(stage: Stage): OpenStage | null {
  if (stage.kind === 'settling' || stage.kind === 'result') return stage
  if (stage.kind === 'choosing' || stage.copy === null) return null
  return { kind: 'settling', copy: stage.copy }
}

/** From the choice of a learner to the stored correction; what was begun in this tab is found again. */
export function CorrectDesk(props: CorrectDeskProps): ReactElement {
  const { userId, learners, dictations, isLong } = props
  const named = useNamedChoice(props)
  const [kept] = useState(() => readKeptWork(userId, dictations))
  const [state, dispatch] = useReducer(reduceCorrect, kept.state ?? named)
  const photo = useCopyPhoto(state.stage, dispatch)
  useKeptWork(userId, state)
  useStageHead(state)
  const { stage } = state
  const open = openStage(stage)
  const OpenCopy = useLaterView(loadOpenCopy, state.dictationId !== null)
  const ReadingDialog = useLaterView(loadReadingDialog, state.dictationId !== null)
  const learner = learners.find((one) => one.id === state.learnerId)
  const offered = useOfferedDictations(dictations, state.dictationId)
  const dictation = offered.chosen

  return (
    <>
      {open ? (
        <CorrectPage
          title={open.kind === 'settling' ? CORRECTION.settling : CORRECTION.result}
          lead={[learner && learnerName(learner), dictation?.title].filter(Boolean).join(' · ')}
          compact
        >
          {OpenCopy === null ? (
            <SkeletonLines label={CORRECTION.loadingCopy} count={6} />
          ) : (
            <OpenCopy
              state={state}
              stage={open}
              learners={learners}
              photo={photo}
              onPage={(file) => {
                if (dictation) photo.read(file, dictation)
              }}
              dispatch={dispatch}
            />
          )}
        </CorrectPage>
      ) : (
        <CorrectPage>
          {kept.dropped !== null && (
            <div className="mb-5">
              <Notice tone="warning">
                {kept.dropped === 'version' ? LEAVING.olderVersion : LEAVING.outdated}
              </Notice>
            </div>
          )}
          <ChoiceForm
            state={state}
            learners={learners}
            dictations={offered}
            isLong={isLong}
            photo={photo}
            dispatch={dispatch}
          />
        </CorrectPage>
      )}
      {ReadingDialog && (
        <ReadingDialog stage={stage} onCancel={() => dispatch({ type: 'photo-cancelled' })} />
      )}
      <LeaveGuard
        active={hasUnsavedWork(state)}
        words={{
          title: LEAVING.title,
          message: hasUnsavedReview(state) ? SAVED_CORRECTION.leaving : LEAVING.message,
        }}
      />
    </>
  )
}
