import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, useReducer } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../test/support/screens/kit.tsx'
import { SUBSCRIPTION_KEY } from '../plans/use-subscription.ts'
import { GrammarSetupForm } from './grammar-setup-form.tsx'
import { initialGrammar, reduceGrammar } from './grammar-state.ts'

/** The form of a control, whose exercise never comes. */
function Form(): ReactElement {
  const [state, dispatch] = useReducer(reduceGrammar, initialGrammar('control'))
  return <GrammarSetupForm state={state} missed={[]} dispatch={dispatch} />
}

test('GRA-03 while an exercise is written its form is closed, and the keyboard finds the way out', async () => {
  // A plan that could not be asked for: every level may be tried.
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const queryFn = (): Promise<never> => Promise.reject(new Error('503'))
  await queries.prefetchQuery({ queryKey: SUBSCRIPTION_KEY, queryFn })
  const screen = await renderInPage(
    <QueryClientProvider client={queries}>
      <Form />
    </QueryClientProvider>,
  )
  const count = screen.getByLabelText('Nombre de questions')
  await count.fill('7')
  await userEvent.keyboard('{Enter}')
  for (const name of ['Niveau', 'Nombre de questions', 'Durée']) {
    await expect.element(screen.getByLabelText(name, { exact: true })).toBeDisabled()
  }
  await expect.element(screen.getByRole('radio', { name: /^Textes à trous/u })).toBeDisabled()
  await expect.element(screen.getByRole('switch', { name: /Toutes les natures/u })).toBeDisabled()
  await expectAccessible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(count).toBeEnabled()
  await expect.element(count).toHaveValue(7)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Commencer' })).toHaveFocus()
})
