import { useSyncExternalStore } from 'react'

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function tokenOfFragment(): string {
  return window.location.hash.slice(1)
}

/** What the mail's link carries after `#`, '' when it carries nothing; undefined in the page written at build time. */
export function useOneTimeToken(): string | undefined {
  return useSyncExternalStore<string | undefined>(onHashChange, tokenOfFragment, () => undefined)
}

/** Takes a token that was used out of the address, and so out of the history. */
export function clearOneTimeToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
