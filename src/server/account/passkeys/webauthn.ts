/** WebAuthn through @simplewebauthn/server, which is loaded when somebody first uses a passkey. */
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import * as z from 'zod/mini'
import type { SignedCredential } from '../../../contract/account/passkey-sign-in.ts'
import type { NewCredential } from '../../../contract/account/passkeys.ts'
import type { CredentialKey } from './passkey.store.ts'
import type { RelyingParty } from './relying-party.ts'

/** Whose certificates the library follows: to lists of revoked ones, which it fetches from wherever a certificate says. */
const MAKERS = ['android-key', 'android-safetynet', 'apple', 'mds'] as const

async function library() {
  const webauthn = await import('@simplewebauthn/server')
  for (const identifier of MAKERS) {
    webauthn.SettingsService.setRootCertificates({ identifier, certificates: [] })
  }
  return webauthn
}

/** ES256, EdDSA and RS256 (COSE): one of them is in every device. */
const ALGORITHMS = [-7, -8, -257]

/** Time that the browser gives a person, in ms. */
const CEREMONY_MS = 5 * 60_000

export interface PasskeyRequest {
  readonly site: RelyingParty
  readonly siteName: string
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  readonly challenge: Uint8Array<ArrayBuffer>
  /** Credentials that the user has already, in base64url: none of their devices makes a second one. */
  readonly known: readonly string[]
}

/** CollectedClientData (WebAuthn 5.8.1), as far as it is read here. */
const clientData = z.object({ challenge: z.string() })

function userHandle(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex')
}

/**
 * What the browser is asked to make a passkey: one that it finds by itself, and that asks who is there (finger, face, code), so that
 * it stands for two factors. No attestation: which make a device is of is nobody's business.
 */
export async function creationOptions(request: PasskeyRequest): Promise<object> {
  const { site, siteName, user, challenge, known } = request
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: site.id,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(userHandle(user.id)),
    challenge,
    timeout: CEREMONY_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What the browser is asked to sign in; it names no account. */
export async function requestOptions(
  site: RelyingParty,
  challenge: Uint8Array<ArrayBuffer>,
): Promise<object> {
  const { generateAuthenticationOptions } = await library()
  const options = { rpID: site.id, challenge, timeout: CEREMONY_MS }
  return generateAuthenticationOptions({ ...options, userVerification: 'required' })
}

/** The challenge that a browser says was signed; undefined when what it sent is no client data. Nothing vouches for it yet. */
export function claimedChallenge(clientDataJSON: string): string | undefined {
  try {
    const { data } = clientData.safeParse(
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')),
    )
    return data?.challenge
  } catch {
    return undefined
  }
}

export interface Expected {
  readonly site: RelyingParty
  /** In base64url. */
  readonly challenge: string
}

function expectations({ site, challenge }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }
}

/** The key of a new credential; undefined when it was not made as asked. The library throws at what it refuses. */
export async function verifiedKey(
  credential: NewCredential,
  expected: Expected,
): Promise<CredentialKey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const response: RegistrationResponseJSON = { ...credential, clientExtensionResults: {} }
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expectations(expected),
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
    }
  } catch {
    return undefined
  }
}

/** How often the key has signed, counted by itself (0: it does not count); undefined when the signature is not its own. */
export async function verifiedCounter(
  { userHandle: handle, ...signed }: SignedCredential['response'] & { readonly id: string },
  key: CredentialKey & { readonly userId: string },
  expected: Expected,
): Promise<number | undefined> {
  if (handle !== undefined && handle !== userHandle(key.userId).toString('base64url')) return
  const { verifyAuthenticationResponse } = await library()
  const { id, ...response } = signed
  const assertion: AuthenticationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
  }
  const credential: WebAuthnCredential = {
    id,
    publicKey: new Uint8Array(key.publicKey),
    counter: key.counter,
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      credential,
      ...expectations(expected),
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
