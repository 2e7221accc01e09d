import { expect, test } from 'vitest'
import {
  NOTHING_WAITS,
  type OutboxDoors,
  reduceWaitingWrites,
  saveThrough,
  sendWaiting,
  WAITING_MS,
  type WaitingEvent,
  type WaitingWrite,
  type WaitingWrites,
} from './outbox-state.ts'

function write(key: string, madeAt = 0): WaitingWrite {
  return { key, path: '/api/math-calculation-results', params: {}, body: { key }, madeAt }
}

function after(...events: readonly WaitingEvent[]): WaitingWrites {
  return events.reduce(reduceWaitingWrites, NOTHING_WAITS)
}

test('FIR-06 a result is kept once, in its order, and goes with its answer', () => {
  const kept = (key: string): WaitingEvent => ({ type: 'kept', write: write(key) })
  const state = after(kept('a'), kept('b'), kept('a'))
  expect(state.waiting.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(reduceWaitingWrites(state, { type: 'settled', key: 'a' }).waiting).toEqual([write('b')])
  expect(after({ type: 'settled', key: 'a' })).toEqual(NOTHING_WAITS)
})

test('FIR-06 what the server will not take is told until it was read, and so is what waited too long', () => {
  const refused = after(
    { type: 'kept', write: write('a') },
    { type: 'kept', write: write('b', 5) },
    { type: 'refused', key: 'a', sentence: 'Apprenant non trouvé' },
    { type: 'aged', at: WAITING_MS + 5 },
    { type: 'refused', key: 'inconnu', sentence: 'Non' },
  )
  expect(refused.waiting).toEqual([write('b', 5)])
  const old = reduceWaitingWrites(refused, { type: 'aged', at: WAITING_MS + 6 })
  expect(old).toEqual({
    waiting: [],
    refused: [
      { key: 'a', sentence: 'Apprenant non trouvé', madeAt: 0 },
      { key: 'b', sentence: '', madeAt: 5 },
    ],
  })
  expect(reduceWaitingWrites(old, { type: 'refusals-read' })).toEqual(NOTHING_WAITS)
})

/** Thrown where the tab is closed: nothing after it runs. */
class TabClosed extends Error {}

/** Deterministic chance in [0, 1). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A device and a server between which anything is cut: the tab before or after each step, the request, or its answer. */
function cutWorld(seed: number) {
  const chance = chances(seed)
  let kept = NOTHING_WAITS
  let isCalm = false
  let cuts = 0
  const stored: string[] = []
  const answers = new Map<string, unknown>()
  const isCut = (share: number): boolean => {
    const cut = !isCalm && chance() < share
    if (cut) cuts += 1
    return cut
  }
  const closeAtTimes = (): void => {
    if (isCut(0.1)) throw new TabClosed()
  }
  let queue: Promise<unknown> = Promise.resolve()
  const doors: OutboxDoors = {
    now: () => 0,
    change: async (event) => {
      closeAtTimes()
      kept = reduceWaitingWrites(kept, event)
      await Promise.resolve()
      closeAtTimes()
      return kept
    },
    send: async ({ key, body }) => {
      closeAtTimes()
      if (isCut(0.3)) return { kind: 'unreachable' }
      if (!answers.has(key)) {
        stored.push(key)
        answers.set(key, body)
      }
      await Promise.resolve()
      closeAtTimes()
      return isCut(0.3) ? { kind: 'unreachable' } : { kind: 'stored', reply: answers.get(key) }
    },
    exclusively: (work) => {
      const done = queue.then(work, work)
      queue = done.catch(() => undefined)
      return done
    },
  }
  return {
    doors,
    stored,
    isKept: (key: string) => kept.waiting.some((one) => one.key === key),
    waiting: () => kept.waiting.length,
    cuts: () => cuts,
    calm: () => {
      isCalm = true
    },
  }
}

function closed(error: unknown): undefined {
  if (error instanceof TabClosed) return undefined
  throw error
}

test('FIR-06 a thousand cuts at any moment lose nothing and double nothing', async () => {
  let cuts = 0
  for (let seed = 1; cuts < 1000; seed += 1) {
    const world = cutWorld(seed)
    const made: string[] = []
    for (let i = 0; i < 6; i += 1) {
      const key = `${seed}-${i}`
      // Two tabs: one saves while the other sends what waits.
      const [attempt] = await Promise.all([
        saveThrough(world.doors, write(key)).catch(closed),
        sendWaiting(world.doors).catch(closed),
      ])
      // Closed before anything was kept: the screen still held it, and nobody was told that it was saved.
      if (attempt || world.isKept(key) || world.stored.includes(key)) made.push(key)
      if (attempt?.kind === 'stored') expect(attempt.reply).toEqual({ key })
    }
    world.calm()
    expect(await sendWaiting(world.doors)).toBe(true)
    expect(world.waiting()).toBe(0)
    expect(world.stored.toSorted()).toEqual(made)
    cuts += world.cuts()
  }
  expect(cuts).toBeGreaterThanOrEqual(1000)
})
