/** What a screen shows stays when it cannot be asked again: only a first load that fails is told in its place (decision 79). */
import { expect, test } from 'vitest'
import { filesUnder } from '../support/house/sources.ts'

test('F4 no screen asks whether a query failed that may have been answered before', () => {
  const found = filesUnder('src/web', /\.tsx?$/u)
    // `isError` is true of stale data too; a query says `isLoadingError`, a mutation `error`.
    .filter(({ text }) => /\bis(?:Refetch)?Error\b/u.test(text))
    .map(({ path }) => path)
  expect(found).toEqual([])
})
