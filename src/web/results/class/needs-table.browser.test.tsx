import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import type { ClassPupil } from '../../../contract/class/class-results.ts'
import { NeedsTable } from './needs-table.tsx'

function pupil(id: string, count: number): ClassPupil {
  return {
    id,
    first_name: id,
    last_name: 'Martin',
    level: 'CE1',
    copies: 40,
    word_count: 4000,
    error_count: count,
    missed: [{ error: 'graphie', count }],
    absent_at: null,
  }
}

test('CLA-06 thousands of errors are written as everywhere else, with a space', async () => {
  const screen = await renderInPage(
    <NeedsTable pupils={[pupil('Inès', 1995), pupil('Noé', 1596)]} />,
  )
  await expect.element(screen.getByRole('cell', { name: /^3\s591$/u })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: /^1\s596$/u })).toBeVisible()
  await expectAccessible()
})
