/** Looks every hour whether the work of retention is due; a server that was down makes up for it when it is back. */
import { randomInt } from 'node:crypto'
import type { ShutdownHooks } from '../boot/shutdown-hooks.ts'
import { errorCode } from '../errors.ts'
import type { Log } from '../log.ts'
import type { RetentionDependencies } from './retention.ts'

export interface ScheduledTask {
  /** Resolves once nothing is under way, or has been given time to end. */
  close(): Promise<void>
}

export interface Schedule {
  /** Milliseconds before the first look, and between two. */
  readonly first: number
  readonly every: number
  /** At most so much later, by chance: servers that start together do not look together. */
  readonly jitter: number
}

const HOURLY: Schedule = { first: 60_000, every: 3_600_000, jitter: 300_000 }

/** Patience of a server that ends. */
const CLOSING_GRACE_MS = 3000

function unrefDelay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}

/** Starts to look; `work` is asked to stop through its parameter. */
export function startSchedule(
  work: (isOver: () => boolean) => Promise<unknown>,
  log: Log,
  { first, every, jitter }: Schedule = HOURLY,
): ScheduledTask {
  let isOver = false
  let underWay: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    try {
      await work(() => isOver)
    } catch (error) {
      log.warn('retention-failed', {
        name: error instanceof Error ? error.name : undefined,
        code: errorCode(error),
      })
    }
  }
  const wait = (milliseconds: number): void => {
    timer = setTimeout(
      () => {
        underWay = look().then(() => {
          if (!isOver) wait(every)
        })
      },
      milliseconds + randomInt(jitter + 1),
    ).unref()
  }
  wait(first)
  return {
    close: async () => {
      isOver = true
      clearTimeout(timer)
      await Promise.race([underWay, unrefDelay(CLOSING_GRACE_MS)])
    },
  }
}

/** Retention for as long as the server lives. Its code is loaded behind the first requests: nothing of it is urgent. */
export function scheduleRetention(
  closing: ShutdownHooks,
  parts: RetentionDependencies,
  rhythm: Schedule = HOURLY,
): void {
  const work = async (isOver: () => boolean): Promise<void> => {
    const { applyRetention } = await import('./retention.ts')
    await applyRetention(parts, isOver)
  }
  closing.add('retention', startSchedule(work, parts.log, rhythm).close)
}
