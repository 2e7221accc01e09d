import { type ReactElement, useEffect, useReducer, useRef, useState } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import type { PersonalBest } from '../../../domain/calculation/best.ts'
import type { Question } from '../../../domain/calculation/question.ts'
import { CALCULATION_TRAINING } from '../../../texts/calculations/calculation-training.ts'
import { newIdempotencyKey, newSeed } from '../../api/random-values.ts'
import { today } from '../../api/today.ts'
import { PATHS } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { usePractice } from '../calculations-api.ts'
import type { MistakesReview } from '../mistakes-review-state.ts'
import { useClock } from '../use-clock.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { TrainingEnd } from './training-end.tsx'
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
  /** Nobody when the plan or the account has none. */
  readonly learners: readonly Learner[]
  /** The misses of a test, to begin with. */
  readonly review: MistakesReview | undefined
}

function openingState(replay: MistakesReview | undefined): ReturnType<typeof initialTrainingState> {
  const state = initialTrainingState(replay?.level ?? 'CP')
  return { ...state, setup: { ...state.setup, learnerId: replay?.learnerId ?? null } }
}

/** From the setup to the end of a training, and back (CAL-08). */
export function TrainingSession({ learners, review: replay }: TrainingSessionProps): ReactElement {
  const [state, dispatch] = useReducer(reduceTraining, replay, openingState)
  const { phase, setup } = state
  const practice = usePractice(setup.learnerId)
  const [keptBests, setKeptBests] = useState<readonly PersonalBest[]>()
  const sending = usePracticeSaving(state, dispatch)
  const now = useClock(nextMoment(state), (at) => dispatch({ type: 'ticked', at }))
  const isOpen = phase.kind === 'asking' || phase.kind === 'feedback'
  useStepFocus(isOpen ? 'open' : 'form', isOpen)

  function start(questions?: readonly Question[]): void {
    const at = Date.now()
    const memory = practice.data ?? null
    setKeptBests(practice.data?.bests)
    dispatch({
      type: 'started',
      ...{ at, memory, seed: newSeed(), key: newIdempotencyKey(), today: today() },
      ...(questions && { replay: questions }),
    })
  }

  useMistakesReview(replay, !practice.isLoading, start)

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
      {phase.kind === 'ended' && (
        <TrainingEnd
          run={phase.run}
          reason={phase.reason}
          time={totalTime(state)}
          previousBests={keptBests}
          saving={sending}
          onContinue={() => dispatch({ type: 'continued' })}
        />
      )}
    </Page>
  )
}

/** Starts the replay once, as soon as what is kept of the learner is known. */
function useMistakesReview(
  replay: MistakesReview | undefined,
  isReady: boolean,
  start: (questions: readonly Question[]) => void,
): void {
  const isStarted = useRef(false)
  useEffect(() => {
    if (!replay || !isReady || isStarted.current) return
    isStarted.current = true
    start(replay.questions)
  })
}
