import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderInPage } from '../../../test/support/screens/kit.tsx'
import type { SubscriptionReply } from '../../contract/account/account.ts'
import { LEVELS } from '../../domain/level.ts'
import { PlanUsage } from './plan-usage.tsx'
import { STATISTICS_KEY, SUBSCRIPTION_KEY } from './use-subscription.ts'

const TEACHER: SubscriptionReply = {
  plan: 'teacher',
  status: 'active',
  effective_plan: 'teacher',
  limits: {
    levels: [...LEVELS],
    max_sentences: null,
    has_theme: true,
    has_goals: true,
    has_corrections: true,
    max_learners: 30,
    max_recording_bytes: 5_242_880,
  },
  is_active: true,
  trial_ends_at: null,
  billing: 'operator',
  has_portal: false,
  read_only_learner_ids: [],
}

test('ACC-03 counts that cannot be had are 0, out of the maximum of the plan', async () => {
  const queries = new QueryClient({
    defaultOptions: { queries: { retryOnMount: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  queries.setQueryData(SUBSCRIPTION_KEY, TEACHER)
  const queryFn = (): Promise<never> => Promise.reject(new Error('503'))
  await queries.prefetchQuery({ queryKey: STATISTICS_KEY, queryFn, retry: false })
  const screen = await renderInPage(
    <QueryClientProvider client={queries}>
      <PlanUsage />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('0 / 30')).toBeVisible()
  await expect.element(screen.getByRole('progressbar', { name: 'Apprenants' })).toBeVisible()
})
