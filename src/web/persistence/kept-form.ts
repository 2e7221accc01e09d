/** What a form holds when the session ends under it: it comes back after signing in again (FIR-05). */
import { useEffect, useRef, useState } from 'react'
import type { PersistedEntry } from './persisted-state.ts'
import { tabOwner } from './tab-storage.ts'
import { readPersisted, removePersisted, writePersisted } from './use-persisted.ts'

const openForms = new Set<() => void>()

/** Called before the page leaves for sign-in. */
export function keepOpenForms(): void {
  for (const keep of openForms) keep()
}

/** `read` gives what is typed, when the session ends. */
export function useKeptForm<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  read: () => State,
): void {
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    const keep = (): void => {
      // The session may be known to be over already: its user is the tab's.
      const user = tabOwner()
      if (user !== null) writePersisted(entry, user, latest.current())
    }
    openForms.add(keep)
    return () => {
      openForms.delete(keep)
    }
  }, [entry])
}

/** What was kept, for the first screen that asks; null when there is nothing. */
export function useFormKept<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
): Stored | null {
  const [kept] = useState(() => {
    const user = tabOwner()
    const read = user === null ? undefined : readPersisted(entry, user)
    return read?.kind === 'present' ? read.stored : null
  })
  useEffect(() => {
    const user = tabOwner()
    if (user !== null) removePersisted(entry, user)
  }, [entry])
  return kept
}
