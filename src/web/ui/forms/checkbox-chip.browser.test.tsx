import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { CheckboxChip } from './checkbox-chip.tsx'

function Operations(): ReactElement {
  const [isChosen, setChosen] = useState(false)
  return (
    <>
      <CheckboxChip checked={isChosen} onChange={() => setChosen(!isChosen)}>
        Addition
      </CheckboxChip>
      <CheckboxChip digit aria-label="Table de 7" defaultChecked>
        7
      </CheckboxChip>
    </>
  )
}

test('a pill is a checkbox, ticked by the space bar and by a press on its words', async () => {
  const screen = await renderInPage(<Operations />)
  const addition = screen.getByRole('checkbox', { name: 'Addition' })
  await userEvent.tab()
  await expect.element(addition).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(addition).toBeChecked()
  await screen.getByText('Addition').click()
  await expect.element(addition).not.toBeChecked()
})

test('a figure in its box has a name in words', async () => {
  const screen = await renderInPage(<Operations />)
  await expect.element(screen.getByRole('checkbox', { name: 'Table de 7' })).toBeChecked()
  await expectAccessible()
})
