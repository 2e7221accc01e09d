/** The tab's sessionStorage: it survives a reload, belongs to one user at a time, and is emptied at sign-out. */
import { decodePersisted, type PersistedEntry, type PersistedRead } from './persisted-state.ts'

/** Whose entries the tab holds. */
const OWNER_KEY = 'encrier.owner'

export function persistedKey({ name }: { readonly name: string }, userId: string): string {
  return `encrier-${name}-${userId}`
}

/** What this tab holds of an entry for a user. */
export function readPersisted<State, Stored extends object>(
  entry: PersistedEntry<State, Stored>,
  userId: string,
): PersistedRead<Stored> {
  return decodePersisted(entry, sessionStorage.getItem(persistedKey(entry, userId)), Date.now())
}

/** Empties the tab unless it is already this user's: after an expiry the same person finds her work again. */
export function claimTabStorage(userId: string): void {
  if (sessionStorage.getItem(OWNER_KEY) === userId) return
  sessionStorage.clear()
  sessionStorage.setItem(OWNER_KEY, userId)
}

export function clearTabStorage(): void {
  sessionStorage.clear()
}
