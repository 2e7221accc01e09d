import { type ReactElement, startTransition, useEffect, useReducer, useRef, useState } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import type { PersonalBest } from '../../../domain/calculation/best.ts'
import type { Question } from '../../../domain/calculation/question.ts'
import { CALCULATION_TRAINING } from '../../../texts/calculations/calculation-training.ts'
import { newIdempotencyKey, newSeed } from '../../api/random-values.ts'
import { today } from '../../api/today.ts'
import { PATHS } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { useNextStep } from '../../ui/use-lazy-component.ts'
import { usePractice } from '../calculations-api.ts'
import type { MistakesReview } from '../mistakes-review-state.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { TrainingLearner } from './training-learner.tsx'
import { TrainingPlayer } from './training-player.tsx'
import { TrainingSetupForm } from './training-setup-form.tsx'
import {
  initialTrainingState,
  nextMoment,
  reduceTraining,
  timeLeft,
  totalTime,
} from './training-state.ts'
import { usePracticeSaving } from './use-practice-saving.ts'

interface TrainingSessionProps {
  /** Empty on a plan without learners. */
  readonly learners: readonly Learner[]
  /** A test's mistakes, to start with. */
  readonly review: MistakesReview | undefined
}

function openingState(review: MistakesReview | undefined): ReturnType<typeof initialTrainingState> {
  const state = initialTrainingState(review?.level ?? 'CP')
  return {
    ...state,
    setup: { ...state.setup, programme: true, learnerId: review?.learnerId ?? null },
  }
}

const loadEnd = () => import('./training-end.tsx').then((module) => module.TrainingEnd)

/** CAL-08. */
export function TrainingSession({ learners, review }: TrainingSessionProps): ReactElement {
  const [state, dispatch] = useReducer(reduceTraining, review, openingState)
  const { phase, setup } = state
  const practice = usePractice(setup.learnerId)
  const [previousBests, setPreviousBests] = useState<readonly PersonalBest[]>()
  const saving = usePracticeSaving(state, dispatch)
  const now = useClock(nextMoment(state), (at) => dispatch({ type: 'ticked', at }))
  const isOpen = phase.kind === 'asking' || phase.kind === 'feedback'
  const TrainingEnd = useNextStep(loadEnd, phase.kind === 'ended')
  useStepFocus(isOpen ? 'open' : 'form', isOpen)

  function start(questions?: readonly Question[]): void {
    const at = Date.now()
    const memory = practice.data ?? null
    setPreviousBests(practice.data?.bests)
    const drawn = { at, memory, seed: newSeed(), key: newIdempotencyKey(), today: today() }
    // A whole screen is drawn anew: the press is shown before.
    startTransition(() => {
      dispatch({ type: 'started', ...drawn, ...(questions && { replay: questions }) })
    })
  }

  useMistakesReview(review, !practice.isLoading, start)

  if (isOpen) {
    return <TrainingPlayer phase={phase} timeLeft={timeLeft(state, now)} dispatch={dispatch} />
  }
  return (
    <Page
      crumb={CALCULATION_TRAINING.crumb}
      title={CALCULATION_TRAINING.title}
      lead={CALCULATION_TRAINING.lead}
      back={{ to: PATHS.calculations, label: CALCULATION_TRAINING.back }}
    >
      <TrainingSetupForm
        setup={setup}
        busy={practice.isLoading}
        onChange={(change) => dispatch({ type: 'setup-changed', change })}
        onStart={() => start()}
        learner={
          <TrainingLearner
            learners={learners}
            learnerId={setup.learnerId}
            practice={practice.data}
            onChange={(change) => dispatch({ type: 'setup-changed', change })}
          />
        }
      />
      {TrainingEnd && phase.kind === 'ended' && (
        <TrainingEnd
          run={phase.run}
          reason={phase.reason}
          time={totalTime(state)}
          previousBests={previousBests}
          saving={saving}
          onContinue={() => dispatch({ type: 'continued' })}
        />
      )}
    </Page>
  )
}

/** Starts the review once, when the learner's practice is loaded. */
function useMistakesReview(
  review: MistakesReview | undefined,
  isReady: boolean,
  start: (questions: readonly Question[]) => void,
): void {
  const isStarted = useRef(false)
  useEffect(() => {
    if (!review || !isReady || isStarted.current) return
    isStarted.current = true
    start(review.questions)
  })
}
