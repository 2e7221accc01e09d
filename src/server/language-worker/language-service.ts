/** The language as the rest of the server calls it, whichever thread runs it. */
import { TooBusy } from '../errors.ts'
import type { LANGUAGE_TASKS } from './language-tasks.ts'

/** Messages between the server and the worker thread. Both ends are this code, so that their shape is trusted. */
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

type Tasks = typeof LANGUAGE_TASKS

export type LanguageTask = keyof Tasks

/**
 * Each task of `LANGUAGE_TASKS` as a function. It rejects with `LanguageUnavailable` when the queue is full or the thread was lost, with
 * `CallAborted` when `signal` is aborted first.
 */
export type LanguageService = {
  readonly [Task in LanguageTask]: (
    input: Parameters<Tasks[Task]>[1],
    signal?: AbortSignal,
  ) => Promise<ReturnType<Tasks[Task]>>
}

/** Worth a retry: answered 503 with `Retry-After`. */
export class LanguageUnavailable extends TooBusy {
  override readonly name = 'LanguageUnavailable'
}

export class CallAborted extends Error {
  override readonly name = 'CallAborted'
}

/** Short: some milliseconds of a core; long: tenths of a second. */
export const TASK_LENGTHS: Readonly<Record<LanguageTask, 'short' | 'long'>> = {
  writeDictation: 'long',
  anotherSentence: 'long',
  writeExercise: 'long',
  repairText: 'long',
  checkText: 'short',
  placeWords: 'short',
  studyText: 'short',
  diagnoseCopy: 'short',
  dictatedWords: 'short',
  breathGroups: 'short',
  knownWords: 'short',
  inflectableWords: 'short',
  requestRemarks: 'short',
  reviewRequest: 'short',
  findExcludedNature: 'short',
}

export type LanguageCall = (
  task: LanguageTask,
  input: unknown,
  signal?: AbortSignal,
) => Promise<unknown>

/** `call` as one function a task. */
export function asLanguageService(call: LanguageCall): LanguageService {
  const isTask = (name: string): name is LanguageTask => name in TASK_LENGTHS
  const tasks = Object.keys(TASK_LENGTHS).filter(isTask)
  return Object.fromEntries(
    tasks.map((task) => [
      task,
      (input: unknown, signal?: AbortSignal) => call(task, input, signal),
    ]),
  ) as LanguageService
}
