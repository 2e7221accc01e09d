/** Plan, rights and use of the signed-in user. */
import { routes } from '../../contract/routes.ts'
import { planLimits } from '../../domain/account/plan.ts'
import { effectivePlan, isActive, trialEnd } from '../../domain/account/subscription.ts'
import { beyondMaximum } from '../../domain/learner.ts'
import { refused } from '../account/account-refusals.ts'
import { trialKey } from '../account/trial-key.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import type { Billing } from './billing.ts'
import { countPlanUse, findSubscriptionWithLearners, storeTrial } from './subscription.store.ts'

export function subscriptionRoutes(app: App, billing: Billing | undefined): void {
  const { database } = app

  bindRoute(app, routes.getSubscription, async ({ owner, user, clock }) => {
    const now = clock().getTime()
    const { subscription, learners } = await findSubscriptionWithLearners(owner, database)
    const plan = effectivePlan(subscription, now)
    const { levels, ...limits } = planLimits(plan)
    return {
      ...subscription,
      effective_plan: plan,
      limits: { ...limits, levels: [...levels] },
      is_active: isActive(subscription, now),
      billing: billing ? ('stripe' as const) : ('operator' as const),
      has_portal: (await billing?.isCustomer(user.id)) ?? false,
      read_only_learner_ids: [...beyondMaximum(learners, limits.max_learners)],
    }
  })

  bindRoute(app, routes.startTrial, async ({ owner, user, body: { plan }, clock }) => {
    const key = trialKey(app.secret, user.email)
    const now = clock()
    const end = new Date(trialEnd(plan, now.getTime()) ?? now)
    const started = await storeTrial(owner, database, { plan, end, key, now })
    return started.ok ? started : refused('trialUsed')
  })

  bindRoute(app, routes.getStatistics, async ({ owner, clock }) => {
    const { subscription, learners, corrections } = await countPlanUse(owner, database)
    const { max_learners } = planLimits(effectivePlan(subscription, clock().getTime()))
    return { learners, max_learners, corrections }
  })
}
