import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { productFiles } from '../../../test/support/house/sources.ts'
import { SILENT_LOG } from '../log.ts'
import { countLogEvents } from './log-metrics.ts'

/** Told by a server that ends: nobody reads its figures any more. */
const LAST_WORDS = ['start-failed', 'close-failed']

test('every error that a running server logs is counted from the start, so that its first one wakes somebody up', async () => {
  const registry = new Registry()
  countLogEvents(registry)(SILENT_LOG)
  const figures = await registry.metrics()
  const events = productFiles().flatMap(({ text }) =>
    Array.from(text.matchAll(/\.error\(\s*'([a-z-]+)'/gu), ([, event = '']) => event),
  )
  expect(events).toEqual(expect.arrayContaining(LAST_WORDS))
  const counted = events.filter((event) =>
    figures.includes(`encrier_events_total{level="error",event="${event}"} 0`),
  )
  expect([...counted, ...LAST_WORDS].sort()).toEqual(events.sort())
})
