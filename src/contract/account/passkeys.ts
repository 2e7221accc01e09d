/**
 * Passkeys (WebAuthn, level 3): a way in, and a second step after the password. What browser and server tell each other are the
 * JSON forms of the specification.
 */
import * as z from 'zod/mini'
import { MAX_PASSKEY_NAME_LENGTH } from '../../domain/account/account-limits.ts'
import { filledText, id, instant } from '../fields.ts'
import { route } from '../route.ts'
import { openedSession } from './account.ts'
import { stepUp } from './account-security.ts'
import { mailToken } from './sign-up.ts'

/** Bytes in base64url, so many of its signs at most. */
function base64url(maximum: number): z.ZodMiniType<string, string> {
  return z
    .string('required')
    .check(
      z.minLength(1, 'required'),
      z.maxLength(maximum, 'too-long'),
      z.regex(/^[\w-]*$/u, 'invalid'),
    )
}

/** 1023 bytes at most (WebAuthn 5.1). */
const credentialId = base64url(1364)
const clientDataJSON = base64url(4000)

/** RegistrationResponseJSON, as far as it is read. */
const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', 'invalid'),
  response: z.object({ clientDataJSON, attestationObject: base64url(20_000) }),
})

/** AuthenticationResponseJSON, as far as it is read. */
const signedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', 'invalid'),
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.optional(base64url(100)),
  }),
})

export type NewCredential = z.infer<typeof newCredential>
export type SignedCredential = z.infer<typeof signedCredential>

/** What `navigator.credentials` is asked, in its JSON form. */
const credentialOptions = z.object({ options: z.record(z.string(), z.unknown()) })

const listedPasskey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  /** null until it opened a session. */
  last_used_at: z.nullable(instant),
})

export type ListedPasskey = z.infer<typeof listedPasskey>

const name = filledText(MAX_PASSKEY_NAME_LENGTH)

export const listPasskeys = route({
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'session',
  reply: z.object({
    /** Whether the site's address allows them: https, or localhost. */
    is_available: z.boolean(),
    passkeys: z.array(listedPasskey),
  }),
  status: 200,
  summary: 'Passkeys of the user, the oldest first',
})

export const preparePasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  access: 'session',
  body: z.object(stepUp),
  reply: credentialOptions,
  status: 200,
  summary:
    'What the browser is asked to make a passkey; needs what other changes of the ways in need',
})

export const addPasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'session',
  body: z.object({ name, credential: newCredential }),
  reply: listedPasskey,
  status: 201,
  summary: 'Add the passkey that the browser made; other sessions are closed',
})

export const renamePasskey = route({
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  access: 'session',
  body: z.object({ name }),
  reply: listedPasskey,
  status: 200,
  summary: 'Rename a passkey',
})

export const removePasskey = route({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'session',
  body: z.object(stepUp),
  status: 204,
  summary: 'Remove a passkey, which opens nothing any more; other sessions are closed',
})

export const askPasskey = route({
  method: 'POST',
  path: '/api/auth/sign-in/passkey/options',
  access: 'public',
  reply: credentialOptions,
  status: 200,
  summary: 'What the browser is asked to sign in with a passkey; the same for everybody',
})

export const signInByPasskey = route({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  access: 'public',
  body: z.object({ credential: signedCredential }),
  reply: openedSession,
  status: 200,
  summary: 'Open a session by a passkey, which stands for both steps',
})

export const verifyPasskey = route({
  method: 'POST',
  path: '/api/auth/two-factor/verify-passkey',
  access: 'public',
  body: z.object({ challenge: mailToken, credential: signedCredential }),
  reply: openedSession,
  status: 200,
  summary: 'Second step of sign-in: a passkey of the same account',
})
