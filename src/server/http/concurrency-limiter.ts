/** How much one process does at once, and how much of that for one user, so that nobody takes the capacity of the others. */
import type { ServerResponse } from 'node:http'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { withinDeadline } from '../db/request-deadline.ts'

/** For long work: what is above the limit is refused at once. */
export interface ConcurrencyLimiter {
  run<T>(owner: OwnerId, work: () => Promise<T>, refused: () => T): Promise<T>
}

export function createConcurrencyLimiter(limits: {
  readonly total: number
  readonly perOwner: number
}): ConcurrencyLimiter {
  const byOwner = new Map<OwnerId, number>()
  let total = 0

  function count(owner: OwnerId, change: 1 | -1): void {
    const own = (byOwner.get(owner) ?? 0) + change
    total += change
    if (own === 0) byOwner.delete(owner)
    else byOwner.set(owner, own)
  }

  return {
    run: async (owner, work, refused) => {
      if (total >= limits.total || (byOwner.get(owner) ?? 0) >= limits.perOwner) return refused()
      count(owner, 1)
      try {
        return await work()
      } finally {
        count(owner, -1)
      }
    },
  }
}

/** Work that says until when it holds its place: an answer that nobody reads stays in memory. */
export type HeldWork<T> = (hold: (until: Promise<void>) => void) => Promise<T>

function asBindings(environment: unknown): { readonly outgoing?: ServerResponse } | undefined {
  return environment as ReturnType<typeof asBindings>
}

/** Resolves when the whole answer has gone to the network, or its client away. `environment`: what the server knows of the connection. */
export function answerLeft(environment: unknown): Promise<void> {
  const outgoing = asBindings(environment)?.outgoing
  if (outgoing === undefined || outgoing.destroyed) return Promise.resolve()
  return new Promise((resolve) => outgoing.once('close', resolve))
}

/** For short work: a client above the limit waits behind its own requests, first in first out. */
export interface QueueingLimiter {
  /**
   * Runs `work` as soon as the client is below its limit. `refused` answers when its queue is full, at once, or when the wait
   * takes longer than the request's deadline for the database (db/request-deadline.ts). `work` may hold its place beyond its end.
   */
  run<T>(client: string, work: HeldWork<T>, refused: () => T): Promise<T>
}

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/** Waits at the end of the queue; false when that took too long. */
async function reachedFront({ waiting }: Queue): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const start = (): void => resolve(true)
  waiting.push(start)
  const leave = (): void => {
    const index = waiting.indexOf(start)
    if (index >= 0) waiting.splice(index, 1)
  }
  return withinDeadline(() => ({ answer: promise, cancel: leave })).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
    leave()
    return false
  })
}

export function createQueueingLimiter(limits: {
  readonly running: number
  readonly waiting: number
}): QueueingLimiter {
  const queues = new Map<string, Queue>()

  function queueOf(client: string): Queue {
    const queue = queues.get(client) ?? { running: 0, waiting: [] }
    queues.set(client, queue)
    return queue
  }

  function release(client: string, queue: Queue): void {
    const next = queue.waiting.shift()
    if (next) next()
    else queue.running -= 1
    if (queue.running === 0) queues.delete(client)
  }

  return {
    run: async (client, work, refused) => {
      const queue = queueOf(client)
      if (queue.running >= limits.running) {
        if (queue.waiting.length >= limits.waiting) return refused()
        if (!(await reachedFront(queue))) return refused()
      } else queue.running += 1
      let held: Promise<void> | undefined
      try {
        return await work((until) => {
          held = until
        })
      } finally {
        if (held === undefined) release(client, queue)
        else void held.then(() => release(client, queue))
      }
    },
  }
}
