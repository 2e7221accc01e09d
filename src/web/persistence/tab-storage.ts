/** Whose work the tab's sessionStorage holds: one user's at a time, nobody's after a sign-out. */
const OWNER_KEY = 'encrier.owner'

/** Empties the tab unless it is this user's already: after an expiry the same person finds her work again. */
export function claimTabStorage(userId: string): void {
  if (tabOwner() === userId) return
  sessionStorage.clear()
  sessionStorage.setItem(OWNER_KEY, userId)
}

/** Id of that user; null before the first session. */
export function tabOwner(): string | null {
  return sessionStorage.getItem(OWNER_KEY)
}

/** Database of what was said into a microphone before it was stored (`web/voice/kept-reading.ts`). */
export const KEPT_READINGS = 'encrier-readings'

/** Database of the photos of a class that are being corrected (`web/corrections/class/use-kept-class.ts`). */
export const KEPT_CLASS = 'encrier-class'

/** A voice and the copies of children belong to whoever is signed in, as the rest does. */
export function clearTabStorage(): void {
  sessionStorage.clear()
  indexedDB.deleteDatabase(KEPT_READINGS)
  indexedDB.deleteDatabase(KEPT_CLASS)
}
