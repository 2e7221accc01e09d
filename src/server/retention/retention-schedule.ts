/** Asks every hour whether the day's retention is still to be done; a server that was down makes up for it when it is back. */
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { ShutdownHooks } from '../boot/shutdown-hooks.ts'
import { errorCode } from '../errors.ts'
import type { Log } from '../log.ts'
import type { RetentionDependencies } from './retention.ts'

export interface ScheduledTask {
  /** Resolves once the run has ended, or had its time to. */
  close(): Promise<void>
}

export interface Schedule {
  readonly firstDelayMs: number
  readonly intervalMs: number
  /** Added at random: servers that start together do not ask together. */
  readonly maxJitterMs: number
}

const HOURLY: Schedule = { firstDelayMs: 60_000, intervalMs: 3_600_000, maxJitterMs: 300_000 }

/** For a run while the server shuts down. */
const CLOSING_GRACE_MS = 3000

/** `run` is asked to stop through its parameter. */
export function startSchedule(
  run: (isStopped: () => boolean) => Promise<unknown>,
  log: Log,
  { firstDelayMs, intervalMs, maxJitterMs }: Schedule = HOURLY,
): ScheduledTask {
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const runLogged = async (): Promise<void> => {
    try {
      await run(() => isStopped)
    } catch (error) {
      log.warn('retention-failed', {
        name: error instanceof Error ? error.name : undefined,
        code: errorCode(error),
      })
    }
  }
  const schedule = (delayMs: number): void => {
    timer = setTimeout(
      () => {
        running = runLogged().then(() => {
          if (!isStopped) schedule(intervalMs)
        })
      },
      delayMs + randomInt(maxJitterMs + 1),
    ).unref()
  }
  schedule(firstDelayMs)
  return {
    close: async () => {
      isStopped = true
      clearTimeout(timer)
      await Promise.race([running, delay(CLOSING_GRACE_MS, undefined, { ref: false })])
    },
  }
}

/** For as long as the server lives. The code of retention is loaded with its first run: nothing of it is urgent. */
export function scheduleRetention(
  closing: ShutdownHooks,
  dependencies: RetentionDependencies,
  schedule: Schedule = HOURLY,
): void {
  const run = async (isStopped: () => boolean): Promise<void> => {
    const { applyRetention } = await import('./retention.ts')
    await applyRetention(dependencies, isStopped)
  }
  closing.add('retention', startSchedule(run, dependencies.log, schedule).close)
}
