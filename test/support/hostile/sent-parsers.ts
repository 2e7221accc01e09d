/** Every reader of what programs send. */
import assert from 'node:assert/strict'
import { emailAddress } from '../../../src/contract/fields.ts'
import { parseUserAgent } from '../../../src/domain/account/device.ts'
import { parseProviderText } from '../../../src/french/checking/provider-text.ts'
import { challengeEnd } from '../../../src/server/account/passkeys/passkey-challenge.ts'
import { claimedChallenge } from '../../../src/server/account/passkeys/webauthn.ts'
import {
  findToken,
  sessionCookie,
  signedCookie,
  signToken,
} from '../../../src/server/account/sessions/session-token.ts'
import { clientAddressReader } from '../../../src/server/http/client-address.ts'
import { parseDataUrl } from '../../../src/server/http/data-url.ts'
import type { TextParser } from './text-parsers.ts'

const SECRET = 'a secret of thirty-two bytes and more'
const COOKIE = sessionCookie('http://localhost:3000')
const TOKEN = 'k'.repeat(43)
const NOW = new Date('2026-11-24T08:00:00Z')
const PROXIES = ['10.0.0.0/8', 'fd00::/8']

function headersOf(name: string, text: string): Headers | undefined {
  try {
    return new Headers({ [name]: text })
  } catch {
    // No program can send it.
    return undefined
  }
}

export const SENT_PARSERS: readonly TextParser[] = [
  {
    name: 'e-mail address',
    pieces: ['a', '@', '.', '-', '+', 'exemple', '.fr', '"', ' ', '＠', 'é', '\n'],
    read: (text) => {
      const { data } = emailAddress.safeParse(text)
      if (data !== undefined) assert.match(data, /^[^\s@]+@[^\s@]+$/u)
    },
  },
  {
    name: 'cookies and tokens',
    pieces: [
      `${COOKIE.name}=`,
      signToken(TOKEN, SECRET),
      TOKEN,
      ';',
      '.',
      '%',
      '%2',
      '=',
      ' ',
      'Bearer ',
    ],
    read: (text) => {
      const cookies = headersOf('cookie', text)
      const signed = text.includes(signToken(TOKEN, SECRET))
      for (const found of cookies
        ? [findToken(cookies, COOKIE, SECRET)?.token, signedCookie(cookies, COOKIE.name, SECRET)]
        : []) {
        assert.ok(found === undefined || signed)
      }
      const bearer = headersOf('authorization', text)
      if (bearer) findToken(bearer, COOKIE, SECRET)
    },
  },
  {
    name: 'addresses of proxies',
    pieces: [
      '10.0.0.1',
      ',',
      '::1',
      '[',
      ']',
      ':80',
      'fd00::1',
      '%eth0',
      '::ffff:',
      ' ',
      '198.51.100.7',
    ],
    read: (text) => {
      const headers = headersOf('x-forwarded-for', text)
      if (!headers) return
      const request = new Request('http://localhost/', { headers })
      const incoming = { socket: { remoteAddress: '10.0.0.9' } }
      assert.match(clientAddressReader(PROXIES)(request, { incoming }), /^[\da-f.:]+(::\/64)?$/u)
    },
  },
  {
    name: 'name of a browser',
    pieces: [
      'Mozilla/5.0',
      '(',
      'Windows NT 10.0',
      ';',
      'Firefox/',
      'Safari/',
      ')',
      'iPhone',
      'CrOS',
    ],
    read: (text) => {
      parseUserAgent(text)
    },
  },
  {
    name: 'photo as a data URL',
    pieces: ['data:', 'image/png', ';base64,', 'iVBORw0KGgo', '=', ',', '-', '\n', 'AAAA'],
    read: (text) => {
      const bytes = parseDataUrl(text)
      assert.ok(bytes === undefined || bytes.length <= text.length)
    },
  },
  {
    name: 'challenge of a passkey',
    pieces: [
      Buffer.from('{"challenge":"AAAA"}').toString('base64url'),
      Buffer.from('{"challenge":').toString('base64url'),
      ...['A', '_', '-', '=', 'bnVsbA', 'W10'],
    ],
    read: (text) => {
      const claimed = claimedChallenge(text)
      assert.ok(claimed === undefined || typeof claimed === 'string')
      for (const challenge of [text, claimed ?? '']) {
        assert.equal(challengeEnd(SECRET, 'sign-in', { challenge, now: NOW }), undefined)
      }
    },
  },
  {
    name: 'text of a provider',
    pieces: [
      '{"phrases":',
      '[',
      '"Le chat dort."',
      ',',
      ']',
      '}',
      '```',
      'json',
      '\n',
      '1.',
      '**',
      '<',
    ],
    read: (text) => {
      const reply = parseProviderText(text)
      if (reply.ok) assert.match(reply.value, /\p{L}{2}/u)
    },
  },
]
