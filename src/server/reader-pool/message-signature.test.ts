import { expect, test } from 'vitest'
import { contentDigest, type SignedHead, signMessage, verifyHead } from './message-signature.ts'

const SECRET = 'a secret of thirty-two characters'
const NOW = new Date('2026-11-24T08:30:00Z')
const BODY = new TextEncoder().encode('a photo')

function signed(now = NOW): SignedHead {
  const head = {
    method: 'POST',
    path: '/readings',
    headers: new Headers({ 'content-type': 'multipart/form-data; boundary=x' }),
  }
  signMessage(head, BODY, { secret: SECRET, now })
  return head
}

function verdictAfter(seconds: number): string {
  const now = new Date(NOW.getTime() + seconds * 1000)
  return verifyHead(signed(), { secret: SECRET, now })
}

test('O18 a signed request is known by its secret, its method, its path and the digest of its body', () => {
  const head = signed()
  const known = { secret: SECRET, now: NOW }
  expect(verifyHead(head, known)).toBe('valid')
  expect(head.headers.get('content-digest')).toBe(contentDigest(BODY))
  expect(verifyHead(head, { ...known, secret: `${SECRET}!` })).toBe('wrong')
  expect(verifyHead({ ...head, method: 'GET' }, known)).toBe('wrong')
  expect(verifyHead({ ...head, path: '/readyz' }, known)).toBe('wrong')
  for (const [name, value] of [
    ['content-digest', contentDigest(new TextEncoder().encode('another photo'))],
    ['content-type', 'multipart/form-data; boundary=y'],
  ] as const) {
    const changed = new Headers(head.headers)
    changed.set(name, value)
    expect(verifyHead({ ...head, headers: changed }, known)).toBe('wrong')
  }
})

test('O18 a signed request lives a minute, between clocks that may be two minutes apart', () => {
  expect([-151, -120, 0, 60, 180, 210].map(verdictAfter)).toEqual([
    'expired',
    'valid',
    'valid',
    'valid',
    'valid',
    'valid',
  ])
  expect([211, 3600].map(verdictAfter)).toEqual(['expired', 'expired'])
})

test('O18 a request that prolongs its own life, or says in its own words what is signed, is refused', () => {
  const head = signed()
  const input = head.headers.get('signature-input') ?? ''
  const verdicts = [
    '',
    'server=();created=1;expires=61;alg="hmac-sha256"',
    input.replace('"content-digest"', '"content-digest" "@authority"'),
    input.replace('hmac-sha256', 'none'),
    input.replace(/expires=\d+/, 'expires=9999999999'),
  ].map((given) => {
    const headers = new Headers(head.headers)
    headers.set('signature-input', given)
    return verifyHead({ ...head, headers }, { secret: SECRET, now: NOW })
  })
  expect(verdicts).toEqual(['unsigned', 'unsigned', 'unsigned', 'unsigned', 'wrong'])
})
