/** Under which name browsers keep passkeys for this site. */
import { isIP } from 'node:net'

export interface RelyingParty {
  /** The host of the site's address (RP ID). */
  readonly id: string
  readonly origin: string
}

/** Browsers know passkeys on https under a name, and on localhost; undefined elsewhere (WebAuthn 5.1.3: a valid domain). */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { hostname, protocol, origin } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isName = isIP(hostname.replace(/^\[|\]$/gu, '')) === 0
  return isLocal || (protocol === 'https:' && isName) ? { id: hostname, origin } : undefined
}
