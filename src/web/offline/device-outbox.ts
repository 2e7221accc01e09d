/** The outbox of whoever is signed in: its database, its lock, and the server. */
import type { Route } from '../../contract/route.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/client.ts'
import type { CallArguments } from '../api/http.ts'
import { currentUser } from '../session/session.ts'
import { changeOnDevice } from './device-database.ts'
import {
  type Attempt,
  NOTHING_WAITS,
  type OutboxDoors,
  reduceWaitingWrites,
  saveThrough,
  sendWaiting,
  type WaitingEvent,
  type WaitingWrite,
  type WaitingWrites,
} from './outbox-state.ts'

const QUEUE = 'queue'
const LOCK = 'encrier-outbox'

/** No answer, or one that says later: too many at once, the server away. */
const LATER = [0, 429, 502, 503, 504]

const listeners = new Set<() => void>()

async function change(user: string, event: WaitingEvent): Promise<WaitingWrites> {
  const place = { user, store: 'writes', key: QUEUE } as const
  const reduced = await changeOnDevice<WaitingWrites>(place, (before = NOTHING_WAITS) =>
    reduceWaitingWrites(before, event),
  )
  for (const listener of listeners) listener()
  return reduced ?? NOTHING_WAITS
}

/** What a stored write is sent through; its answer is nobody's any more. */
function routeOf({ path }: WaitingWrite): Route {
  return { method: 'POST', path, access: 'session', status: 200, summary: '' }
}

function asOptions({ params, body, key }: WaitingWrite): CallArguments<Route> {
  const options: unknown = { params, body, idempotencyKey: key }
  return [options] as CallArguments<Route>
}

interface ShownWrite {
  readonly key: string
  readonly route: Route
}

/** The end of the session is told to whoever is looking like any refusal; what nobody looks at waits for the next one. */
function attemptOf(error: unknown, isShown: boolean): Attempt {
  if (!(error instanceof ApiProblem)) throw error
  const { status, sentence } = error
  const isLater = LATER.includes(status) || (status === 401 && !isShown)
  return isLater ? { kind: 'unreachable' } : { kind: 'refused', sentence, error }
}

/** `shown`: the write whose sender is looking, with its own route. */
function doorsOf(user: string, shown?: ShownWrite): OutboxDoors {
  const send = async (write: WaitingWrite): Promise<Attempt> => {
    if (currentUser()?.id !== user) return { kind: 'unreachable' }
    const isShown = write.key === shown?.key
    try {
      const reply = await call(isShown ? shown.route : routeOf(write), ...asOptions(write))
      return { kind: 'stored', reply }
    } catch (error) {
      return attemptOf(error, isShown)
    }
  }
  return {
    send,
    change: (event) => change(user, event),
    exclusively: (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
    now: () => Date.now(),
  }
}

/** Rejects where the device keeps nothing: the write was then not sent. */
export function saveOnDevice(user: string, route: Route, write: WaitingWrite): Promise<Attempt> {
  return saveThrough(doorsOf(user, { key: write.key, route }), write)
}

/** Sends what waits; false when some of it still does. */
export function sendFromDevice(user: string): Promise<boolean> {
  return sendWaiting(doorsOf(user))
}

export function readWaiting(user: string): Promise<WaitingWrites> {
  return changeOnDevice<WaitingWrites>({ user, store: 'writes', key: QUEUE }, (kept) => kept).then(
    (kept) => kept ?? NOTHING_WAITS,
  )
}

export function dismissRefusals(user: string): Promise<WaitingWrites> {
  return change(user, { type: 'refusals-read' })
}

/** Called after each change in this tab. */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
