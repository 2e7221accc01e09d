/** A device between which and the server everything is cut: its outbox on the real app. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import {
  NOTHING_WAITS,
  type OutboxDoors,
  reduceWaitingWrites,
  sendWaiting,
  type WaitingWrite,
} from '../../../src/web/offline/outbox-state.ts'
import type { SignedInCaller } from './test-app.ts'

/** Thrown where the tab is closed: nothing after it runs. */
export class TabClosed extends Error {}

/** Deterministic chance in [0, 1). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Ends after half of its bytes, as a request does that a tunnel cuts. */
function halfOf(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start: (body) => body.enqueue(bytes.slice(0, bytes.length / 2)),
    pull: (body) => body.error(new Error('cut')),
  })
}

export function post(
  adult: SignedInCaller,
  { path, params, key }: WaitingWrite,
  body: string | ReadableStream<Uint8Array>,
): Promise<Response> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    duplex: 'half',
  }
  const address = path.replace(/:(\w+)/gu, (_, name: string) => params[name] ?? '')
  return adult.fetch(address, init)
}

/** A device of an adult whose network is cut before, during or after a request, and whose tab is closed at any moment. */
export function cutDevice(adult: SignedInCaller, seed: number) {
  const chance = chances(seed)
  let kept = NOTHING_WAITS
  let isCalm = false
  const cuts = { lost: 0, half: 0, late: 0, answer: 0, closed: 0 }
  const everKept = new Set<string>()
  const late: Promise<unknown>[] = []
  const statuses = new Set<number>()

  function isCut(kind: keyof typeof cuts, share: number): boolean {
    const cut = !isCalm && chance() < share
    if (cut) cuts[kind] += 1
    return cut
  }
  function closeAtTimes(): void {
    if (isCut('closed', 0.03)) throw new TabClosed()
  }
  async function sent(write: WaitingWrite): Promise<boolean> {
    const body = JSON.stringify(write.body)
    if (isCut('lost', 0.12)) return false
    if (isCut('half', 0.1)) {
      late.push(post(adult, write, halfOf(body)).catch(() => undefined))
      return false
    }
    if (isCut('late', 0.15)) {
      // The server still has it, while the device tries again or goes on.
      late.push(wait(30 * chance()).then(() => post(adult, write, body)))
      return false
    }
    const { status } = await post(adult, write, body)
    statuses.add(status)
    return !isCut('answer', 0.15)
  }

  let queue: Promise<unknown> = Promise.resolve()
  const doors: OutboxDoors = {
    now: () => 0,
    change: async (event) => {
      closeAtTimes()
      kept = reduceWaitingWrites(kept, event)
      if (event.type === 'kept') everKept.add(event.write.key)
      await Promise.resolve()
      closeAtTimes()
      return kept
    },
    send: async (write) => {
      closeAtTimes()
      return (await sent(write)) ? { kind: 'stored', reply: null } : { kind: 'unreachable' }
    },
    exclusively: (work) => {
      const done = queue.then(work, work)
      queue = done.catch(() => undefined)
      return done
    },
  }
  return {
    doors,
    cuts,
    statuses,
    wasKept: (key: string) => everKept.has(key),
    /** What is still on its way arrives, then all that waits is sent. */
    calm: async () => {
      isCalm = true
      await Promise.all(late)
      expect(await sendWaiting(doors)).toBe(true)
      expect(kept).toEqual(NOTHING_WAITS)
    },
  }
}
