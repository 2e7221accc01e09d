import type { ReactElement } from 'react'
import { decimal } from '../../texts/format.ts'
import { ACCOUNT_PANEL } from '../../texts/shell.ts'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Tag } from '../ui/tag.tsx'
import { useStatistics, useSubscription } from './use-subscription.ts'

/** Learners against the plan's maximum, and corrections (ACC-02). */
export function PlanUsage(): ReactElement {
  const statistics = useStatistics()
  const { data, isPending } = useSubscription()
  if (statistics === undefined || isPending) {
    return <p className="text-muted">{ACCOUNT_PANEL.loading}</p>
  }
  const limits = data?.limits
  // A plan that could not be loaded is not known to have none.
  const hasCorrections = limits?.has_corrections !== false
  return (
    <dl className="grid gap-3">
      <LearnerUsage
        learners={statistics.learners}
        maximum={limits?.max_learners ?? statistics.max_learners}
      />
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{ACCOUNT_PANEL.corrections}</dt>
        <dd className="font-semibold">
          {hasCorrections ? decimal(statistics.corrections) : ACCOUNT_PANEL.noCorrections}
        </dd>
      </div>
    </dl>
  )
}

function LearnerUsage({ learners, maximum }: { learners: number; maximum: number }): ReactElement {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
      <dt className="text-muted">{ACCOUNT_PANEL.learners}</dt>
      <dd className="font-semibold">{ACCOUNT_PANEL.learnersUsed(learners, maximum)}</dd>
      {maximum > 0 && (
        <dd className="col-span-2">
          <ProgressBar
            label={ACCOUNT_PANEL.learners}
            percent={(learners / maximum) * 100}
            figure={false}
          />
        </dd>
      )}
    </div>
  )
}

/** A running trial counts as active. */
export function SubscriptionStatusTag({ active }: { active: boolean }): ReactElement {
  return (
    <Tag tone={active ? 'leaf' : 'margin'}>
      {active ? ACCOUNT_PANEL.active : ACCOUNT_PANEL.inactive}
    </Tag>
  )
}
