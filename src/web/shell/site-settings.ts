/**
 * What the server wrote on `<html>` about the site it serves (`server/http/site-pages.ts`). The pages written at build time
 * show or hide by style what depends on it (`when-open`, `when-closed`, `when-mail`, `when-no-mail`); this is for scripts.
 */
import { useSyncExternalStore } from 'react'

function siteSetting(name: 'registration' | 'mail' | 'contact'): string | undefined {
  return document.documentElement.dataset[name]
}

export function isRegistrationOpen(): boolean {
  return siteSetting('registration') === 'open'
}

export function isMailOn(): boolean {
  return siteSetting('mail') === 'on'
}

/** Where people write to the publisher; null when nobody said. */
export function contactEmail(): string | null {
  return siteSetting('contact') ?? null
}

function subscribeToNothing(): () => void {
  return () => undefined
}

/** False in the page written at build time, then what the site says. */
export function useRegistrationOpen(): boolean {
  return useSyncExternalStore(subscribeToNothing, isRegistrationOpen, () => false)
}
