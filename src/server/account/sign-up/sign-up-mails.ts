/** The mails that ask to confirm an address, sent in the background. */

import { MAIL_PAGES } from '../../../contract/account/sign-up.ts'
import { RETENTION } from '../../../domain/account/retention.ts'
import { SIGN_IN_MAILS } from '../../../texts/mails.ts'
import {
  type AskedLetter,
  admitLetter,
  issueLink,
  linkHash,
  linkUrl,
  type MailContext,
} from '../one-time-tokens/mailed-token.ts'
import { deleteExpiredTokens } from '../one-time-tokens/one-time-token.store.ts'
import { newOneTimeToken } from '../one-time-tokens/one-time-token.ts'
import { findUserByEmail } from '../user.store.ts'
import {
  findPendingSignUp,
  type PendingAccount,
  type PendingSignUp,
  renewSignUpToken,
  storeSignUp,
} from './sign-up.store.ts'

export const CONFIRMATION_LIFE_MS = RETENTION.signUp.count * 3_600_000

/** Stores a sign-up and asks to confirm its address; who has an account is told so instead. */
export async function startSignUp(
  context: MailContext,
  account: PendingAccount,
  letter: AskedLetter,
): Promise<void> {
  const { database, secret, clock } = context.app
  const token = newOneTimeToken()
  const expiresAt = new Date(clock().getTime() + CONFIRMATION_LIFE_MS)
  // Stored for both: what a sign-in answers until it is confirmed tells nothing either.
  await storeSignUp(database, account, { tokenHash: linkHash(secret, token), expiresAt })
  await deleteExpiredTokens(database, clock())
  if (!(await admitLetter(context, 'sign-up-letter', letter))) return
  const isKnown = (await findUserByEmail(database, account.email)) !== undefined
  const mail = isKnown
    ? SIGN_IN_MAILS.accountExists(`${context.publicUrl}/login`)
    : SIGN_IN_MAILS.confirmAccount(linkUrl(context, MAIL_PAGES.confirmAddress, token))
  context.mailer.send(account.email, mail)
}

/** A new token for a sign-up that waits; the link sent before is dead. */
async function renewSignUpLink(context: MailContext, pending: PendingSignUp): Promise<string> {
  const { database, secret, clock } = context.app
  const token = newOneTimeToken()
  const expiresAt = new Date(clock().getTime() + CONFIRMATION_LIFE_MS)
  await renewSignUpToken(database, pending, { tokenHash: linkHash(secret, token), expiresAt })
  return linkUrl(context, MAIL_PAGES.confirmAddress, token)
}

/** Sends the link of a sign-up again, or that of an account whose address was never confirmed. */
export async function resendConfirmation(context: MailContext, letter: AskedLetter): Promise<void> {
  const { email } = letter
  const { database, clock } = context.app
  const user = await findUserByEmail(database, email)
  const pending = user ? undefined : await findPendingSignUp(database, email, clock())
  if (user ? user.email_verified : !pending) return
  if (!(await admitLetter(context, 'sign-up-letter', letter))) return
  if (user) {
    const url = await issueLink(context, {
      kind: 'confirm-address',
      userId: user.id,
      address: user.email,
      page: MAIL_PAGES.confirmAddress,
      lifeMs: CONFIRMATION_LIFE_MS,
    })
    context.mailer.send(user.email, SIGN_IN_MAILS.confirmAddress(url))
  } else if (pending) {
    const url = await renewSignUpLink(context, pending)
    context.mailer.send(email, SIGN_IN_MAILS.confirmAccount(url))
  }
}
