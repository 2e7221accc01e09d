/** Account security. The password is asked again wherever somebody else at an open session could do harm. */
import * as z from 'zod/mini'
import { ACCOUNT_EVENTS } from '../../domain/account/account-event.ts'
import { boundedText, codeDigits, emailAddress, id, instant } from '../fields.ts'
import { route } from '../route.ts'

const again = { password: z.string('required') }

/** A code of the application, or a recovery code; needed while the second step is on. */
export const stepUp = { ...again, code: z.optional(boundedText(40)) }

export const listedSession = z.object({
  id,
  is_current: z.boolean(),
  /** null when the client sent none. */
  user_agent: z.nullable(z.string()),
  created_at: instant,
  /** To within an hour. */
  last_seen_at: instant,
})

export type ListedSession = z.infer<typeof listedSession>

export const listSessions = route({
  method: 'GET',
  path: '/api/auth/list-sessions',
  access: 'session',
  reply: z.array(listedSession),
  status: 200,
  summary: 'Open sessions of the user, this one first',
})

export const accountEvent = z.object({
  kind: z.enum(ACCOUNT_EVENTS),
  /** null when the client sent none. */
  user_agent: z.nullable(z.string()),
  created_at: instant,
})

export type ListedAccountEvent = z.infer<typeof accountEvent>

export const listAccountEvents = route({
  method: 'GET',
  path: '/api/auth/history',
  access: 'session',
  reply: z.array(accountEvent),
  status: 200,
  summary: 'Entries into the account and changes of its ways in, the newest first',
})

export const closeOneSession = route({
  method: 'POST',
  path: '/api/auth/revoke-session',
  access: 'session',
  body: z.object({ session_id: id }),
  status: 204,
  summary: 'Close one session of the user',
})

export const closeOtherSessions = route({
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  access: 'session',
  status: 204,
  summary: 'Close all sessions of the user but this one',
})

export const enableTwoFactor = route({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  access: 'session',
  body: z.object(again),
  /** `secret`: in base 32, to be typed where no QR code can be scanned. */
  reply: z.object({ totp_uri: z.string(), secret: z.string() }),
  status: 200,
  summary: 'Prepare the second step of sign-in; nothing changes until it is confirmed',
})

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const confirmTwoFactor = route({
  method: 'POST',
  path: '/api/auth/two-factor/confirm',
  access: 'session',
  body: z.object({
    code: codeDigits,
  }),
  reply: recoveryCodes,
  status: 200,
  summary: 'Turn the second step on by a code; shows the recovery codes, and closes other sessions',
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/auth/two-factor/generate-backup-codes',
  access: 'session',
  body: z.object(stepUp),
  reply: recoveryCodes,
  status: 200,
  summary: 'New recovery codes; the old ones are worth nothing any more',
})

export const disableTwoFactor = route({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  access: 'session',
  body: z.object(stepUp),
  status: 204,
  summary: 'Turn the second step off, by itself once more; other sessions are closed',
})

export const changeEmail = route({
  method: 'POST',
  path: '/api/auth/change-email',
  access: 'session',
  body: z.object({
    ...stepUp,
    newEmail: emailAddress,
  }),
  reply: z.object({ sent: z.boolean() }),
  status: 200,
  summary: 'Send a mail to a new address, which becomes the account once it is confirmed',
})

/** What is stored in writing; recordings have a budget of their own. */
export const getStorageUse = route({
  method: 'GET',
  path: '/api/account/storage',
  access: 'session',
  reply: z.object({ used_bytes: z.number(), maximum_bytes: z.number() }),
  status: 200,
  summary: 'Bytes that the account stores in writing, and those that its plan gives',
})

export const exportAccount = route({
  method: 'POST',
  path: '/api/account/export',
  access: 'session',
  body: z.object(again),
  reply: z.record(z.string(), z.unknown()),
  status: 200,
  summary: 'Everything stored about the user, as a JSON file',
})

export const readExport = route({
  method: 'GET',
  path: '/api/account/export',
  access: 'session',
  reply: z.record(z.string(), z.unknown()),
  status: 200,
  summary: 'The same for programs: the password, percent-encoded, in the header X-Password',
})

export const eraseAccount = route({
  method: 'DELETE',
  path: '/api/account',
  access: 'session',
  body: z.object(again),
  status: 204,
  summary: 'Erase the account with everything that belongs to it; sessions end at once',
})
