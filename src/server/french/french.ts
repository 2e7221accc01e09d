/** The language as the rest of the server sees it: every question is answered later, by whoever holds it. */
import { TooBusy } from '../too-busy.ts'
import type { FRENCH_WORK } from './french-work.ts'

type Work = typeof FRENCH_WORK

export type FrenchTask = keyof Work

/**
 * Each task of `FRENCH_WORK` as a function. It rejects with `FrenchUnavailable` when too many wait already or the language
 * was lost on the way, with `CallerLeft` when `signal` was aborted before the answer.
 */
export type French = {
  readonly [Task in FrenchTask]: (
    input: Parameters<Work[Task]>[1],
    signal?: AbortSignal,
  ) => Promise<ReturnType<Work[Task]>>
}

/** The same question may well be answered a little later. */
export class FrenchUnavailable extends TooBusy {
  override readonly name = 'FrenchUnavailable'
}

/** Nobody waits for the answer any more. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft'
}

/** Some milliseconds of a core, or tenths of a second. */
export const TASK_LENGTHS: Readonly<Record<FrenchTask, 'short' | 'long'>> = {
  writeDictation: 'long',
  writeExercise: 'long',
  repairText: 'long',
  checkText: 'short',
  nameCopy: 'short',
  whichAreWords: 'short',
  whichMayInflect: 'short',
  remarksOn: 'short',
  excludedNature: 'short',
}

export type AskFrench = (task: FrenchTask, input: unknown, signal?: AbortSignal) => Promise<unknown>

/** The functions over one that takes their name. */
export function parseFrench(ask: AskFrench): French {
  const isTask = (name: string): name is FrenchTask => name in TASK_LENGTHS
  const tasks = Object.keys(TASK_LENGTHS).filter(isTask)
  return Object.fromEntries(
    tasks.map((task) => [task, (input: unknown, signal?: AbortSignal) => ask(task, input, signal)]),
  ) as French
}
