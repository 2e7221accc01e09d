import type { ReactElement } from 'react'
import { Outlet, redirect } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { PATHS } from '../paths.ts'
import { ensureFreshSession } from '../session/session.ts'
import { subscriptionQuery } from './use-subscription.ts'

/** Screens of paid plans lead to the plans when the rights are those of the free one (NAV-11, ACC-04). */
export async function clientLoader(): Promise<Response | null> {
  // Without a session the layout around leads to sign-in.
  const session = await ensureFreshSession().catch(() => null)
  if (session === null) return null
  const subscription = await queryClient.ensureQueryData(subscriptionQuery).catch(() => undefined)
  // Unknown rights close nothing here: the server guards what matters.
  return subscription?.effective_plan === 'free' ? redirect(PATHS.plans) : null
}

export default function PaidPlanLayout(): ReactElement {
  return <Outlet />
}
