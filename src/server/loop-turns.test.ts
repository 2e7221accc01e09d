import { expect, test } from 'vitest'
import { mapInTurns } from './loop-turns.ts'

test('O11 O13 others have their turn between two rows', async () => {
  const done: string[] = []
  const values = await mapInTurns(['a', 'b', 'c'], (row) => {
    done.push(row)
    setImmediate(() => done.push('another'))
    return row.toUpperCase()
  })
  expect(values).toEqual(['A', 'B', 'C'])
  expect(done).toEqual(['a', 'another', 'b', 'another', 'c', 'another'])
})
