import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTask } from './task-watch.ts'

const SECOND = 1000
const LIMITS = { cpuMs: 20 * SECOND, wallMs: 120 * SECOND }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A task that has so much of the processor a second; after how many seconds it was ended, 0 for never within three minutes. */
async function secondsUntilEnd(share: number | undefined, before = 0): Promise<number> {
  const from = Date.now()
  let endedAt = 0
  const usedMs = async () =>
    share === undefined ? undefined : before + (Date.now() - from) * share
  const stop = watchTask({
    usedMs,
    limits: LIMITS,
    onSpent: () => {
      endedAt = Date.now()
    },
  })
  for (let s = 0; s < 180; s += 1) await vi.advanceTimersByTimeAsync(SECOND)
  stop()
  return endedAt === 0 ? 0 : Math.round((endedAt - from) / SECOND)
}

test('O13 a task is ended for the processor time that it took itself', async () => {
  expect(await secondsUntilEnd(1)).toBe(21)
  expect(await secondsUntilEnd(1, 900 * SECOND)).toBe(21)
})

test('O13 on a machine that has seven times its work it has seven times as long', async () => {
  expect(await secondsUntilEnd(1 / 5)).toBe(101)
  expect(await secondsUntilEnd(1 / 7)).toBe(120)
})

test('O13 a thread that stands still, or does not tell, is ended by the clock', async () => {
  expect(await secondsUntilEnd(0)).toBe(120)
  expect(await secondsUntilEnd(undefined)).toBe(120)
})

test('O13 a task that is done is not ended', async () => {
  const onSpent = vi.fn()
  const stop = watchTask({ usedMs: async () => Date.now(), limits: LIMITS, onSpent })
  await vi.advanceTimersByTimeAsync(5 * SECOND)
  stop()
  await vi.advanceTimersByTimeAsync(600 * SECOND)
  expect(onSpent).not.toHaveBeenCalled()
})
