import pg from 'pg'
import { expect, test } from 'vitest'
import { isoTimestamp } from './iso-timestamp.ts'

/** How pg itself reads an instant. */
function asDate(text: string): string {
  const read: unknown = pg.types.getTypeParser(1184, 'text')(text)
  if (!(read instanceof Date)) throw new Error(`${text} is no instant`)
  return read.toISOString()
}

test.each([
  '2026-11-21 17:35:24+00',
  '2026-11-21 17:35:24.5+00',
  '2026-11-21 17:35:24.05+00',
  '2026-11-21 17:35:24.999+00',
  '2026-11-21 17:35:24.123456+00',
  '2024-02-29 00:00:00.001+00',
  '2026-11-21 18:35:24.5+01',
  '2026-11-21 14:05:24.5-03:30',
  '12026-11-21 17:35:24.5+00',
  '0044-03-15 12:00:00+00 BC',
])('%s is the instant that a Date of it is', (text) => {
  expect(isoTimestamp(text)).toBe(asDate(text))
})

test('what is no instant of a calendar stays as it is written', () => {
  const read: unknown = pg.types.getTypeParser(1184, 'text')('infinity')
  expect(read).toBe(Number.POSITIVE_INFINITY)
  expect(isoTimestamp('infinity')).toBe('infinity')
})
