import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { LEARNERS_KEY, useLearners } from '../../api/list-queries.ts'
import { SUBSCRIPTION_KEY } from '../../plans/use-subscription.ts'
import { TrainingLearner } from './training-learner.tsx'

const CLARA = {
  id: 'f4d1a4c0-6f0e-4a52-9b39-0a4a1d6f4f01',
  first_name: 'Clara',
  last_name: 'Roux',
  level: 'CE1',
  birth_date: null,
  created_at: '2026-09-01T08:00:00.000Z',
  updated_at: '2026-09-01T08:00:00.000Z',
} as const

function Field(): ReactElement {
  const { data: learners = [] } = useLearners()
  return (
    <TrainingLearner
      learners={learners}
      learnerId={null}
      practice={undefined}
      onChange={() => undefined}
    />
  )
}

test('CAL-04 learners that cannot be loaded are said, and asked for again', async () => {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: 'static' } },
  })
  for (const queryKey of [LEARNERS_KEY, SUBSCRIPTION_KEY]) {
    await queries.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('503')) })
  }
  const screen = await renderInPage(
    <QueryClientProvider client={queries}>
      <Field />
    </QueryClientProvider>,
  )
  const failure = screen.getByText('Erreur lors du chargement des apprenants')
  await expect.element(failure).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  await expectAccessible()
  queries.setQueryData(LEARNERS_KEY, [CLARA])
  await expect.element(failure).not.toBeInTheDocument()
  await expect.element(screen.getByRole('option', { name: 'Clara Roux (CE1)' })).toBeInTheDocument()
})
