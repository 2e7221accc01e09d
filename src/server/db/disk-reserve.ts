/** What may still be written when the disk has only its reserve left: what makes room, or lets somebody in to make it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DiskRoom } from './supervisor/disk-space.ts'

const removing = new AsyncLocalStorage<true>()

/** For work that deletes. */
export function fromReserve<T>(work: () => T): T {
  return removing.run(true, work)
}

/** Whether statements about rows of a user must not write now. */
export function isClosedToWork(room: DiskRoom): boolean {
  return room === 'none' || (room === 'reserve' && removing.getStore() === undefined)
}

/** Whether statements about accounts and sessions must not: sign-in, sign-out and erasure go on from the reserve. */
export function isClosedToAccounts(room: DiskRoom): boolean {
  return room === 'none'
}
