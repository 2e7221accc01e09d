/** How long others wait while something heavy goes on. */
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 50

/** The value below which so many of a hundred lie; 0 of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/** Does `work` again and again, with a pause, until the other is over; milliseconds of each. */
export async function timesOf(
  work: () => Promise<unknown>,
  until: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const end = (): void => {
    isOver = true
  }
  until.then(end, end)
  while (!isOver) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
    await wait(PAUSE_MS)
  }
  return times
}
