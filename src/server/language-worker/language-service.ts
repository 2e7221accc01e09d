/** The language as the rest of the server sees it: every question is answered later, by whoever holds it. */
import { TooBusy } from '../errors.ts'
import type { LANGUAGE_TASKS } from './language-tasks.ts'

type Work = typeof LANGUAGE_TASKS

export type LanguageTask = keyof Work

/**
 * Each task of `LANGUAGE_TASKS` as a function. It rejects with `LanguageUnavailable` when too many wait already or the language
 * was lost on the way, with `CallAborted` when `signal` was aborted before the answer.
 */
export type LanguageService = {
  readonly [Task in LanguageTask]: (
    input: Parameters<Work[Task]>[1],
    signal?: AbortSignal,
  ) => Promise<ReturnType<Work[Task]>>
}

/** The same question may well be answered a little later. */
export class LanguageUnavailable extends TooBusy {
  override readonly name = 'FrenchUnavailable'
}

/** Nobody waits for the answer any more. */
export class CallAborted extends Error {
  override readonly name = 'CallerLeft'
}

/** Some milliseconds of a core, or tenths of a second. */
export const TASK_LENGTHS: Readonly<Record<LanguageTask, 'short' | 'long'>> = {
  writeDictation: 'long',
  writeExercise: 'long',
  repairText: 'long',
  checkText: 'short',
  diagnoseCopy: 'short',
  knownWords: 'short',
  inflectableWords: 'short',
  requestRemarks: 'short',
  findExcludedNature: 'short',
}

export type LanguageCall = (
  task: LanguageTask,
  input: unknown,
  signal?: AbortSignal,
) => Promise<unknown>

/** The functions over one that takes their name. */
export function asLanguageService(ask: LanguageCall): LanguageService {
  const isTask = (name: string): name is LanguageTask => name in TASK_LENGTHS
  const tasks = Object.keys(TASK_LENGTHS).filter(isTask)
  return Object.fromEntries(
    tasks.map((task) => [task, (input: unknown, signal?: AbortSignal) => ask(task, input, signal)]),
  ) as LanguageService
}
