/** The state of a screen in sessionStorage, from where a reload of the tab takes it up again. */
import { useEffect } from 'react'
import {
  decodePersisted,
  encodePersisted,
  type PersistedEntry,
  type PersistedRead,
} from './persisted-state.ts'

function storageKey({ name }: { readonly name: string }, userId: string): string {
  return `encrier-${name}-${userId}`
}

/** What this tab holds of an entry for a user. */
export function readPersisted<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  userId: string,
): PersistedRead<Stored> {
  return decodePersisted(entry, sessionStorage.getItem(storageKey(entry, userId)), Date.now())
}

export function removePersisted(entry: { readonly name: string }, userId: string): void {
  sessionStorage.removeItem(storageKey(entry, userId))
}

export function writePersisted<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  userId: string,
  state: State,
): void {
  const text = encodePersisted(entry, state)
  try {
    if (text === null) removePersisted(entry, userId)
    else sessionStorage.setItem(storageKey(entry, userId), text)
  } catch {
    // A full or forbidden storage costs the reload, not the work on the screen.
  }
}

/** Writes every change of the state; `entry` must be the same object at each render. */
export function usePersisted<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  userId: string,
  state: State,
): void {
  useEffect(() => writePersisted(entry, userId, state), [entry, userId, state])
}
