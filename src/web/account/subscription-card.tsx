import { type ReactElement, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { SubscriptionReply } from '../../contract/account/account.ts'
import { PLANS } from '../../domain/account/plan.ts'
import { TRIALING } from '../../domain/account/subscription.ts'
import { ACCOUNT, SUBSCRIPTION_CARD } from '../../texts/account/account.ts'
import { ACCOUNT_PANEL } from '../../texts/shell.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { useLearners } from '../api/list-queries.ts'
import { queryClient } from '../api/query-client.ts'
import { PlanUsage, SubscriptionStatusTag } from '../plans/plan-usage.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'

/** ACC-01, ACC-02, ACC-04 */
export function SubscriptionCard(): ReactElement {
  const { data, isLoadingError, refetch } = useSubscription()
  const returned = useCheckoutReturn()
  return (
    <AccountCard title={SUBSCRIPTION_CARD.title}>
      {returned !== null && (
        <div className="mb-5">
          <Notice tone={returned === 'done' ? 'success' : 'info'}>
            {returned === 'done' ? SUBSCRIPTION_CARD.paid : SUBSCRIPTION_CARD.givenUp}
          </Notice>
        </div>
      )}
      {data ? (
        <SubscriptionDetail subscription={data} />
      ) : isLoadingError ? (
        <ErrorPanel text={ACCOUNT_PANEL.loadError} onRetry={() => void refetch()} />
      ) : (
        // As tall as the content, or the buttons below would shift while being pressed.
        <SkeletonLines label={ACCOUNT.loading} count={7} />
      )}
    </AccountCard>
  )
}

/** Stripe's webhook may arrive after the browser is back: the plan is fetched again after each of these. */
const REFETCH_DELAYS_MS = [2000, 5000, 10_000, 20_000, 40_000]

type CheckoutReturn = 'done' | 'given-up'

/** Outcome in the address after Stripe Checkout, or null. */
function useCheckoutReturn(): CheckoutReturn | null {
  const [search] = useSearchParams()
  const said = search.get('paiement')
  const returned = said === 'fait' ? 'done' : said === 'annule' ? 'given-up' : null
  useEffect(() => {
    if (returned !== 'done') return undefined
    const look = (): void => void queryClient.invalidateQueries({ queryKey: ['account'] })
    const timers = REFETCH_DELAYS_MS.map((wait) => setTimeout(look, wait))
    return () => timers.forEach(clearTimeout)
  }, [returned])
  return returned
}

function SubscriptionDetail({ subscription }: { subscription: SubscriptionReply }): ReactElement {
  const { plan, limits, read_only_learner_ids: readOnly } = subscription
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="figure mb-2">{PLAN_NAMES[plan]}</p>
          <p className="text-muted">{SUBSCRIPTION_CARD.price(PLANS[plan].price_cents)}</p>
        </div>
        <SubscriptionStatusTag active={subscription.is_active} />
      </div>
      <StatusNotice subscription={subscription} />
      {readOnly.length > 0 &&
        (limits.max_learners > 0 ? (
          <ReadOnlyLearners ids={readOnly} />
        ) : (
          <Notice tone="warning">{SUBSCRIPTION_CARD.noLearnerLeft}</Notice>
        ))}
      <PlanUsage />
      <SubscriptionActions subscription={subscription} />
    </div>
  )
}

function StatusNotice({ subscription }: { subscription: SubscriptionReply }): ReactElement | null {
  const { status, is_active, trial_ends_at: end, has_portal } = subscription
  if (status === TRIALING && end !== null) {
    if (!is_active) return <Notice tone="warning">{SUBSCRIPTION_CARD.trialOver(end)}</Notice>
    return (
      <Notice tone="info">
        {has_portal ? SUBSCRIPTION_CARD.trialPaid(end) : SUBSCRIPTION_CARD.trial(end)}
      </Notice>
    )
  }
  return is_active ? null : <Notice tone="warning">{SUBSCRIPTION_CARD.inactive}</Notice>
}

function ReadOnlyLearners({ ids }: { ids: readonly string[] }): ReactElement {
  const learners = useLearners().data?.filter(({ id }) => ids.includes(id)) ?? []
  return (
    <Notice tone="warning" role="note">
      <p>{SUBSCRIPTION_CARD.readOnly(ids.length)}</p>
      {learners.length > 0 && (
        <ul aria-label={SUBSCRIPTION_CARD.readOnlyNames} className="mt-1.5 font-semibold">
          {learners.map(({ id, first_name, last_name }) => (
            <li key={id}>{`${first_name} ${last_name}`}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
