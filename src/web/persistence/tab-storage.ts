/**
 * Whose work the tab's sessionStorage holds: one user's at a time, nobody's after a sign-out. Where the browser refuses it, even to
 * be looked at, or it is full, the page remembers until it is reloaded: everything works, and a reload begins again.
 */
import { KEPT_REPLIES } from './kept-replies-cache.ts'

const OWNER_KEY = 'encrier.owner'

/** What the browser would not take. */
const page = new Map<string, string>()

export function readTabStorage(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? page.get(key) ?? null
  } catch {
    return page.get(key) ?? null
  }
}

/** null removes. */
export function writeTabStorage(key: string, text: string | null): void {
  page.delete(key)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== null) page.set(key, text)
  }
}

function emptyTabStorage(): void {
  page.clear()
  try {
    sessionStorage.clear()
  } catch {
    // There is nothing in it.
  }
}

/** Empties the tab unless it is this user's already: after an expiry the same person finds her work again. */
export function claimTabStorage(userId: string): void {
  if (tabOwner() === userId) return
  emptyTabStorage()
  writeTabStorage(OWNER_KEY, userId)
}

/** Id of that user; null before the first session. */
export function tabOwner(): string | null {
  return readTabStorage(OWNER_KEY)
}

/** Database of what was said into a microphone before it was stored (`web/voice/kept-reading.ts`). */
export const KEPT_READINGS = 'encrier-readings'

/** Database of the photos of a class that are being corrected (`web/corrections/class/use-kept-class.ts`). */
export const KEPT_CLASS = 'encrier-class'

/** Database of what waits for the network on this device (`web/offline/device-database.ts`); each user has one. */
export function deviceDatabaseName(userId: string): string {
  return `encrier-device-${userId}`
}

function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // A browser that refuses its databases holds none.
  }
}

/** Private windows and plain http have no caches; a browser that refuses its storages throws when they are looked at. */
export async function forgetKeptReplies(): Promise<void> {
  try {
    if ('caches' in globalThis) await caches.delete(KEPT_REPLIES)
  } catch {
    // Nothing is kept there.
  }
}

/** A voice and the copies of children belong to whoever is signed in, as the rest does. */
export function clearTabStorage(): void {
  const owner = tabOwner()
  void forgetKeptReplies()
  emptyTabStorage()
  if (owner !== null) deleteDatabase(deviceDatabaseName(owner))
  deleteDatabase(KEPT_READINGS)
  deleteDatabase(KEPT_CLASS)
}
