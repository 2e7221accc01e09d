import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Dictation } from '../../contract/dictations.ts'
import type { Learner } from '../../contract/learners.ts'
import type { GivenPart } from '../../domain/dictation/given-part.ts'
import { COPY_CHOICE, CORRECTION, LEAVING_CORRECTION } from '../../texts/corrections/corrections.ts'
import { DICTATION_RESULT } from '../../texts/corrections/dictation-result.ts'
import { GIVEN_PART_NAMES } from '../../texts/dictations/given-parts.ts'
import { firstLearner, learnerName, useWritableLearners } from '../learners/learner-select.tsx'
import { PATHS } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/layout/page.tsx'
import { useLazyComponent } from '../ui/use-lazy-component.ts'
import { LeaveGuard } from '../unsaved-work/leave-guard.tsx'
import {
  type CorrectionState,
  type CorrectionStep,
  INITIAL_CORRECTION,
  reduceCorrection,
} from './correction-state.ts'
import { useCopyPhotos } from './photo/use-copy-photos.ts'
import { type KeptPhotoChoice, useKeptPhoto } from './photo/use-kept-photo.ts'
import { CorrectionSetup } from './setup/correction-setup.tsx'
import { useOfferedDictations } from './setup/use-dictation-choice.ts'
import { useGivenText } from './setup/use-given-text.ts'
import { hasUnsavedReview, hasUnsavedWork } from './unsaved-state.ts'
import { readPersistedCorrection, usePersistedCorrection } from './use-persisted-correction.ts'

interface CorrectionSessionProps {
  readonly userId: string
  readonly learners: readonly Learner[]
  /** The newest, plus those named by the URL or by persisted work. */
  readonly dictations: readonly Dictation[]
  /** Whether a search is needed: more dictations than the select offers. */
  readonly isLong: boolean
}

/** With the learner, a family's only one without a word, and the dictation that the URL names. */
function useInitialState(props: CorrectionSessionProps): CorrectionState {
  const [search] = useSearchParams()
  const writable = useWritableLearners(props.learners)
  const named = search.get('dictee')
  return {
    ...INITIAL_CORRECTION,
    learnerId: firstLearner(writable, search.get('apprenant'))?.id ?? null,
    dictationId: props.dictations.some(({ id }) => id === named) ? named : null,
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
const loadCopySteps = () => import('./copy-session.tsx').then((module) => module.CopySession)

const loadReadingDialog = () =>
  import('./photo/reading-dialog.tsx').then((module) => module.ReadingDialog)

type OpenCopyStep = Extract<CorrectionStep, { readonly kind: 'verifying' | 'result' }>

/** While another page is read, the copy stays on the screen. */
function openCopyStep(step: CorrectionStep): OpenCopyStep | null {
  if (step.kind === 'verifying' || step.kind === 'result') return step
  if (step.kind === 'setup' || step.copy === null) return null
  return { kind: 'verifying', copy: step.copy }
}

/** Whose copy of which dictation it is. */
function copyLead(
  learner: Learner | undefined,
  dictation: Dictation | undefined,
  part: GivenPart,
): string {
  const given = part !== 'whole' && GIVEN_PART_NAMES[part]
  return [learner && learnerName(learner), dictation?.title, given].filter(Boolean).join(' · ')
}

/** From the setup to the stored correction; work begun in this tab is restored. */
export function CorrectionSession(props: CorrectionSessionProps): ReactElement {
  const { userId, learners, dictations, isLong } = props
  const initial = useInitialState(props)
  const [restored] = useState(() => readPersistedCorrection(userId, dictations))
  const [state, dispatch] = useReducer(reduceCorrection, restored.state ?? initial)
  const offered = useOfferedDictations(dictations, state.dictationId)
  const dictation = offered.chosen
  const given = useGivenText(dictation, state.part)
  const kept = useKeptPhoto(userId, { state, given: given.text }, dispatch)
  const photo = useCopyPhotos(state.step, dispatch, kept.keep)
  const { toRead } = kept
  const readKept = useEffectEvent((file: File) => {
    if (given.text) photo.read(file, given.text)
  })
  useEffect(() => {
    if (toRead) readKept(toRead.file)
  }, [toRead])
  usePersistedCorrection(userId, state)
  useStepFocus(state)
  const { step } = state
  const open = openCopyStep(step)
  const CopySteps = useLazyComponent(loadCopySteps, state.dictationId !== null)
  const ReadingDialog = useLazyComponent(loadReadingDialog, state.dictationId !== null)
  const learner = learners.find((one) => one.id === state.learnerId)

  return (
    <>
      {open ? (
        <CorrectionPage
          title={open.kind === 'verifying' ? CORRECTION.verification : CORRECTION.result}
          lead={copyLead(learner, dictation, state.part)}
          compact
        >
          {CopySteps === null ? (
            <SkeletonLines label={CORRECTION.loadingCopy} count={6} />
          ) : (
            <CopySteps
              state={state}
              step={open}
              learners={learners}
              photo={photo}
              dictation={dictation}
              dictations={dictations}
              onPage={(file) => {
                if (given.text) photo.read(file, given.text)
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
          {kept.offered && <KeptPhotoNotice kept={kept} at={kept.offered.at} />}
          <CorrectionSetup
            state={state}
            learners={learners}
            dictations={offered}
            given={given}
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

function KeptPhotoNotice({ kept, at }: { kept: KeptPhotoChoice; at: number }): ReactElement {
  return (
    <div className="mb-5">
      <Notice tone="info">
        <p>{COPY_CHOICE.keptPhoto(new Date(at).toISOString())}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="outline" icon="camera" onClick={kept.resume}>
            {COPY_CHOICE.readKept}
          </Button>
          <Button variant="ghost" onClick={kept.forget}>
            {COPY_CHOICE.forgetKept}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

interface CorrectionPageProps {
  readonly title?: string
  readonly lead?: string
  /** A short header, where the content needs the height. */
  readonly compact?: boolean
  readonly children: ReactNode
}

export function CorrectionPage(props: CorrectionPageProps): ReactElement {
  const { title = CORRECTION.title, lead = CORRECTION.lead, compact = false, children } = props
  if (compact) {
    return (
      <>
        <header className="mb-4 flex flex-wrap items-center gap-x-4 print:mb-3">
          <Link
            to={PATHS.dictations}
            aria-label={CORRECTION.back}
            title={CORRECTION.back}
            className="icon-btn -ml-2 print:hidden"
          >
            <Icon name="arrow-left" className="size-[1.35rem]" />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="text-[1.6rem]">{title}</h1>
            <p className="mt-0.5 text-muted">{lead}</p>
          </div>
        </header>
        {children}
      </>
    )
  }
  return (
    <Page
      crumb={CORRECTION.crumb}
      title={title}
      lead={lead}
      back={{ to: PATHS.dictations, label: CORRECTION.back }}
    >
      {children}
    </Page>
  )
}
