/** Messages between the server and the worker thread. Both ends are this code, so that their shape is trusted. */
import type { LanguageTask } from './language-service.ts'

export type TaskMessage =
  /** Loads the language and nothing else. */
  { readonly task: 'load' } | { readonly task: LanguageTask; readonly input: unknown }

export type TaskReply =
  | { readonly ok: true; readonly value: unknown }
  /** A bug; structured cloning keeps the stack of an `Error`. */
  | { readonly ok: false; readonly error: unknown }

export function asTaskMessage(message: unknown): TaskMessage {
  return message as TaskMessage
}

export function asTaskReply(message: unknown): TaskReply {
  return message as TaskReply
}
