/** What a browser remembers from one visit to the next. Where it may keep nothing, it has forgotten: no more is lost than that. */

/** null forgets. */
export function rememberInBrowser(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Forbidden, or full.
  }
}

export function recallFromBrowser(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
