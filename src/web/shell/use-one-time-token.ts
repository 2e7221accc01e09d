import { useSyncExternalStore } from 'react'

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function tokenOfFragment(): string {
  return window.location.hash.slice(1)
}

/** The one-time token in the URL fragment, '' without one; undefined until hydration. A fragment reaches no server log. */
export function useOneTimeToken(): string | undefined {
  return useSyncExternalStore<string | undefined>(onHashChange, tokenOfFragment, () => undefined)
}

/** Takes a used token out of the address and the history. */
export function clearOneTimeToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
