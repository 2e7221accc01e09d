/**
 * Work that signing out would erase, in this tab or in another one of the same browser. A lock tells the other tabs: the
 * browser itself lets it go when a tab closes or dies, which no entry in a storage does.
 */
const LOCK = 'encrier-unsaved-work'

/** How many screens of this tab hold unsaved work. */
let held = 0

/** Absent on a page that is served neither by HTTPS nor from this machine. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}

/** Says that there is unsaved work until the answer is called. */
export function lockUnsavedWork(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held += 1
  void locks()?.request(LOCK, { mode: 'shared' }, () => promise)
  return () => {
    held -= 1
    resolve()
  }
}

/** Whether some tab of this browser holds unsaved work. */
export async function hasUnsavedWorkInAnyTab(): Promise<boolean> {
  if (held > 0) return true
  const state = await locks()?.query()
  return state?.held?.some(({ name }) => name === LOCK) ?? false
}
