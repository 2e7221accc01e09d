import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { Slider } from './slider.tsx'

const NAMES = ['CP', 'CE1', 'CE2']

function Levels(): ReactElement {
  const [rank, setRank] = useState(0)
  return (
    <Slider
      label="Niveau"
      text={NAMES[rank] ?? ''}
      valueText={`${NAMES[rank]}, au choix`}
      value={rank}
      min={0}
      max={2}
      onChange={setRank}
      marks={NAMES.map((label, value) =>
        value === 2 ? { value, label, warning: 'hors de votre plan' } : { value, label },
      )}
    />
  )
}

test('a slider moves with the keys of a native range and says its value in words', async () => {
  const screen = await renderInPage(<Levels />)
  const slider = screen.getByRole('slider', { name: 'Niveau' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'CP, au choix')
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'CE1, au choix')
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'CE2, au choix')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'CP, au choix')
})

test('a mark out of reach says why, and not by its colour alone', async () => {
  const screen = await renderInPage(<Levels />)
  await expect.element(screen.getByRole('listitem').nth(2)).toMatchTextContent('hors de votre plan')
  await expectAccessible()
})
