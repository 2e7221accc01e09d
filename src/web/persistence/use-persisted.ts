/** The state of a screen in sessionStorage, from where a reload of the tab takes it up again. */
import { useEffect } from 'react'
import {
  decodePersisted,
  encodePersisted,
  type PersistedEntry,
  type PersistedRead,
} from './persisted-state.ts'
import { readTabStorage, writeTabStorage } from './tab-storage.ts'

function storageKey({ name }: { readonly name: string }, userId: string): string {
  return `encrier-${name}-${userId}`
}

/** What this tab holds of an entry for a user. */
export function readPersisted<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  userId: string,
): PersistedRead<Stored> {
  return decodePersisted(entry, readTabStorage(storageKey(entry, userId)), Date.now())
}

export function removePersisted(entry: { readonly name: string }, userId: string): void {
  writeTabStorage(storageKey(entry, userId), null)
}

export function writePersisted<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  userId: string,
  state: State,
): void {
  writeTabStorage(storageKey(entry, userId), encodePersisted(entry, state))
}

/** Writes every change of the state; `entry` must be the same object at each render. */
export function usePersisted<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  userId: string,
  state: State,
): void {
  useEffect(() => writePersisted(entry, userId, state), [entry, userId, state])
}
