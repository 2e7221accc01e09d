import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import {
  getStatistics,
  getSubscription,
  type Statistics,
  type SubscriptionReply,
} from '../../contract/account/account.ts'
import { hasLargerPlan } from '../../domain/account/plan.ts'
import { call } from '../api/client.ts'

export const SUBSCRIPTION_KEY = ['account', 'subscription'] as const
export const STATISTICS_KEY = ['account', 'statistics'] as const

/** Shared by the hook and the loader of `paid-plan-layout.tsx`. */
export const subscriptionQuery = {
  queryKey: SUBSCRIPTION_KEY,
  queryFn: ({ signal }) => call(getSubscription, { signal }),
  staleTime: 60_000,
} satisfies UseQueryOptions<SubscriptionReply, Error, SubscriptionReply, typeof SUBSCRIPTION_KEY>

export function useSubscription(): UseQueryResult<SubscriptionReply> {
  return useQuery(subscriptionQuery)
}

/** False on the last plan alone: while the subscription is unknown, the way to the plans stays. */
export function useLargerPlan(): boolean {
  const { data } = useSubscription()
  return data === undefined || hasLargerPlan(data.limits)
}

const NOTHING: Statistics = { learners: 0, max_learners: 0, corrections: 0 }

/** Undefined while loading, zeros after a failure (ACC-03). */
export function useStatistics(): Statistics | undefined {
  const { data, isLoadingError } = useQuery({
    queryKey: STATISTICS_KEY,
    queryFn: ({ signal }) => call(getStatistics, { signal }),
  })
  return data ?? (isLoadingError ? NOTHING : undefined)
}
