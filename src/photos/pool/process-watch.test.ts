import { pid } from 'node:process'
import { expect, test } from 'vitest'
import { isToBeGivenUp, type ProcessSighting, processorMs, sight } from './process-watch.ts'

const LIMITS = { cpuMs: 5000, stoppedMs: 25_000 }
const FRESH: ProcessSighting = { cpuAtStart: 200, cpu: 200, activeAt: 0 }

test.each([
  [
    'works and is silent on a busy machine',
    [
      { at: 24_000, cpu: 900 },
      { at: 48_000, cpu: 1600 },
    ],
    false,
  ],
  ['speaks and hardly works', [{ at: 20_000, cpu: 200, hasSpoken: true }], false],
  ['has used its processor time', [{ at: 6000, cpu: 5300, hasSpoken: true }], true],
  ['neither works nor speaks', [{ at: 20_000, cpu: 205 }], true],
  [
    'speaks where processor time is unknown',
    [{ at: 20_000, cpu: undefined, hasSpoken: true }],
    false,
  ],
  ['is silent where processor time is unknown', [{ at: 20_000, cpu: undefined }], true],
] as const)('HAN-03 a process that %s', (_, looks, givenUp) => {
  const seen = looks.reduce<ProcessSighting>(
    (before, look) => sight(before, { hasSpoken: false, ...look }),
    FRESH,
  )
  const last = looks.at(-1)?.at ?? 0
  expect(isToBeGivenUp(seen, last + 6000, LIMITS)).toBe(givenUp)
})

test('HAN-03 the processor time of a process grows while it works', () => {
  const before = processorMs(pid)
  if (before === undefined) return
  const start = process.cpuUsage()
  while (process.cpuUsage(start).user < 100_000) Math.sqrt(Math.random())
  expect((processorMs(pid) ?? 0) - before).toBeGreaterThanOrEqual(50)
})
