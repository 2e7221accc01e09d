/**
 * Requests between our own machines, signed with a shared secret: HTTP Message Signatures (RFC 9421) with HMAC-SHA256 over the
 * method, the path, the type and the digest of the body (RFC 9530). One fixed list of components: nothing is negotiated.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const COMPONENTS = '("@method" "@path" "content-type" "content-digest")'

/** Long enough to send a photo. */
const LIFETIME_S = 60
/** By which the clocks of two machines may differ. */
const MAX_SKEW_S = 150

export interface SignedHead {
  readonly method: string
  readonly path: string
  readonly headers: Headers
}

export function contentDigest(body: Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
}

function mac({ method, path, headers }: SignedHead, parameters: string, secret: string): Buffer {
  const base = [
    `"@method": ${method}`,
    `"@path": ${path}`,
    `"content-type": ${headers.get('content-type') ?? ''}`,
    `"content-digest": ${headers.get('content-digest') ?? ''}`,
    `"@signature-params": ${parameters}`,
  ].join('\n')
  return createHmac('sha256', secret).update(base).digest()
}

function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000)
}

/** Adds `Content-Digest`, `Signature-Input` and `Signature` to the headers. */
export function signMessage(
  head: SignedHead,
  body: Uint8Array,
  { secret, now }: { readonly secret: string; readonly now: Date },
): void {
  head.headers.set('content-digest', contentDigest(body))
  const created = seconds(now)
  const parameters = `${COMPONENTS};created=${created};expires=${created + LIFETIME_S};alg="hmac-sha256"`
  head.headers.set('signature-input', `server=${parameters}`)
  head.headers.set('signature', `server=:${mac(head, parameters, secret).toString('base64')}:`)
}

const INPUT =
  /^server=(?<parameters>\("@method" "@path" "content-type" "content-digest"\);created=(?<created>\d{1,12});expires=(?<expires>\d{1,12});alg="hmac-sha256")$/u
const SIGNATURE = /^server=:(?<value>[A-Za-z0-9+/]{43}=):$/u

export type SignatureVerdict = 'valid' | 'unsigned' | 'wrong' | 'expired'

function isTimely(created: number, expires: number, now: number): boolean {
  return (
    expires - created === LIFETIME_S && created <= now + MAX_SKEW_S && now <= expires + MAX_SKEW_S
  )
}

/** Of the head alone, so that a body is read from nobody unknown; the body is then to have the digest that was signed. */
export function verifyHead(
  head: SignedHead,
  { secret, now }: { readonly secret: string; readonly now: Date },
): SignatureVerdict {
  const input = INPUT.exec(head.headers.get('signature-input') ?? '')?.groups
  const signature = SIGNATURE.exec(head.headers.get('signature') ?? '')?.groups
  if (!input || !signature) return 'unsigned'
  const { parameters = '', created, expires } = input
  const given = Buffer.from(signature.value ?? '', 'base64')
  const expected = mac(head, parameters, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong'
  return isTimely(Number(created), Number(expires), seconds(now)) ? 'valid' : 'expired'
}
