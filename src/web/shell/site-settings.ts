/**
 * Settings of the installation, which the server writes on `<html>` (`server/http/site-pages.ts`). Prerendered pages show or hide
 * what depends on them by CSS (`when-open`, `when-closed`, `when-mail`, `when-no-mail`,
 * `when-passkeys`); this is for scripts.
 */
import { useClientValue } from '../ui/use-client-value.ts'

function siteSetting(name: 'registration' | 'mail' | 'passkeys' | 'contact'): string | undefined {
  return document.documentElement.dataset[name]
}

export function isRegistrationOpen(): boolean {
  return siteSetting('registration') === 'open'
}

export function isMailOn(): boolean {
  return siteSetting('mail') === 'on'
}

/** Whether browsers know passkeys at the site's address. */
export function arePasskeysOn(): boolean {
  return siteSetting('passkeys') === 'on'
}

/** Null when the operator configured none. */
export function contactEmail(): string | null {
  return siteSetting('contact') ?? null
}

/** False in a prerendered page, until hydration. */
export function useRegistrationOpen(): boolean {
  return useClientValue(isRegistrationOpen, false)
}
