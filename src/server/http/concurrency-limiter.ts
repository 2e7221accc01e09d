/** How much one process does at once, and how much of that for one user, so that nobody takes the place of the others. */
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { withinDeadline } from '../db/request-deadline.ts'

/** For long work: what finds no room is told to come back. */
export interface ConcurrencyLimiter {
  /** Runs `work` when there is room for it; `refused` answers at once otherwise. */
  run<T>(owner: OwnerId, work: () => Promise<T>, refused: () => T): Promise<T>
}

export function createConcurrencyLimiter(limits: {
  readonly everyone: number
  readonly owner: number
}): ConcurrencyLimiter {
  const running = new Map<OwnerId, number>()
  let all = 0

  function count(owner: OwnerId, change: 1 | -1): void {
    const mine = (running.get(owner) ?? 0) + change
    all += change
    if (mine === 0) running.delete(owner)
    else running.set(owner, mine)
  }

  return {
    run: async (owner, work, refused) => {
      if (all >= limits.everyone || (running.get(owner) ?? 0) >= limits.owner) return refused()
      count(owner, 1)
      try {
        return await work()
      } finally {
        count(owner, -1)
      }
    },
  }
}

/** For all work: who asks too often waits behind himself. */
export interface QueueingLimiter {
  /**
   * Runs `work` when its turn in this client's line has come. `refused` answers when the line is full, at once, or takes longer
   * than the request can wait (see db/patience.ts), which is no longer than for the database.
   */
  run<T>(client: string, work: () => Promise<T>, refused: () => T): Promise<T>
}

interface Queue {
  inside: number
  readonly waiting: (() => void)[]
}

/** Waits in a line; false when that took too long. */
async function admitted({ waiting }: Queue): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const enter = (): void => resolve(true)
  waiting.push(enter)
  const leave = (): void => {
    const index = waiting.indexOf(enter)
    if (index >= 0) waiting.splice(index, 1)
  }
  return withinDeadline(() => ({ answer: promise, cancel: leave })).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
    leave()
    return false
  })
}

export function createQueueingLimiter(limits: {
  readonly inside: number
  readonly waiting: number
}): QueueingLimiter {
  const queues = new Map<string, Queue>()

  function queueOf(client: string): Queue {
    const queue = queues.get(client) ?? { inside: 0, waiting: [] }
    queues.set(client, queue)
    return queue
  }

  function leave(client: string, queue: Queue): void {
    const next = queue.waiting.shift()
    if (next) next()
    else queue.inside -= 1
    if (queue.inside === 0) queues.delete(client)
  }

  return {
    run: async (client, work, refused) => {
      const queue = queueOf(client)
      if (queue.inside >= limits.inside) {
        if (queue.waiting.length >= limits.waiting) return refused()
        if (!(await admitted(queue))) return refused()
      } else queue.inside += 1
      try {
        return await work()
      } finally {
        leave(client, queue)
      }
    },
  }
}
