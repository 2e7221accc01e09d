/**
 * A passkey (WebAuthn, level 3) as a way in, and as a second step after the password. What browser and server tell each other are
 * the JSON forms of the specification.
 */
import * as z from 'zod/mini'
import { oneTimeToken } from '../fields.ts'
import { route } from '../route.ts'
import { openedSession } from './account.ts'

/** Bytes in base64url, so many of its signs at most. */
export function base64url(maximum: number): z.ZodMiniType<string, string> {
  return z
    .string('required')
    .check(
      z.minLength(1, 'required'),
      z.maxLength(maximum, 'too-long'),
      z.regex(/^[\w-]*$/u, 'invalid'),
    )
}

/** 1023 bytes at most (WebAuthn 5.1). */
export const credentialId = base64url(1364)
export const clientDataJSON = base64url(4000)

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

export type SignedCredential = z.infer<typeof signedCredential>

/** What `navigator.credentials` is asked, in its JSON form. */
export const credentialOptions = z.object({ options: z.record(z.string(), z.unknown()) })

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
  body: z.object({ challenge: oneTimeToken, credential: signedCredential }),
  reply: openedSession,
  status: 200,
  summary: 'Second step of sign-in: a passkey of the same account',
})
