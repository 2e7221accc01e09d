/** Account security. The password is asked again wherever somebody else at an open session could do harm. */
import * as z from 'zod/mini'
import { codeDigits, emailAddress, id, instant } from '../fields.ts'
import { route } from '../route.ts'

const again = { password: z.string('required') }

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
  body: z.object(again),
  reply: recoveryCodes,
  status: 200,
  summary: 'New recovery codes; the old ones are worth nothing any more',
})

export const disableTwoFactor = route({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  access: 'session',
  body: z.object(again),
  status: 204,
  summary: 'Turn the second step off',
})

export const changeEmail = route({
  method: 'POST',
  path: '/api/auth/change-email',
  access: 'session',
  body: z.object({
    ...again,
    newEmail: emailAddress,
  }),
  reply: z.object({ sent: z.boolean() }),
  status: 200,
  summary: 'Send a mail to a new address, which becomes the account once it is confirmed',
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
