import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { DataTable } from './data-table.tsx'

interface Row {
  readonly title: string
  readonly theme: string
}

const ROWS: readonly Row[] = [{ title: 'Les animaux de la forêt', theme: 'La nature' }]

async function showTable(): ReturnType<typeof renderInPage> {
  return renderInPage(
    <DataTable
      label="Mes dictées"
      columns={[
        { key: 'title', label: 'Titre', cell: (row: Row) => row.title },
        { key: 'theme', label: 'Thème', cardLabel: 'Thème', cell: (row: Row) => row.theme },
      ]}
      rows={ROWS}
      rowKey={(row) => row.title}
    />,
  )
}

test('DIC-01 a wide window shows columns', async () => {
  await page.viewport(1280, 800)
  const screen = await showTable()
  await expect.element(screen.getByRole('columnheader', { name: 'Thème' })).toBeVisible()
  await expectAccessible()
})

test('DIC-01 a narrow window shows cards that name each value', async () => {
  await page.viewport(390, 844)
  const screen = await showTable()
  // The browser counts the column's name into what it reads out.
  await expect.element(screen.getByRole('cell', { name: 'Thème : La nature' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
})
