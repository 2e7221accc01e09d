import { type ReactElement, useReducer } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { TRAINING, TRAINING_SETUP } from '../../texts/calculation-training.ts'
import { today } from '../api/clock.ts'
import { newKey } from '../api/idempotency-key.ts'
import { newSeed } from '../api/seed.ts'
import { PATHS } from '../paths.ts'
import { Page } from '../ui/page.tsx'
import { LearnerField } from './learner-field.tsx'
import { TrainingEnd } from './training-end.tsx'
import { TrainingForm } from './training-form.tsx'
import {
  initialTrainingState,
  nextMoment,
  reduceTraining,
  timeLeft,
  totalTime,
} from './training-state.ts'
import { TrainingView } from './training-view.tsx'
import { useClock } from './use-clock.ts'
import { useStageHead } from './use-stage-head.ts'

interface TrainingDeskProps {
  /** Nobody when the plan or the account has none. */
  readonly learners: readonly Learner[]
}

/** From the setup to the end of a training, and back (CAL-08). */
export function TrainingDesk({ learners }: TrainingDeskProps): ReactElement {
  const [state, dispatch] = useReducer(reduceTraining, 'CP', initialTrainingState)
  const { phase, setup } = state
  const isOpen = phase.kind === 'asking' || phase.kind === 'feedback'
  const now = useClock(nextMoment(state), (at) => dispatch({ type: 'ticked', at }))
  useStageHead(isOpen ? 'open' : 'form', isOpen)

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
        onChange={(change) => dispatch({ type: 'setup-changed', change })}
        onStart={() =>
          dispatch({
            type: 'started',
            at: Date.now(),
            seed: newSeed(),
            key: newKey(),
            today: today(),
            memory: null,
          })
        }
        learner={
          learners.length > 0 && (
            <LearnerField
              label={TRAINING_SETUP.learner}
              hint={TRAINING_SETUP.learnerHint}
              none={TRAINING_SETUP.noLearner}
              learners={learners}
              value={setup.learnerId}
              onChange={(learner) =>
                dispatch({
                  type: 'setup-changed',
                  change: {
                    learnerId: learner?.id ?? null,
                    ...(learner && { level: learner.level }),
                  },
                })
              }
            />
          )
        }
      />
      {phase.kind === 'ended' && (
        <TrainingEnd
          run={phase.run}
          reason={phase.reason}
          time={totalTime(state)}
          onContinue={() => dispatch({ type: 'continued' })}
        />
      )}
    </Page>
  )
}
