import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { ToggleSwitch } from './toggle-switch.tsx'

function CalmMode(): ReactElement {
  const [isOn, setOn] = useState(false)
  return <ToggleSwitch label="Mode calme" hint="Sans minuteur" checked={isOn} onChange={setOn} />
}

test('a switch has its label and hint in words, and turns with the space bar', async () => {
  const screen = await renderInPage(<CalmMode />)
  const calm = screen.getByRole('switch', { name: 'Mode calme' })
  await expect.element(calm).toHaveAccessibleDescription('Sans minuteur')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(calm).toBeChecked()
  await expectAccessible()
  await screen.getByText('Mode calme').click()
  await expect.element(calm).not.toBeChecked()
})
