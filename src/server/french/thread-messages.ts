/** What the server and the thread of the language tell each other. Both ends are this code: the shape is trusted. */
import type { FrenchTask } from './french.ts'

export type ToThread =
  /** Reads the language before anybody asks for it; answered like a task. */
  { readonly task: 'load' } | { readonly task: FrenchTask; readonly input: unknown }

export type FromThread =
  | { readonly ok: true; readonly value: unknown }
  /** A bug; an `Error` keeps its stack from one thread to the other. */
  | { readonly ok: false; readonly error: unknown }

export function parseToThread(message: unknown): ToThread {
  return message as ToThread
}

export function parseFromThread(message: unknown): FromThread {
  return message as FromThread
}
