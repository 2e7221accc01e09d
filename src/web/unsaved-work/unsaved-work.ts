/**
 * Work that signing out would erase, in any tab of the browser. Shared by a Web Lock, which the browser releases when a tab
 * closes or crashes; an entry in a storage would stay.
 */
const LOCK = 'encrier-unsaved-work'

/** Number of holders in this tab. */
let held = 0

/** Web Locks need a secure context. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}

/** Holds the lock until the returned function is called. */
export function lockUnsavedWork(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held += 1
  void locks()?.request(LOCK, { mode: 'shared' }, () => promise)
  return () => {
    held -= 1
    resolve()
  }
}

export async function hasUnsavedWorkInAnyTab(): Promise<boolean> {
  if (held > 0) return true
  const state = await locks()?.query()
  return state?.held?.some(({ name }) => name === LOCK) ?? false
}
