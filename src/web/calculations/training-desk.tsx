import { type ReactElement, useEffect, useReducer, useRef, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import type { PersonalBest } from '../../domain/calculation/best.ts'
import type { Question } from '../../domain/calculation/question.ts'
import { TRAINING } from '../../texts/calculation-training.ts'
import { today } from '../api/clock.ts'
import { newKey } from '../api/idempotency-key.ts'
import { newSeed } from '../api/seed.ts'
import { PATHS } from '../paths.ts'
import { Page } from '../ui/page.tsx'
import { usePractice } from './calculations-api.ts'
import type { Replay } from './replay-state.ts'
import { TrainingEnd } from './training-end.tsx'
import { TrainingForm } from './training-form.tsx'
import { TrainingLearner } from './training-learner.tsx'
import {
  initialTrainingState,
  nextMoment,
  reduceTraining,
  timeLeft,
  totalTime,
} from './training-state.ts'
import { TrainingView } from './training-view.tsx'
import { useClock } from './use-clock.ts'
import { useSendingPractice } from './use-sending-practice.ts'
import { useStageHead } from './use-stage-head.ts'

interface TrainingDeskProps {
  /** Nobody when the plan or the account has none. */
  readonly learners: readonly Learner[]
  /** The misses of a test, to begin with. */
  readonly replay: Replay | undefined
}

function openingState(replay: Replay | undefined): ReturnType<typeof initialTrainingState> {
  const state = initialTrainingState(replay?.level ?? 'CP')
  return { ...state, setup: { ...state.setup, learnerId: replay?.learnerId ?? null } }
}

/** From the setup to the end of a training, and back (CAL-08). */
export function TrainingDesk({ learners, replay }: TrainingDeskProps): ReactElement {
  const [state, dispatch] = useReducer(reduceTraining, replay, openingState)
  const { phase, setup } = state
  const practice = usePractice(setup.learnerId)
  const [keptBests, setKeptBests] = useState<readonly PersonalBest[]>()
  const sending = useSendingPractice(state, dispatch)
  const now = useClock(nextMoment(state), (at) => dispatch({ type: 'ticked', at }))
  const isOpen = phase.kind === 'asking' || phase.kind === 'feedback'
  useStageHead(isOpen ? 'open' : 'form', isOpen)

  function start(questions?: readonly Question[]): void {
    const at = Date.now()
    const memory = practice.data ?? null
    setKeptBests(practice.data?.bests)
    dispatch({
      type: 'started',
      ...{ at, memory, seed: newSeed(), key: newKey(), today: today() },
      ...(questions && { replay: questions }),
    })
  }

  useReplay(replay, !practice.isLoading, start)

  if (isOpen) {
    return <TrainingView phase={phase} timeLeft={timeLeft(state, now)} dispatch={dispatch} />
  }
  return (
    <Page
      crumb={TRAINING.crumb}
      title={TRAINING.title}
      lead={TRAINING.lead}
      back={{ to: PATHS.calculations, label: TRAINING.back }}
    >
      <TrainingForm
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
          kept={keptBests}
          sending={sending}
          onContinue={() => dispatch({ type: 'continued' })}
        />
      )}
    </Page>
  )
}

/** Starts the replay once, as soon as what is kept of the learner is known. */
function useReplay(
  replay: Replay | undefined,
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
