import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { getSubscription, type SubscriptionReply } from '../../contract/account/account.ts'
import { startCheckout, startTrial } from '../../contract/account/billing.ts'
import type { Plan, PlanKey } from '../../domain/account/plan.ts'
import { PLAN_CARD } from '../../texts/account/plans.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { callPublic } from '../api/http.ts'
import { detourOrigin, PATHS } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Tag } from '../ui/tag.tsx'
import { PlanCards } from './plan-cards.tsx'

type PaidPlan = Exclude<PlanKey, 'free'>

function isPaid(key: PlanKey): key is PaidPlan {
  return key !== 'free'
}

/** What a card offers to who has a subscription. */
function offerOf(subscription: SubscriptionReply, key: PlanKey): 'trial' | 'checkout' | 'manage' {
  const { plan, trial_ends_at, billing } = subscription
  if (!isPaid(key)) return 'manage'
  if (plan === 'free' && trial_ends_at === null) return 'trial'
  return billing === 'stripe' ? 'checkout' : 'manage'
}

interface Outcome {
  readonly tone: 'success' | 'error'
  readonly sentence: string
}

async function chosen(offer: 'trial' | 'checkout', plan: PaidPlan): Promise<Outcome | undefined> {
  try {
    if (offer === 'checkout') {
      window.location.assign((await callPublic(startCheckout, { body: { plan } })).url)
      return undefined
    }
    await callPublic(startTrial, { body: { plan } })
    return { tone: 'success', sentence: PLAN_CARD.started(PLAN_NAMES[plan]) }
  } catch (error) {
    const own = error instanceof ApiProblem ? error.sentence : ''
    return { tone: 'error', sentence: own || PLAN_CARD.startFailed }
  }
}

interface OwnSubscription {
  /** Undefined while it loads, and when the session has ended: the cards then lead to registration. */
  readonly subscription: SubscriptionReply | undefined
  readonly askAgain: () => Promise<void>
}

function useOwnSubscription(): OwnSubscription {
  const [subscription, setSubscription] = useState<SubscriptionReply>()
  const ask = useCallback(
    (signal?: AbortSignal) =>
      callPublic(getSubscription, signal ? { signal } : {}).then(setSubscription, () => undefined),
    [],
  )
  useEffect(() => {
    const stop = new AbortController()
    void ask(stop.signal)
    return () => stop.abort()
  }, [ask])
  return { subscription, askAgain: ask }
}

/** FIR-03: the plans as a signed-in user sees them. */
export function PlanChoice(): ReactElement {
  const [busy, setBusy] = useState<PlanKey | null>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const said = useRef<HTMLDivElement>(null)
  const { state } = useLocation()
  const { subscription, askAgain } = useOwnSubscription()
  if (!subscription) return <PlanCards />

  async function choose(offer: 'trial' | 'checkout', key: PaidPlan): Promise<void> {
    setBusy(key)
    setOutcome(await chosen(offer, key))
    setBusy(null)
    void askAgain()
    // The button lost the focus while it was disabled.
    said.current?.focus()
  }

  return (
    <>
      <div ref={said} tabIndex={-1} className="mt-6 grid gap-4 outline-none">
        {outcome && <Notice tone={outcome.tone}>{outcome.sentence}</Notice>}
        <div>
          {/* A full load: what this tab knew of the plan is asked again. */}
          <ButtonLink
            to={detourOrigin(state) ?? PATHS.app}
            external
            variant="outline"
            icon="arrow-left"
          >
            {PLAN_CARD.back}
          </ButtonLink>
        </div>
      </div>
      <PlanCards
        actionOf={(plan) => (
          <PlanAction
            plan={plan}
            subscription={subscription}
            busy={busy}
            onChoose={(offer, key) => void choose(offer, key)}
          />
        )}
      />
    </>
  )
}

interface PlanActionProps {
  readonly plan: Plan
  readonly subscription: SubscriptionReply
  readonly busy: PlanKey | null
  readonly onChoose: (offer: 'trial' | 'checkout', key: PaidPlan) => void
}

function PlanAction({ plan, subscription, busy, onChoose }: PlanActionProps): ReactElement {
  const { key } = plan
  const variant = key === 'teacher' ? 'white' : 'outline'
  const offer = offerOf(subscription, key)
  if (key === subscription.plan) {
    return (
      <p className="mt-auto flex min-h-12 items-center">
        <Tag tone="leaf">{PLAN_CARD.yours}</Tag>
      </p>
    )
  }
  if (offer === 'manage' || !isPaid(key)) {
    return (
      <ButtonLink to={PATHS.account} variant={variant} className="mt-auto">
        {PLAN_CARD.manage}
      </ButtonLink>
    )
  }
  return (
    <Button
      variant={variant}
      className="mt-auto px-2! text-[0.9375rem]!"
      busy={busy === key}
      busyLabel={PLAN_CARD.starting}
      disabled={busy !== null}
      onClick={() => onChoose(offer, key)}
    >
      {offer === 'trial' ? PLAN_CARD.paidAction : PLAN_CARD.subscribe}
    </Button>
  )
}
