/** What the browser is asked of passkeys (WebAuthn). The screens of the door fetch this file when one is first used; the library follows. */
import {
  askPasskey,
  type SignedCredential,
  signInByPasskey,
  verifyPasskey,
} from '../../contract/account/passkey-sign-in.ts'
import type { NewCredential } from '../../contract/account/passkeys.ts'
import { PASSKEY_PROBLEMS } from '../../texts/account/passkey-problems.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { callPublic } from '../api/http.ts'
import { submitSignInStep } from './session.ts'

type Library = typeof import('@simplewebauthn/browser')
type Registration = Parameters<Library['startRegistration']>[0]
type Authentication = Parameters<Library['startAuthentication']>[0]

/** As the server wrote it. */
export type CredentialOptions = Readonly<Record<string, unknown>>

type Problem = keyof typeof PASSKEY_PROBLEMS

function problem(code: Problem): ApiProblem {
  return new ApiProblem({ status: 0, code: `passkey-${code}`, sentence: PASSKEY_PROBLEMS[code] })
}

/** Names of DOMException (WebAuthn 5.1.3 and 5.1.4); the library's own errors keep them. */
const PROBLEMS: Readonly<Record<string, Problem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  SecurityError: 'wrongAddress',
  NotSupportedError: 'unsupported',
}

/** What the server wrote is for the library, which alone knows its form. */
function asRegistration(optionsJSON: CredentialOptions): Registration {
  return { optionsJSON } as unknown as Registration
}

function asAuthentication(
  optionsJSON: CredentialOptions,
  useBrowserAutofill: boolean,
): Authentication {
  return { optionsJSON, useBrowserAutofill } as unknown as Authentication
}

/** The name of what the browser threw: the library wraps it. */
function thrownName(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return error.cause instanceof DOMException ? error.cause.name : error.name
}

async function library(): Promise<Library> {
  const loaded = await import('@simplewebauthn/browser')
  if (!loaded.browserSupportsWebAuthn()) throw problem('unsupported')
  return loaded
}

/** A sentence in the place of what the browser says. */
async function told<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (error) {
    throw problem(PROBLEMS[thrownName(error)] ?? 'failed')
  }
}

/** Asks the device for a new passkey. Refusals are `ApiProblem`s. */
export async function makeCredential(options: CredentialOptions): Promise<NewCredential> {
  const { startRegistration } = await library()
  const { id, rawId, type, response } = await told(startRegistration(asRegistration(options)))
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject } }
}

async function signedCredential(isAutofill: boolean): Promise<SignedCredential> {
  const { startAuthentication } = await library()
  const { options } = await callPublic(askPasskey)
  const { id, rawId, type, response } = await told(
    startAuthentication(asAuthentication(options, isAutofill)),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const handle = userHandle === undefined ? {} : { userHandle }
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...handle } }
}

/** Opens a session by a passkey of this device. */
export async function signInWithPasskey(): Promise<void> {
  await submitSignInStep(signInByPasskey, { credential: await signedCredential(false) })
}

/** Passes the second step by a passkey. */
export async function passSecondStep(challenge: string): Promise<void> {
  const credential = await signedCredential(false)
  await submitSignInStep(verifyPasskey, { challenge, credential })
}

/**
 * Lets the browser offer passkeys in the field of the address; resolves with true once one has opened a session, with false when
 * none will. Whoever types a password never hears of it.
 */
export async function signInByAutofill(): Promise<boolean> {
  try {
    const credential = await signedCredential(true)
    await submitSignInStep(signInByPasskey, { credential })
    return true
  } catch {
    return false
  }
}

/** Ends what the browser is asked, on leaving the screen. */
export async function cancelPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
