/** Sign-up, confirmation of the address, password reset, one-time code, second step of sign-in. */
import * as z from 'zod/mini'
import { ATTESTED_AS } from '../../domain/account/attestation.ts'
import { PLAN_KEYS } from '../../domain/account/plan.ts'
import { MAX_NAME_LENGTH } from '../../domain/learner.ts'
import { boundedText, codeDigits, emailAddress, oneTimeToken } from '../fields.ts'
import { route } from '../route.ts'
import { openedSession, secondStep } from './account.ts'

/** Pages linked from mails; the token goes in the fragment, which never reaches a server or a log. */
export const MAIL_PAGES = {
  newPassword: '/nouveau-mot-de-passe',
  confirmAddress: '/confirmer-adresse',
  undoChange: '/annuler-un-changement',
} as const

const signUpProof = z
  .string('required')
  .check(z.minLength(32, 'invalid'), z.maxLength(100, 'invalid'))

export const newAccount = z.object({
  email: emailAddress,
  password: z.string('required'),
  name: z._default(boundedText(MAX_NAME_LENGTH), ''),
  plan: z._default(z.enum(PLAN_KEYS, 'invalid'), 'free'),
  /** Asked later when absent. */
  attested_as: z.optional(z.enum(ATTESTED_AS, 'invalid')),
  /** Random text that the browser keeps: with it the letter's link opens the session without the password. */
  proof: z.optional(signUpProof),
})

export type NewAccount = z.input<typeof newAccount>

export const signUp = route({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  access: 'public',
  body: newAccount,
  /** `mail`: follow the mailed link first; `none`: sign in now. The same whether or not the address has an account. */
  reply: z.object({ confirmation: z.enum(['mail', 'none']) }),
  status: 200,
  summary: 'Make an account while registration is open; tells nothing of existing addresses',
})

const sent = z.object({ sent: z.boolean() })

export const sendVerification = route({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'public',
  body: z.object({ email: emailAddress }),
  reply: sent,
  status: 200,
  summary: 'Send the mail that confirms an address again; the same answer for any address',
})

export const verifyEmail = route({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  body: z.object({
    token: oneTimeToken,
    /** Of the sign-up, or of the account whose address changes; not needed with the proof of the browser, or in a session of it. */
    password: z.optional(z.string('required')),
    proof: z.optional(signUpProof),
  }),
  /** `signed_in`: a new account, whose session is open. */
  reply: z.object({ email: z.string(), signed_in: z.boolean() }),
  status: 200,
  summary: 'Confirm an address by the token of a mail, and who asked for it by password or proof',
})

const UNDONE = [
  'new-address',
  'second-factor-on',
  'second-factor-off',
  'codes-renewed',
  'passkey-added',
  'passkey-removed',
] as const

export type UndoneKind = (typeof UNDONE)[number]

export const undoSecurityChange = route({
  method: 'POST',
  path: '/api/auth/undo-change',
  access: 'public',
  body: z.object({ token: oneTimeToken }),
  reply: z.object({ undone: z.enum(UNDONE), email: z.string() }),
  status: 200,
  summary:
    'Undo a change of the ways in by the token of the mail that told of it; all sessions are closed',
})

export const requestPasswordReset = route({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  body: z.object({ email: emailAddress }),
  reply: sent,
  status: 200,
  summary: 'Send a link for a new password; the same answer for any address',
})

export const resetPassword = route({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  body: z.object({ token: oneTimeToken, newPassword: z.string('required') }),
  reply: z.object({ success: z.boolean() }),
  status: 200,
  summary: 'Set a new password by the token of a mail, once; all sessions are closed',
})

export const sendOneTimeCode = route({
  method: 'POST',
  path: '/api/auth/email-otp/send-verification-otp',
  access: 'public',
  body: z.object({ email: emailAddress }),
  reply: sent,
  status: 200,
  summary: 'Send a code to sign in without the password; the same answer for any address',
})

export const signInByCode = route({
  method: 'POST',
  path: '/api/auth/sign-in/email-otp',
  access: 'public',
  body: z.object({ email: emailAddress, otp: codeDigits }),
  reply: z.union([openedSession, secondStep]),
  status: 200,
  summary: 'Open a session by the code of a mail; a second step is still asked',
})

export const verifyTotp = route({
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  access: 'public',
  body: z.object({ challenge: oneTimeToken, code: codeDigits }),
  reply: openedSession,
  status: 200,
  summary: 'Second step of sign-in: the code of the application',
})

export const verifyRecoveryCode = route({
  method: 'POST',
  path: '/api/auth/two-factor/verify-backup-code',
  access: 'public',
  body: z.object({ challenge: oneTimeToken, code: boundedText(40) }),
  reply: openedSession,
  status: 200,
  summary: 'Second step of sign-in: a recovery code, used up by it',
})
