import type { ReactElement } from 'react'
import type { CalculationPractice } from '../../contract/calculation-practice.ts'
import type { Learner } from '../../contract/learners.ts'
import type { TrainingSetup } from '../../domain/calculation/setup.ts'
import { TRAINING_SETUP } from '../../texts/calculation-training.ts'
import { useLearners } from '../api/lists.ts'
import { UpgradeNotice } from '../shell/upgrade-notice.tsx'
import { useSubscription } from '../shell/use-subscription.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { LearnerField } from './learner-field.tsx'
import { LearnerPractice } from './learner-practice.tsx'

interface TrainingLearnerProps {
  readonly learners: readonly Learner[]
  readonly learnerId: string | null
  readonly practice: CalculationPractice | undefined
  readonly onChange: (change: Partial<TrainingSetup>) => void
}

/** For whom badges are kept; nobody has to be chosen, the free plan has nobody, and a list that fails is said. */
export function TrainingLearner(props: TrainingLearnerProps): ReactElement | null {
  const { learners, learnerId, practice, onChange } = props
  const subscription = useSubscription()
  const { isError, refetch } = useLearners()
  if (subscription.data?.limits.max_learners === 0) {
    return <UpgradeNotice text={TRAINING_SETUP.free} />
  }
  if (learners.length === 0) {
    return isError ? (
      <ErrorPanel text={TRAINING_SETUP.learnersError} onRetry={() => void refetch()} />
    ) : null
  }
  return (
    <div className="grid gap-3">
      <LearnerField
        label={TRAINING_SETUP.learner}
        hint={TRAINING_SETUP.learnerHint}
        none={TRAINING_SETUP.noLearner}
        learners={learners}
        value={learnerId}
        onChange={(learner) =>
          onChange({ learnerId: learner?.id ?? null, ...(learner && { level: learner.level }) })
        }
      />
      {practice && <LearnerPractice practice={practice} />}
    </div>
  )
}
