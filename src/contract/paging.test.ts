import { expect, test } from 'vitest'
import { cursor, MAX_PAGE_SIZE, makeCursor, pageLimit } from './paging.ts'

const ROW = { created_at: '2026-11-21T08:00:00.000Z', id: '01920000-0000-7000-8000-000000000001' }

test('a cursor is read as it was made', () => {
  expect(cursor.parse(makeCursor(ROW))).toEqual(ROW)
})

test.each([
  '',
  '_',
  ROW.created_at,
  `_${ROW.id}`,
  `${ROW.created_at}_${ROW.id}_`,
  `${ROW.created_at}_1`,
  `0000-01-01T00:00:00.000Z_${ROW.id}`,
  `2026-02-30T00:00:00.000Z_${ROW.id}`,
  `+275760-09-13T00:00:00Z_${ROW.id}`,
  `infinity_${ROW.id}`,
])('I6 %j is no cursor', (text) => {
  expect(cursor.safeParse(text).success).toBe(false)
})

test('I7 a piece holds from 1 to 200 rows', () => {
  expect(pageLimit.parse('1')).toBe(1)
  expect(pageLimit.parse(String(MAX_PAGE_SIZE))).toBe(200)
  for (const text of ['0', '201', '-1', '1.5', '1e2', ' 1', '', 'NaN', '10000'])
    expect(pageLimit.safeParse(text).success, text).toBe(false)
})
