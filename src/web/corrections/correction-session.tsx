import { type ReactElement, useEffect, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Dictation } from '../../contract/dictations.ts'
import type { Learner } from '../../contract/learners.ts'
import { CORRECTION, LEAVING_CORRECTION } from '../../texts/corrections/corrections.ts'
import { DICTATION_RESULT } from '../../texts/corrections/dictation-result.ts'
import { learnerName } from '../learners/learner-select.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { LeaveGuard } from '../unsaved-work/leave-guard.tsx'
import { CorrectionPage } from './correction-page.tsx'
import {
  type CorrectionState,
  type CorrectionStep,
  INITIAL_CORRECTION,
  reduceCorrection,
} from './correction-state.ts'
import { useCopyPhotos } from './photo/use-copy-photos.ts'
import { CorrectionSetup } from './setup/correction-setup.tsx'
import { useOfferedDictations } from './setup/use-dictation-choice.ts'
import { hasUnsavedReview, hasUnsavedWork } from './unsaved-state.ts'
import { useLazyComponent } from './use-lazy-component.ts'
import { readPersistedCorrection, usePersistedCorrection } from './use-persisted-correction.ts'

interface CorrectionSessionProps {
  readonly userId: string
  readonly learners: readonly Learner[]
  /** The newest, plus those named by the URL or by persisted work. */
  readonly dictations: readonly Dictation[]
  /** Whether a search is needed: more dictations than the select offers. */
  readonly isLong: boolean
}

/** Learner and dictation from the URL. */
function useLinkedChoice(props: CorrectionSessionProps): CorrectionState {
  const [search] = useSearchParams()
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  const writable = props.learners.filter(({ id }) => !readOnly.includes(id))
  const known = (list: readonly { id: string }[], id: string | null): string | null =>
    list.some((one) => one.id === id) ? id : null
  return {
    ...INITIAL_CORRECTION,
    learnerId: known(writable, search.get('apprenant')),
    dictationId: known(props.dictations, search.get('dictee')),
  }
}

/** Each step starts at the top, unless a word has the focus. */
function useStepFocus({ step }: CorrectionState): void {
  const shown = useRef(step.kind)
  const hasWord = step.kind === 'verifying' && step.copy.focus !== null
  useEffect(() => {
    if (shown.current === step.kind) return
    shown.current = step.kind
    if (step.kind === 'reading' || step.kind === 'waiting' || hasWord) return
    document.querySelector('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step.kind, hasWord])
}

/** Preloaded once a dictation is chosen, while the photo is being taken. */
const loadCopySteps = () => import('./copy-steps.tsx').then((module) => module.CopySteps)

const loadReadingDialog = () =>
  import('./photo/reading-dialog.tsx').then((module) => module.ReadingDialog)

type OpenCopyStep = Extract<CorrectionStep, { readonly kind: 'verifying' | 'result' }>

/** While another page is read, the copy stays on the screen. */
function openCopyStep(step: CorrectionStep): OpenCopyStep | null {
  if (step.kind === 'verifying' || step.kind === 'result') return step
  if (step.kind === 'setup' || step.copy === null) return null
  return { kind: 'verifying', copy: step.copy }
}

/** From the setup to the stored correction; work begun in this tab is restored. */
export function CorrectionSession(props: CorrectionSessionProps): ReactElement {
  const { userId, learners, dictations, isLong } = props
  const named = useLinkedChoice(props)
  const [restored] = useState(() => readPersistedCorrection(userId, dictations))
  const [state, dispatch] = useReducer(reduceCorrection, restored.state ?? named)
  const photo = useCopyPhotos(state.step, dispatch)
  usePersistedCorrection(userId, state)
  useStepFocus(state)
  const { step } = state
  const open = openCopyStep(step)
  const OpenCopy = useLazyComponent(loadCopySteps, state.dictationId !== null)
  const ReadingDialog = useLazyComponent(loadReadingDialog, state.dictationId !== null)
  const learner = learners.find((one) => one.id === state.learnerId)
  const offered = useOfferedDictations(dictations, state.dictationId)
  const dictation = offered.chosen

  return (
    <>
      {open ? (
        <CorrectionPage
          title={open.kind === 'verifying' ? CORRECTION.settling : CORRECTION.result}
          lead={[learner && learnerName(learner), dictation?.title].filter(Boolean).join(' · ')}
          compact
        >
          {OpenCopy === null ? (
            <SkeletonLines label={CORRECTION.loadingCopy} count={6} />
          ) : (
            <OpenCopy
              state={state}
              step={open}
              learners={learners}
              photo={photo}
              onPage={(file) => {
                if (dictation) photo.read(file, dictation)
              }}
              dispatch={dispatch}
            />
          )}
        </CorrectionPage>
      ) : (
        <CorrectionPage>
          {restored.dropped !== null && (
            <div className="mb-5">
              <Notice tone="warning">
                {restored.dropped === 'version'
                  ? LEAVING_CORRECTION.olderVersion
                  : LEAVING_CORRECTION.outdated}
              </Notice>
            </div>
          )}
          <CorrectionSetup
            state={state}
            learners={learners}
            dictations={offered}
            isLong={isLong}
            photo={photo}
            dispatch={dispatch}
          />
        </CorrectionPage>
      )}
      {ReadingDialog && (
        <ReadingDialog step={step} onCancel={() => dispatch({ type: 'photo-cancelled' })} />
      )}
      <LeaveGuard
        active={hasUnsavedWork(state)}
        words={{
          title: LEAVING_CORRECTION.title,
          message: hasUnsavedReview(state) ? DICTATION_RESULT.leaving : LEAVING_CORRECTION.message,
        }}
      />
    </>
  )
}
