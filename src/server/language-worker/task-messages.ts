/** What the server and the thread of the language tell each other. Both ends are this code: the shape is trusted. */
import type { LanguageTask } from './language-service.ts'

export type TaskMessage =
  /** Reads the language before anybody asks for it; answered like a task. */
  { readonly task: 'load' } | { readonly task: LanguageTask; readonly input: unknown }

export type TaskReply =
  | { readonly ok: true; readonly value: unknown }
  /** A bug; an `Error` keeps its stack from one thread to the other. */
  | { readonly ok: false; readonly error: unknown }

export function asTaskMessage(message: unknown): TaskMessage {
  return message as TaskMessage
}

export function asTaskReply(message: unknown): TaskReply {
  return message as TaskReply
}
