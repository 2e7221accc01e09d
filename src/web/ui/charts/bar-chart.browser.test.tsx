import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { BarChart } from './bar-chart.tsx'

const BARS = [
  { label: '07/09', value: 62, text: '62 %' },
  { label: '21/09', value: 0, text: '0 %' },
  { label: '05/10', value: 100, text: '100 %' },
]

test('RES-02 a chart is one stop of the Tab key, arrows go from bar to bar', async () => {
  const screen = await renderInPage(
    <BarChart label="Dictée" bars={BARS} colour="var(--cover-blue)" />,
  )
  const bar = (name: string): ReturnType<typeof screen.getByRole> =>
    screen.getByRole('button', { name })
  await userEvent.tab()
  await expect.element(bar('05/10 : 100 %')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(bar('21/09 : 0 %')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(bar('07/09 : 62 %')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(bar('05/10 : 100 %')).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('RES-02 the tooltip shows on focus and the same is told as a table', async () => {
  const screen = await renderInPage(
    <BarChart label="Dictée" bars={BARS} colour="var(--cover-blue)" />,
  )
  const tip = screen.container.querySelectorAll('.chart-tip')[2]
  expect(tip && getComputedStyle(tip).opacity).toBe('0')
  await userEvent.tab()
  expect(tip && getComputedStyle(tip).opacity).toBe('1')
  const rows = screen.getByRole('table', { name: 'Dictée' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent('07/0962 %')
  expect(rows.elements()).toHaveLength(4)
  await expectAccessible()
})
