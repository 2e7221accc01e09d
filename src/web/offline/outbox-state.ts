/**
 * Results that wait on the device until the server has them (FIR-06), oldest first. A write is kept before it is first sent and
 * goes with its answer; its idempotency key makes one result of however many attempts.
 */
import { RETENTION } from '../../domain/account/retention.ts'

export interface WaitingWrite {
  /** Idempotency key. */
  readonly key: string
  /** Of the contract, with its `:name` parameters. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
  /** ms since 1970. */
  readonly madeAt: number
}

/** What the server will not take, told to the adult until it was read. */
export interface RefusedWrite {
  readonly key: string
  /** French; empty for one that waited too long. */
  readonly sentence: string
  readonly madeAt: number
}

export interface WaitingWrites {
  readonly waiting: readonly WaitingWrite[]
  readonly refused: readonly RefusedWrite[]
}

export type WaitingEvent =
  | { readonly type: 'kept'; readonly write: WaitingWrite }
  /** Stored by the server, or refused before the eyes of whoever sent it. */
  | { readonly type: 'settled'; readonly key: string }
  | { readonly type: 'refused'; readonly key: string; readonly sentence: string }
  | { readonly type: 'refusals-read' }
  /** ms since 1970. */
  | { readonly type: 'aged'; readonly at: number }

export const NOTHING_WAITS: WaitingWrites = { waiting: [], refused: [] }

/** A day before the server forgets the keys: until then an answer that was lost is no reason to store twice. */
export const WAITING_MS = (RETENTION.idempotencyKey.count - 1) * 86_400_000

function without({ waiting }: WaitingWrites, key: string): readonly WaitingWrite[] {
  return waiting.filter((write) => write.key !== key)
}

function refuse(state: WaitingWrites, { key, madeAt }: WaitingWrite, sentence: string) {
  const refused = [...state.refused, { key, sentence, madeAt }]
  return { waiting: without(state, key), refused }
}

/** An event about what no longer waits changes nothing. */
export function reduceWaitingWrites(state: WaitingWrites, event: WaitingEvent): WaitingWrites {
  switch (event.type) {
    case 'kept': {
      const isKnown = state.waiting.some(({ key }) => key === event.write.key)
      return isKnown ? state : { ...state, waiting: [...state.waiting, event.write] }
    }
    case 'settled':
      return { ...state, waiting: without(state, event.key) }
    case 'refused': {
      const write = state.waiting.find(({ key }) => key === event.key)
      return write ? refuse(state, write, event.sentence) : state
    }
    case 'refusals-read':
      return { ...state, refused: [] }
    case 'aged':
      return state.waiting
        .filter(({ madeAt }) => event.at - madeAt > WAITING_MS)
        .reduce<WaitingWrites>((rest, write) => refuse(rest, write, ''), state)
  }
}

/** What the server said of one attempt. */
export type Attempt =
  | { readonly kind: 'stored'; readonly reply: unknown }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly sentence: string; readonly error: unknown }

export interface OutboxDoors {
  /** Applies an event in one transaction, and gives what is kept after it. Throws where the device keeps nothing. */
  readonly change: (event: WaitingEvent) => Promise<WaitingWrites>
  readonly send: (write: WaitingWrite) => Promise<Attempt>
  /** One at a time on this device. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => number
}

async function sendOlder(doors: OutboxDoors, until: string | null): Promise<boolean> {
  const { change, send, now } = doors
  const { waiting } = await change({ type: 'aged', at: now() })
  for (const write of waiting) {
    if (write.key === until) return true
    const attempt = await send(write)
    if (attempt.kind === 'unreachable') return false
    await change(
      attempt.kind === 'stored'
        ? { type: 'settled', key: write.key }
        : { type: 'refused', key: write.key, sentence: attempt.sentence },
    )
  }
  return true
}

/** Sends all that waits, as far as the network goes. */
export function sendWaiting(doors: OutboxDoors): Promise<boolean> {
  return doors.exclusively(() => sendOlder(doors, null))
}

/**
 * Sends results in their order, each exactly once: kept first, then sent under its key, then forgotten. Whatever is cut, at
 * whatever moment, leaves it either waiting or stored. Keeps a write, sends what waits before it, then it. A refusal is for
 * whoever is looking: it waits no more.
 */
export async function saveThrough(doors: OutboxDoors, write: WaitingWrite): Promise<Attempt> {
  await doors.change({ type: 'kept', write })
  return doors.exclusively(async () => {
    if (!(await sendOlder(doors, write.key))) return { kind: 'unreachable' }
    const attempt = await doors.send(write)
    if (attempt.kind !== 'unreachable') await doors.change({ type: 'settled', key: write.key })
    return attempt
  })
}
