/**
 * The cookie of a browser in which somebody signed in before (OWASP, device cookies): it opens nothing, but tries made with it have
 * a budget that no stranger can spend (A11).
 */
import type { App } from '../../http/bind-route.ts'
import { keyedHash } from '../one-time-tokens/one-time-token.ts'
import { isKnownBrowser } from './known-browser.store.ts'
import {
  newSessionToken,
  type SessionCookie,
  serializeCookie,
  signedCookie,
  signToken,
} from './session-token.ts'

/** As long as a browser keeps a cookie (RFC 6265bis). */
const BROWSER_COOKIE_S = 400 * 86_400

const MAX_USER_AGENT_LENGTH = 200

/** What a browser says it is, as it is stored; null when it says nothing. */
export function userAgentOf(request: Request): string | null {
  const name =
    request.headers
      .get('user-agent')
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? ''
  return name === '' ? null : name.slice(0, MAX_USER_AGENT_LENGTH)
}

function browserCookie(session: SessionCookie): SessionCookie {
  return { ...session, name: session.name.replace('session', 'browser') }
}

export function browserHash(secret: string, token: string): Buffer {
  return keyedHash(secret, 'browser', token)
}

export interface BrowserToken {
  readonly token: string
  /** `Set-Cookie`: kept anew with each sign-in. */
  readonly cookie: string
}

/** The token that a browser brings, or a new one. */
export function browserToken(
  request: Request,
  session: SessionCookie,
  secret: string,
): BrowserToken {
  const cookie = browserCookie(session)
  const token = signedCookie(request.headers, cookie.name, secret) ?? newSessionToken()
  return { token, cookie: serializeCookie(cookie, signToken(token, secret), BROWSER_COOKIE_S) }
}

/** What names the browser of a request, when the user of this address signed in there; undefined otherwise. */
export async function knownBrowser(
  { database, secret }: Pick<App, 'database' | 'secret'>,
  session: SessionCookie,
  { request, email }: { readonly request: Request; readonly email: string },
): Promise<string | undefined> {
  const token = signedCookie(request.headers, browserCookie(session).name, secret)
  if (token === undefined) return undefined
  const hash = browserHash(secret, token)
  return (await isKnownBrowser(database, email, hash)) ? hash.toString('hex') : undefined
}
