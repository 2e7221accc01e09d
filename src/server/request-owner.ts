/** On whose behalf the server works at the moment: what all wait for is given in turns among them. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { OwnerId } from '../domain/account/owner-id.ts'

const owners = new AsyncLocalStorage<OwnerId>()

/** undefined outside of a request, and for a request without a session. */
export function requestOwner(): OwnerId | undefined {
  return owners.getStore()
}

export function onBehalfOf<T>(owner: OwnerId | undefined, work: () => T): T {
  return owner === undefined ? work() : owners.run(owner, work)
}
