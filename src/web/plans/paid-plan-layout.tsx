import type { ReactElement } from 'react'
import { Outlet, redirect } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { PATHS } from '../paths.ts'
import { ensureFreshSession } from '../session/session.ts'
import { subscriptionQuery } from './use-subscription.ts'

/** On the free plan the screens below redirect to the plans (NAV-11, ACC-04). */
export async function clientLoader(): Promise<Response | null> {
  // Without a session the parent layout redirects.
  const session = await ensureFreshSession().catch(() => null)
  if (session === null) return null
  const subscription = await queryClient.ensureQueryData(subscriptionQuery).catch(() => undefined)
  // Fail open: the server enforces the plan.
  return subscription?.effective_plan === 'free' ? redirect(PATHS.plans) : null
}

export default function PaidPlanLayout(): ReactElement {
  return <Outlet />
}
