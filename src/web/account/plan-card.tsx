import type { ReactElement } from 'react'
import type { SubscriptionReply } from '../../contract/account.ts'
import { PLANS } from '../../domain/account/plan.ts'
import { TRIALING } from '../../domain/account/subscription.ts'
import { ACCOUNT, PLAN_CARD } from '../../texts/account.ts'
import { ACCOUNT_PANEL } from '../../texts/shell.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { useLearners } from '../api/lists.ts'
import { StatusTag } from '../shell/account-panel.tsx'
import { AccountUse } from '../shell/account-use.tsx'
import { useSubscription } from '../shell/use-subscription.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Notice } from '../ui/notice.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { PlanActions } from './plan-actions.tsx'
import { useReturnedPayment } from './use-returned-payment.ts'

/** Plan, status, what is used of it, and the ways to another one (ACC-01, ACC-02, ACC-04). */
export function PlanCard(): ReactElement {
  const { data, isError, refetch } = useSubscription()
  const returned = useReturnedPayment()
  return (
    <AccountCard title={PLAN_CARD.title}>
      {returned !== null && (
        <div className="mb-5">
          <Notice tone={returned === 'done' ? 'success' : 'info'}>
            {returned === 'done' ? PLAN_CARD.paid : PLAN_CARD.givenUp}
          </Notice>
        </div>
      )}
      {data ? (
        <PlanDetail subscription={data} />
      ) : isError ? (
        <ErrorPanel text={ACCOUNT_PANEL.loadError} onRetry={() => void refetch()} />
      ) : (
        // As tall as what comes, or a button below would slip away under a finger.
        <SkeletonLines label={ACCOUNT.loading} count={7} />
      )}
    </AccountCard>
  )
}

function PlanDetail({ subscription }: { subscription: SubscriptionReply }): ReactElement {
  const { plan, limits, read_only_learner_ids: readOnly } = subscription
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="figure mb-2">{PLAN_NAMES[plan]}</p>
          <p className="text-muted">{PLAN_CARD.price(PLANS[plan].price_cents)}</p>
        </div>
        <StatusTag active={subscription.is_active} />
      </div>
      <Standing subscription={subscription} />
      {readOnly.length > 0 &&
        (limits.max_learners > 0 ? (
          <ReadOnlyLearners ids={readOnly} />
        ) : (
          <Notice tone="warning">{PLAN_CARD.noLearnerLeft}</Notice>
        ))}
      <AccountUse />
      <PlanActions subscription={subscription} />
    </div>
  )
}

/** What a trial or an inactive subscription means today. */
function Standing({ subscription }: { subscription: SubscriptionReply }): ReactElement | null {
  const { status, is_active, trial_ends_at: end, has_portal } = subscription
  if (status === TRIALING && end !== null) {
    if (!is_active) return <Notice tone="warning">{PLAN_CARD.trialOver(end)}</Notice>
    return (
      <Notice tone="info">{has_portal ? PLAN_CARD.trialPaid(end) : PLAN_CARD.trial(end)}</Notice>
    )
  }
  return is_active ? null : <Notice tone="warning">{PLAN_CARD.inactive}</Notice>
}

function ReadOnlyLearners({ ids }: { ids: readonly string[] }): ReactElement {
  const learners = useLearners().data?.filter(({ id }) => ids.includes(id)) ?? []
  return (
    <Notice tone="warning" role="note">
      <p>{PLAN_CARD.readOnly(ids.length)}</p>
      {learners.length > 0 && (
        <ul aria-label={PLAN_CARD.readOnlyNames} className="mt-1.5 font-semibold">
          {learners.map(({ id, first_name, last_name }) => (
            <li key={id}>{`${first_name} ${last_name}`}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
