/**
 * The token of a session: random text that only its holder has. The database keeps a hash of it; the cookie carries it with
 * a signature, `token.base64(HMAC-SHA-256)`, `Authorization: Bearer` carries it alone.
 */
import {
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Letters of both cases: sessions opened before decision 34 have them. */
const TOKEN = /^[A-Za-z0-9]{32}$/

export interface SessionCookie {
  readonly name: string
  readonly isSecure: boolean
}

export interface FoundToken {
  readonly token: string
  /** The cookie as it came, to be sent again with a later end; undefined for a bearer. */
  readonly cookieValue: string | undefined
}

/** `__Host-`: only this very host, over https, can have set it. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const isSecure = publicUrl.startsWith('https:')
  return { name: isSecure ? '__Host-encrier.session' : 'encrier.session', isSecure }
}

/** 128 bits. */
export function newSessionToken(): string {
  return randomBytes(16).toString('hex')
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}

export function serializeCookie(cookie: SessionCookie, value: string, seconds: number): string {
  const secure = cookie.isSecure ? ' Secure;' : ''
  return `${cookie.name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly;${secure} SameSite=Lax`
}

/** Made once for a secret: every request checks a signature. */
const keys = new Map<string, KeyObject>()

function signingKey(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return key
}

/** The value of a cookie for this token. */
export function signToken(token: string, secret: string): string {
  const signature = createHmac('sha256', signingKey(secret)).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

function cookieValue(header: string, name: string): string | undefined {
  const pair = header
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** The token of a signed value; undefined when the signature is not ours. */
function verifiedToken(value: string, secret: string): string | undefined {
  const [token = '', signature = ''] = decoded(value).split('.')
  const expected = createHmac('sha256', signingKey(secret)).update(token).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

/** The token of a cookie that we signed; undefined when there is none. */
export function signedCookie(headers: Headers, name: string, secret: string): string | undefined {
  const value = cookieValue(headers.get('cookie') ?? '', name)
  const token = value === undefined ? undefined : verifiedToken(value, secret)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** The token that a request carries; one in `Authorization` counts before a cookie. */
export function findToken(
  headers: Headers,
  cookie: SessionCookie,
  secret: string,
): FoundToken | undefined {
  const bearer = /^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) {
    return TOKEN.test(bearer) ? { token: bearer, cookieValue: undefined } : undefined
  }
  const value = cookieValue(headers.get('cookie') ?? '', cookie.name)
  const token = value === undefined ? undefined : verifiedToken(value, secret)
  return token !== undefined && TOKEN.test(token) ? { token, cookieValue: value } : undefined
}

/** Of the session that a request belongs to; of no session where it carries none. */
export function currentSessionHash(
  request: Request,
  cookie: SessionCookie,
  secret: string,
): string {
  return hashToken(findToken(request.headers, cookie, secret)?.token ?? '')
}
