/** The work behind a request for a mail, done out of sight: whether an address is known must not be seen from outside. */
import { MAIL_PAGES } from '../../../contract/sign-up.ts'
import { WAY_IN_MAILS } from '../../../texts/mails.ts'
import type { App } from '../../http/bind.ts'
import type { Mailer } from '../../mailer/mailer.ts'
import { admitHourlyAttempt } from '../rate-limit.store.ts'
import {
  findPendingSignUp,
  type PendingAccount,
  renewSignUpToken,
  storeSignUp,
} from '../sign-up/sign-up.store.ts'
import { findUserByEmail } from '../user.store.ts'
import {
  deleteExpiredTokens,
  type OneTimeTokenKind,
  storeOneTimeToken,
} from './one-time-token.store.ts'
import { keyedHash, newOneTimeToken, newSixDigitCode } from './one-time-token.ts'

export interface MailContext {
  readonly app: App
  readonly mailer: Mailer
  /** Origin of the links. */
  readonly publicUrl: string
}

const HOUR_MS = 3_600_000
const LINK_MS = 24 * HOUR_MS
const CODE_MS = 10 * 60_000

/** Mails an hour to one address: nobody's letter box is filled from here. */
const MAILS_AN_HOUR = 5

export function linkHash(secret: string, token: string): Buffer {
  return keyedHash(secret, 'link', token)
}

/** Where the code of a user stands; its own hash is beside it. */
export function codeTokenHash(secret: string, userId: string): Buffer {
  return keyedHash(secret, 'code-place', userId)
}

export function codeHash(secret: string, userId: string, code: string): Buffer {
  return keyedHash(secret, `code ${userId}`, code)
}

/**
 * Counts a letter to an address; false when it had its share of this hour. Asked before a link or a code is made, which takes
 * the place of the one sent before: a letter that does not leave must not undo the last one that did.
 */
async function admitMail({ app }: MailContext, email: string): Promise<boolean> {
  const visit = { action: 'mail', subject: email, perHour: MAILS_AN_HOUR, now: app.clock() }
  return (await admitHourlyAttempt(app.database, app.secret, visit)) === 'admitted'
}

function linkUrl({ publicUrl }: MailContext, page: string, token: string): string {
  return `${publicUrl}${page}#${token}`
}

interface LinkRequest {
  readonly kind: OneTimeTokenKind
  readonly userId: string
  readonly address?: string
  readonly livesMs: number
}

/** A new link in the place of earlier ones; its token. */
async function issueLinkToken(
  { app }: MailContext,
  { livesMs, ...ticket }: LinkRequest,
): Promise<string> {
  const token = newOneTimeToken()
  const now = app.clock()
  await storeOneTimeToken(app.database, {
    ...ticket,
    tokenHash: linkHash(app.secret, token),
    expiresAt: new Date(now.getTime() + livesMs),
  })
  await deleteExpiredTokens(app.database, now)
  return token
}

/** Keeps a sign-up and asks to confirm its address; who has an account is told so instead. */
export async function startSignUp(work: MailContext, account: PendingAccount): Promise<void> {
  const { database, secret, clock } = work.app
  const token = newOneTimeToken()
  const expiresAt = new Date(clock().getTime() + LINK_MS)
  // Kept for both: what a sign-in answers until it is confirmed tells nothing either.
  await storeSignUp(database, account, { tokenHash: linkHash(secret, token), expiresAt })
  await deleteExpiredTokens(database, clock())
  if (!(await admitMail(work, account.email))) return
  const isKnown = (await findUserByEmail(database, account.email)) !== undefined
  const letter = isKnown
    ? WAY_IN_MAILS.accountExists(`${work.publicUrl}/login`)
    : WAY_IN_MAILS.confirmAccount(linkUrl(work, MAIL_PAGES.confirmAddress, token))
  work.mailer.send(account.email, letter)
}

/** Sends the link of a sign-up again, or that of an account whose address was never confirmed. */
export async function resendConfirmation(work: MailContext, email: string): Promise<void> {
  const { database, secret, clock } = work.app
  const now = clock()
  const user = await findUserByEmail(database, email)
  const waiting = user ? undefined : await findPendingSignUp(database, email, now)
  if (user ? user.email_verified : !waiting) return
  if (!(await admitMail(work, email))) return
  if (user) {
    const ticket = { kind: 'confirm-address', userId: user.id, address: user.email } as const
    const token = await issueLinkToken(work, { ...ticket, livesMs: LINK_MS })
    const url = linkUrl(work, MAIL_PAGES.confirmAddress, token)
    work.mailer.send(user.email, WAY_IN_MAILS.confirmAddress(url))
  } else if (waiting) {
    const token = newOneTimeToken()
    const expiresAt = new Date(now.getTime() + LINK_MS)
    await renewSignUpToken(database, waiting, { tokenHash: linkHash(secret, token), expiresAt })
    const url = linkUrl(work, MAIL_PAGES.confirmAddress, token)
    work.mailer.send(email, WAY_IN_MAILS.confirmAccount(url))
  }
}

export async function sendPasswordLink(work: MailContext, email: string): Promise<void> {
  const user = await findUserByEmail(work.app.database, email)
  if (!user || !(await admitMail(work, user.email))) return
  const token = await issueLinkToken(work, {
    kind: 'new-password',
    userId: user.id,
    livesMs: HOUR_MS,
  })
  const url = linkUrl(work, MAIL_PAGES.newPassword, token)
  work.mailer.send(user.email, WAY_IN_MAILS.newPassword(url))
}

export async function sendSignInCode(work: MailContext, email: string): Promise<void> {
  const { database, secret, clock } = work.app
  const user = await findUserByEmail(database, email)
  if (!user || !(await admitMail(work, user.email))) return
  const code = newSixDigitCode()
  await storeOneTimeToken(database, {
    kind: 'one-time-code',
    userId: user.id,
    tokenHash: codeTokenHash(secret, user.id),
    codeHash: codeHash(secret, user.id, code),
    expiresAt: new Date(clock().getTime() + CODE_MS),
  })
  work.mailer.send(user.email, WAY_IN_MAILS.oneTimeCode(code))
}

/** Asks a new address to confirm itself; the account of somebody else stays untouched and is told. */
export async function sendEmailChangeLink(
  work: MailContext,
  userId: string,
  newEmail: string,
): Promise<void> {
  if (!(await admitMail(work, newEmail))) return
  if (await findUserByEmail(work.app.database, newEmail)) {
    work.mailer.send(newEmail, WAY_IN_MAILS.accountExists(`${work.publicUrl}/login`))
    return
  }
  const ticket = { kind: 'new-address', userId, address: newEmail } as const
  const token = await issueLinkToken(work, { ...ticket, livesMs: LINK_MS })
  const url = linkUrl(work, MAIL_PAGES.confirmAddress, token)
  work.mailer.send(newEmail, WAY_IN_MAILS.newAddress(url))
}
