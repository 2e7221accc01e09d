/** I6: bodies that devices and machines send, with some of their bytes changed: their readers answer, and believe none. */
import { SettingsService } from '@simplewebauthn/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifiedCounter, verifiedKey } from '../../src/server/account/passkeys/webauthn.ts'
import { signMessage, verifyHead } from '../../src/server/reader-pool/message-signature.ts'
import {
  decodeRequest,
  encodeRequest,
  parseReplyLine,
} from '../../src/server/reader-pool/reading-message.ts'
import { passkeyDevice } from '../support/services/passkey.ts'

/** Places, how many bytes are taken out there, and what is put in. */
const changes = fc.array(
  fc.tuple(fc.nat({ max: 700 }), fc.nat({ max: 3 }), fc.uint8Array({ maxLength: 4 })),
  { minLength: 1, maxLength: 8 },
)

type Changes = readonly (readonly [number, number, Uint8Array])[]

function changed(whole: Uint8Array, made: Changes): Buffer<ArrayBuffer> {
  return made.reduce<Buffer<ArrayBuffer>>((bytes, [at, taken, put]) => {
    const place = bytes.length === 0 ? 0 : at % bytes.length
    return Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + taken)])
  }, Buffer.from(whole))
}

const ORIGIN = 'https://encrier.exemple.fr'
const SITE = { id: 'encrier.exemple.fr', origin: ORIGIN }
const CHALLENGE = Buffer.alloc(54, 7).toString('base64url')
const EXPECTED = { site: SITE, challenge: CHALLENGE }
const USER = '00000000-0000-4000-8000-000000000001'

test('I6 A16 what a device makes a key of, changed: it is read or refused', async () => {
  const made = passkeyDevice({ origin: ORIGIN }).create({ challenge: CHALLENGE })
  const whole = Buffer.from(made.response.attestationObject, 'base64url')
  await fc.assert(
    fc.asyncProperty(changes, async (with_) => {
      const attestationObject = changed(whole, with_).toString('base64url')
      const response = { ...made.response, attestationObject }
      const key = await verifiedKey({ ...made, response }, EXPECTED)
      if (key) expect(key.publicKey.length).toBeGreaterThan(0)
    }),
  )
  const deep = Buffer.alloc(15_000, 0x81).toString('base64url')
  const response = { ...made.response, attestationObject: deep }
  expect(await verifiedKey({ ...made, response }, EXPECTED)).toBeUndefined()
  expect(await verifiedKey(made, EXPECTED)).toBeDefined()
})

test('A16 P2 no maker is asked for his revoked certificates', async () => {
  await verifiedKey(passkeyDevice({ origin: ORIGIN }).create({ challenge: CHALLENGE }), EXPECTED)
  for (const identifier of ['android-key', 'android-safetynet', 'apple', 'mds'] as const) {
    expect(SettingsService.getRootCertificates({ identifier })).toEqual([])
  }
})

test('I6 A16 what a device has signed, changed anywhere, opens nothing', async () => {
  const device = passkeyDevice({ origin: ORIGIN })
  const key = await verifiedKey(device.create({ challenge: CHALLENGE }), EXPECTED)
  if (!key) throw new Error('no key')
  const { id, response } = device.sign({ challenge: CHALLENGE })
  const counted = (signed: typeof response) =>
    verifiedCounter({ id, ...signed }, { ...key, userId: USER }, EXPECTED)
  expect(await counted(response)).toBe(0)
  const fields = ['authenticatorData', 'clientDataJSON', 'signature'] as const
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), changes, async (field, with_) => {
      const whole = Buffer.from(response[field], 'base64url')
      const bytes = changed(whole, with_)
      fc.pre(!bytes.equals(whole))
      const counter = await counted({ ...response, [field]: bytes.toString('base64url') })
      expect(counter).toBeUndefined()
    }),
  )
})

const READER = {
  secret: 'a secret of thirty-two characters',
  now: new Date('2026-11-24T08:30:00Z'),
}

test('I6 O18 the head of a message between machines, changed anywhere, is believed by none', () => {
  const head = {
    method: 'POST',
    path: '/readings',
    headers: new Headers({ 'content-type': 'multipart/form-data; boundary=x' }),
  }
  signMessage(head, new TextEncoder().encode('a photo'), READER)
  expect(verifyHead(head, READER)).toBe('valid')
  const names = ['signature-input', 'signature', 'content-digest', 'content-type'] as const
  fc.assert(
    fc.property(fc.constantFrom(...names), changes, (name, with_) => {
      const whole = head.headers.get(name) ?? ''
      const text = changed(Buffer.from(whole), with_).toString('latin1')
      const headers = new Headers(head.headers)
      try {
        headers.set(name, text)
      } catch {
        // No program can send it.
        return
      }
      fc.pre(headers.get(name) !== whole)
      expect(verifyHead({ ...head, headers }, READER)).not.toBe('valid')
    }),
  )
})

test('I6 O18 a photo between machines and the lines that answer it: no body is too odd', async () => {
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3])
  const { contentType, body } = await encodeRequest(photo, {
    purpose: 'words',
    withSheetJpeg: false,
  })
  const line = JSON.stringify({
    reading: {
      text: 'a',
      entries: [{ text: 'a', doubtful: false }],
      tokens: [{ text: 'a', confidence: 90, box: [0, 0, 1, 1] }],
      width: 1,
      height: 1,
      sheetJpeg: 'AAAA',
      ms: 1,
    },
  })
  await fc.assert(
    fc.asyncProperty(changes, async (with_) => {
      const asked = await decodeRequest({ contentType, body: new Uint8Array(changed(body, with_)) })
      if (asked) expect(asked.photo.length).toBeLessThan(body.length + 40)
      const read = parseReplyLine(changed(Buffer.from(line), with_).toString('latin1'))
      if (read) expect(['progress', 'reading', 'refusal']).toContain(read.kind)
    }),
  )
  const deep = `${'{"reading":'.repeat(5000)}1${'}'.repeat(5000)}`
  expect(parseReplyLine(deep)).toBeUndefined()
})
