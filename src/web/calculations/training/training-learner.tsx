import { type ReactElement, useState } from 'react'
import type { CalculationPractice } from '../../../contract/calculation-practice.ts'
import type { Learner } from '../../../contract/learners.ts'
import { dueFacts } from '../../../domain/calculation/fact-review.ts'
import type { TrainingSetup } from '../../../domain/calculation/setup.ts'
import {
  BADGE_NAMES,
  BADGE_REASONS,
  FACT_TABLES,
  TRAINING_SETUP,
} from '../../../texts/calculations/calculation-training.ts'
import { useLearners } from '../../api/list-queries.ts'
import { today } from '../../api/today.ts'
import { LearnerSelect, useFirstLearner } from '../../learners/learner-select.tsx'
import { ResultsUpgradeNotice } from '../../plans/results-upgrade-notice.tsx'
import { useSubscription } from '../../plans/use-subscription.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

interface TrainingLearnerProps {
  readonly learners: readonly Learner[]
  readonly learnerId: string | null
  readonly practice: CalculationPractice | undefined
  readonly onChange: (change: Partial<TrainingSetup>) => void
}

/** Optional: the free plan has no learners. */
export function TrainingLearner(props: TrainingLearnerProps): ReactElement | null {
  const { learners, learnerId, practice, onChange } = props
  const subscription = useSubscription()
  const { isLoadingError, refetch } = useLearners()
  const learner = learners.find(({ id }) => id === learnerId)
  useFirstLearner(learners, ({ id, level }) => {
    if (learnerId === null) onChange({ learnerId: id, level })
  })
  if (subscription.data?.limits.max_learners === 0) {
    return <ResultsUpgradeNotice text={TRAINING_SETUP.free} />
  }
  if (learners.length === 0) {
    return isLoadingError ? (
      <ErrorPanel text={TRAINING_SETUP.learnersError} onRetry={() => void refetch()} />
    ) : null
  }
  return (
    <div className="grid gap-3">
      <LearnerSelect
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
      {practice && learner && <KnownTables learner={learner} practice={practice} />}
    </div>
  )
}

interface KnownTablesProps {
  readonly learner: Learner
  readonly practice: CalculationPractice
}

function KnownTables({ learner, practice }: KnownTablesProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const Tables = useLazyComponent(loadFactTables, isOpen)
  return (
    <div>
      <Button variant="outline" icon="chart" onClick={() => setOpen(true)}>
        {FACT_TABLES.open}
      </Button>
      <Dialog
        open={isOpen}
        title={FACT_TABLES.title(learner.first_name)}
        onClose={() => setOpen(false)}
      >
        {Tables && <Tables practice={practice} level={learner.level} />}
      </Dialog>
    </div>
  )
}

async function loadFactTables(): Promise<typeof import('./fact-tables.tsx').FactTables> {
  return (await import('./fact-tables.tsx')).FactTables
}

/** Badges won and facts due for review (CAL-09). */
function LearnerPractice({ practice }: { practice: CalculationPractice }): ReactElement {
  const due = dueFacts(practice.facts, today()).length
  return (
    <div className="grid gap-3">
      {due > 0 && <p className="text-muted">{TRAINING_SETUP.due(due)}</p>}
      {practice.badges.length > 0 && (
        <ul aria-label={TRAINING_SETUP.badges} className="flex flex-wrap gap-x-4 gap-y-2">
          {practice.badges.map((badge) => (
            <li key={badge} className="flex items-center gap-2" title={BADGE_REASONS[badge]}>
              <span className="sticker sticker-small" aria-hidden="true">
                <Icon name="star" className="size-4" />
              </span>
              <span className="text-[0.9375rem]">{BADGE_NAMES[badge]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
