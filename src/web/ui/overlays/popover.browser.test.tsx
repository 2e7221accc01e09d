import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { Button } from '../button.tsx'
import { Popover } from './popover.tsx'

async function showPopover(): ReturnType<typeof renderInPage> {
  return renderInPage(
    <>
      <Popover
        label="Mon compte"
        trigger="Mon compte"
        triggerClass="btn btn-outline"
        panelClass="panel p-4"
      >
        {(close) => <Button onClick={close}>Gérer</Button>}
      </Popover>
      <p className="mt-40">Ailleurs</p>
      <Button>Après</Button>
    </>,
  )
}

test('a panel opens under its button and closes with Escape, on its button again', async () => {
  const screen = await showPopover()
  const button = screen.getByRole('button', { name: 'Mon compte' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('region', { name: 'Mon compte' })).toBeVisible()
  await expectAccessible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a panel closes on a click elsewhere and when the keyboard leaves it', async () => {
  const screen = await showPopover()
  const button = screen.getByRole('button', { name: 'Mon compte' })
  await button.click()
  await screen.getByText('Ailleurs').click()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await button.click()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})
