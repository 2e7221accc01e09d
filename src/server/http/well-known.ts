/** Addresses that programs ask for on any site (RFC 8615): whom to tell of a weakness, where a password is changed. */
import type { App } from './bind-route.ts'

/** RFC 9116, 2.5.5: less than a year ahead. */
const TRUSTED_MONTHS = 6

/** The form on the page «Sécurité» of the account. */
const PASSWORD_FORM = '/app/compte/securite#mot-de-passe'

export interface SecurityContact {
  readonly publicUrl: string
  /** An address of mail; undefined: the legal notice says how to write. */
  readonly contact: string | undefined
}

/** RFC 9116. The end moves with the months, so that the file never is out of date while the server runs. */
function securityText({ publicUrl, contact }: SecurityContact, now: Date): string {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + TRUSTED_MONTHS, 1))
  return [
    `Contact: ${contact === undefined ? `${publicUrl}/mentions-legales` : `mailto:${contact}`}`,
    `Expires: ${end.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

export function wellKnownRoutes({ hono, clock }: App, contact: SecurityContact): void {
  hono.get('/.well-known/security.txt', (context) =>
    context.text(securityText(contact, clock()), 200, { 'cache-control': 'public, max-age=86400' }),
  )
  hono.get('/.well-known/change-password', (context) => context.redirect(PASSWORD_FORM, 302))
}
