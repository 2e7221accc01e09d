/**
 * Refuses what would not fit in a user's storage. Each process measures a user now and then and adds what it writes since, so that a save
 * costs no measure: of several servers each may be some minutes behind the others, and the measure is taken again before a refusal.
 */
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import {
  type RecentWrites,
  type StorageUse,
  stillWritten,
  storageBudget,
} from '../../../domain/account/storage-budget.ts'
import { effectivePlan } from '../../../domain/account/subscription.ts'
import type { Refusal } from '../../../domain/refusal.ts'
import type { Database } from '../../db/database.ts'
import { findSubscription } from '../../subscription/subscription.store.ts'
import { measureStorage } from './storage-use.store.ts'

export type StorageRefusal = Extract<Refusal, { kind: 'storage-budget' | 'too-many-writes' }>

export interface StorageGuard {
  /** The refusal of a write of so many bytes; undefined, and the bytes counted, when it fits. */
  refusalOf(owner: OwnerId, bytes: number): Promise<StorageRefusal | undefined>
  /** What a write that was let through stored beside its own bytes. */
  count(owner: OwnerId, bytes: number): void
  /** After a deletion: the next write is measured again. What was written stays counted. */
  forget(owner: OwnerId): void
}

/** What a user stores in writing, and what his plan gives him at `now`. */
export async function readStorageUse(
  owner: OwnerId,
  database: Database,
  now: Date,
): Promise<StorageUse> {
  const [used_bytes, subscription] = await Promise.all([
    measureStorage(owner, database),
    findSubscription(owner, database),
  ])
  const maximum_bytes = storageBudget(effectivePlan(subscription, now.getTime()))
  return { used_bytes, maximum_bytes }
}

const FRESH_MS = 300_000
/** Whoever is over his budget and goes on trying costs a measure in so many. */
const AGAIN_MS = 2000
const MOST_KNOWN = 20_000

interface Known extends StorageUse {
  readonly at: number
}

/** `measure` asks the database; `clock` gives milliseconds. */
export function createStorageGuard(
  measure: (owner: OwnerId) => Promise<StorageUse>,
  clock: () => number,
): StorageGuard {
  const known = new Map<OwnerId, Known>()
  const written = new Map<OwnerId, RecentWrites>()

  async function measured(owner: OwnerId): Promise<Known> {
    if (known.size >= MOST_KNOWN) known.clear()
    const use = { ...(await measure(owner)), at: clock() }
    known.set(owner, use)
    return use
  }

  function exceeds({ used_bytes, maximum_bytes }: StorageUse, bytes: number): boolean {
    return used_bytes + bytes > maximum_bytes
  }

  async function useOf(owner: OwnerId, bytes: number): Promise<Known> {
    const use = known.get(owner)
    if (use === undefined) return measured(owner)
    const age = Math.abs(clock() - use.at)
    return age > FRESH_MS || (exceeds(use, bytes) && age > AGAIN_MS) ? measured(owner) : use
  }

  function mayWrite(owner: OwnerId, bytes: number, budget: number): boolean {
    const now = clock()
    const before = stillWritten(written.get(owner) ?? { bytes: 0, at: now }, { now, budget })
    const fits = before + bytes <= budget
    if (written.size >= MOST_KNOWN) written.clear()
    written.set(owner, { bytes: fits ? before + bytes : before, at: now })
    return fits
  }

  function count(owner: OwnerId, bytes: number): void {
    const [use, recent] = [known.get(owner), written.get(owner)]
    if (use) known.set(owner, { ...use, used_bytes: use.used_bytes + bytes })
    if (recent) written.set(owner, { ...recent, bytes: recent.bytes + bytes })
  }

  return {
    refusalOf: async (owner, bytes) => {
      const use = await useOf(owner, bytes)
      if (exceeds(use, bytes)) return { kind: 'storage-budget', maximum: use.maximum_bytes }
      if (!mayWrite(owner, bytes, use.maximum_bytes)) return { kind: 'too-many-writes' }
      known.set(owner, { ...use, used_bytes: use.used_bytes + bytes })
      return undefined
    },
    count,
    forget: (owner) => {
      known.delete(owner)
    },
  }
}
