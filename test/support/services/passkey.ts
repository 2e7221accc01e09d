/** A device that makes passkeys and signs with them (WebAuthn, level 3), without attestation, as browsers hand them over. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { SignedCredential } from '../../../src/contract/account/passkey-sign-in.ts'
import type { NewCredential } from '../../../src/contract/account/passkeys.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

export interface DeviceSettings {
  readonly origin: string
  readonly rpId?: string
  /** Whether it asks who is there. */
  readonly verifiesUser?: boolean
  /** Counts its signatures from here; without it, it does not count. */
  readonly counter?: number
}

export interface PasskeyDevice {
  readonly credentialId: string
  create(options: Readonly<Record<string, unknown>>): NewCredential
  sign(options: Readonly<Record<string, unknown>>, changed?: SignedChange): SignedCredential
}

/** What a hostile browser or device puts in the place of the right one. */
export interface SignedChange {
  readonly userHandle?: string
  readonly counter?: number
}

function b64(bytes: Buffer): string {
  return bytes.toString('base64url')
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** CBOR (RFC 8949) of a byte string of 24 to 255 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** COSE key of P-256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([
    ...[head, Buffer.from([0x21]), cborBytes(x)],
    ...[Buffer.from([0x22]), cborBytes(y)],
  ])
}

/** {fmt: 'none', attStmt: {}, authData}. */
function attestation(authData: Buffer): Buffer {
  return Buffer.concat([
    ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none')],
    ...[cborText('attStmt'), Buffer.from([0xa0])],
    ...[cborText('authData'), cborBytes(authData)],
  ])
}

export function passkeyDevice({
  origin,
  rpId = new URL(origin).hostname,
  verifiesUser = true,
  counter: first = 0,
}: DeviceSettings): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const flags = PRESENT | (verifiesUser ? VERIFIED : 0)
  let counter = first

  function clientData(type: string, { challenge }: Readonly<Record<string, unknown>>): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(flagBits: number, count: number, attested = Buffer.alloc(0)): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flagBits)
    rest.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(rpId), rest, attested])
  }

  const credential = { id: b64(id), rawId: b64(id), type: 'public-key' } as const
  return {
    credentialId: b64(id),
    create: (options) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key])
      return {
        ...credential,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', options)),
          attestationObject: b64(
            attestation(authenticatorData(flags | ATTESTED, counter, attested)),
          ),
        },
      }
    },
    sign: (options, { userHandle, counter: counted } = {}) => {
      counter += first > 0 ? 1 : 0
      const client = clientData('webauthn.get', options)
      const data = authenticatorData(flags, counted ?? counter)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}
