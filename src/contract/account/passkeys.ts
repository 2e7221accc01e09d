/** The passkeys of an account (WebAuthn, level 3); what is signed with them stands in `passkey-sign-in.ts`. */
import * as z from 'zod/mini'
import { MAX_PASSKEY_NAME_LENGTH } from '../../domain/account/account-limits.ts'
import { filledText, id, instant } from '../fields.ts'
import { route } from '../route.ts'
import { stepUp } from './account-security.ts'
import { base64url, clientDataJSON, credentialId, credentialOptions } from './passkey-sign-in.ts'

/** RegistrationResponseJSON, as far as it is read. */
const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', 'invalid'),
  response: z.object({ clientDataJSON, attestationObject: base64url(20_000) }),
})

export type NewCredential = z.infer<typeof newCredential>

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
