/** What the routes of the account answer when they say no. */
import { ACCOUNT_REFUSALS } from '../../texts/account/account-refusals.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { problemResponse } from '../http/problem-response.ts'

type Sentence = Exclude<keyof typeof ACCOUNT_REFUSALS, 'weakPassword'>

/** Each sentence with its status and its code. */
const ANSWERS = {
  invalidCredentials: [401, 'invalid-credentials'],
  registrationClosed: [403, 'registration-closed'],
  emailNotVerified: [403, 'email-not-verified'],
  mailNotConfigured: [409, 'mail-not-configured'],
  tokenInvalid: [400, 'token-invalid'],
  challengeOver: [401, 'challenge-over'],
  twoFactorOn: [409, 'two-factor-on'],
  twoFactorOff: [409, 'two-factor-off'],
  billingNotConfigured: [409, 'billing-not-configured'],
  trialUsed: [409, 'trial-used'],
  billingFailed: [502, 'billing-failed'],
  badSignature: [400, 'bad-signature'],
  noBillingAccount: [409, 'no-billing-account'],
  sameEmail: [400, 'same-email'],
  wrongPassword: [400, 'wrong-password'],
  passwordNeeded: [403, 'password-needed'],
  secondFactorNeeded: [403, 'second-factor-needed'],
  wrongSignUpPassword: [400, 'wrong-password'],
  wrongCode: [400, 'code-wrong'],
  passkeysUnavailable: [409, 'passkeys-unavailable'],
  passkeyUnknown: [401, 'passkey-unknown'],
  passkeyRefused: [400, 'passkey-refused'],
  passkeyKnown: [409, 'passkey-known'],
  tooManyPasskeys: [409, 'too-many-passkeys'],
} as const satisfies Readonly<Record<Sentence, readonly [number, string]>>

/** The refusal of a sentence; `field` is the one of the form that it is about. */
export function refused(sentence: Sentence, field?: string): Response {
  const [status, code] = ANSWERS[sentence]
  const error = ACCOUNT_REFUSALS[sentence]
  return problemResponse({
    status,
    code,
    error,
    ...(field !== undefined && { fields: { [field]: error } }),
  })
}

/** `code` says what is wrong with the password. */
export function weakPassword(field: string, code: string): Response {
  return problemResponse({
    status: 400,
    error: ACCOUNT_REFUSALS.weakPassword,
    code: 'weak-password',
    fields: { [field]: fieldSentence(code) },
  })
}
