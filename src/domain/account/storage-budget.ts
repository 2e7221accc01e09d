/** How much a user may store in writing: learners, dictations, corrections and results. Recordings have a budget of their own. */
import type { PlanKey } from './plan.ts'

const MEGABYTE = 1024 * 1024

/** In bytes. A class of thirty leaves some ten megabytes a year, a family one. */
const BUDGETS: Readonly<Record<PlanKey, number>> = {
  free: 15 * MEGABYTE,
  parent: 60 * MEGABYTE,
  parent_plus: 120 * MEGABYTE,
  teacher: 400 * MEGABYTE,
}

export interface StorageUse {
  readonly used_bytes: number
  readonly maximum_bytes: number
}

const NEARLY_FULL = 0.8

export function storageBudget(plan: PlanKey): number {
  return BUDGETS[plan]
}

/** Bytes that a user wrote, a while ago: what is changed over and over takes no room that a measure shows, but the disk writes it. */
export interface RecentWrites {
  readonly bytes: number
  /** In ms. */
  readonly at: number
}

const HOUR_MS = 3_600_000

/** What still counts of it at `now`, in ms: in an hour as much is forgotten as a plan stores. A clock that went back forgets nothing. */
export function stillWritten(
  { bytes, at }: RecentWrites,
  { now, budget }: { readonly now: number; readonly budget: number },
): number {
  return Math.max(0, bytes - (Math.max(0, now - at) / HOUR_MS) * budget)
}

/** From here on it is said before a save is refused. */
export function isNearlyFull({ used_bytes, maximum_bytes }: StorageUse): boolean {
  return used_bytes >= NEARLY_FULL * maximum_bytes
}
