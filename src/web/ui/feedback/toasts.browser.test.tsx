import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { Button } from '../button.tsx'
import { ToastProvider, useToast } from './toasts.tsx'

function Saving(): ReactElement {
  const toast = useToast()
  return (
    <Button onClick={() => toast.show({ tone: 'success', text: 'Apprenant enregistré' })}>
      Enregistrer
    </Button>
  )
}

test('a toast is announced and can be closed', async () => {
  const screen = await renderInPage(
    <ToastProvider>
      <Saving />
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'Enregistrer' }).click()
  const region = screen.getByRole('status', { name: 'Notifications' })
  await expect.element(region).toMatchTextContent('Apprenant enregistré')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(region).toBeEmptyDOMElement()
})
