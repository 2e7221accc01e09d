import { useEffect } from 'react'
import { encodePersisted, type PersistedEntry } from './persisted-state.ts'
import { persistedKey } from './tab-storage.ts'

/** Writes every change of a state for a reload; `entry` must be the same object at each render. */
export function usePersisted<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  userId: string,
  state: State,
): void {
  useEffect(() => {
    const key = persistedKey(entry, userId)
    const text = encodePersisted(entry, state)
    try {
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // A full or forbidden storage costs the reload, not the work on the screen.
    }
  }, [entry, userId, state])
}
