import type { ReactElement } from 'react'
import { Navigate, Outlet, redirect } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { PATHS } from '../paths.ts'
import { ensureFreshSession } from '../session/session.ts'
import { subscriptionQuery, useSubscription } from './use-subscription.ts'

/** On the free plan the screens below redirect to the plans (NAV-11, ACC-04). */
export async function clientLoader(): Promise<Response | null> {
  // Without a session the parent layout redirects.
  const session = await ensureFreshSession().catch(() => null)
  if (session === null) return null
  const subscription = await queryClient.fetchQuery(subscriptionQuery).catch(() => undefined)
  // Fail open: the server enforces the plan.
  return subscription?.effective_plan === 'free' ? redirect(PATHS.plans) : null
}

/** A downgrade closes the screens that are open too. */
export default function PaidPlanLayout(): ReactElement {
  const isFree = useSubscription().data?.effective_plan === 'free'
  return isFree ? <Navigate to={PATHS.plans} replace /> : <Outlet />
}
