/**
 * When a reading process is given up: by the processor time it has used and not by the clock, which on a busy machine says
 * nothing of the photo. Silence counts only of a process that does not work.
 */
import { readFileSync } from 'node:fs'

export interface ReadingLimits {
  /** Processor time for one photo, the start of the process included. */
  readonly cpuMs: number
  /** A process that says nothing and uses no processor for this long is stopped. */
  readonly stoppedMs: number
}

export const READING_LIMITS: ReadingLimits = { cpuMs: 30_000, stoppedMs: 25_000 }

/** What was last seen of a process at work on a photo; milliseconds of the clock and of its processor time. */
export interface ProcessSighting {
  readonly cpuAtStart: number
  readonly cpu: number
  /** When it last said something, or was last seen to have worked. */
  readonly activeAt: number
}

/** Less than this between two looks is a clock that ticks, not work. */
const WORK_MS = 10
/** The kernel counts in hundredths of a second (USER_HZ). */
const TICK_MS = 10

/**
 * User and system time of a process, all threads, milliseconds; undefined where the system has no /proc, and once it ended.
 * Fields 14 and 15 of proc_pid_stat(5), counted behind the name of the program, which may hold spaces.
 */
export function processorMs(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}

/** Where the processor time is unknown (`cpu` undefined), only messages are signs of life. */
export function sight(
  before: ProcessSighting,
  now: { readonly at: number; readonly cpu: number | undefined; readonly hasSpoken: boolean },
): ProcessSighting {
  const cpu = now.cpu ?? before.cpu
  const isActive = now.hasSpoken || cpu - before.cpu >= WORK_MS
  return isActive ? { ...before, cpu, activeAt: now.at } : before
}

/** Whether its photo has cost all the processor time that one may. */
export function isSpent({ cpuAtStart, cpu }: ProcessSighting, { cpuMs }: ReadingLimits): boolean {
  return cpu - cpuAtStart > cpuMs
}

export function isToBeGivenUp(seen: ProcessSighting, at: number, limits: ReadingLimits): boolean {
  return isSpent(seen, limits) || at - seen.activeAt >= limits.stoppedMs
}
