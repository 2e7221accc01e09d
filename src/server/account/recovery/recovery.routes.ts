/** Forgotten passwords. */

import { MAIL_PAGES } from '../../../contract/account/sign-up.ts'
import { routes } from '../../../contract/routes.ts'
import { passwordProblem } from '../../../domain/account/password.ts'
import { SECURITY_MAILS, SIGN_IN_MAILS } from '../../../texts/mails.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused, weakPassword } from '../account-refusals.ts'
import { recordAccountEvent } from '../history/account-history.ts'
import {
  type AskedLetter,
  admitLetter,
  bindMailRequest,
  issueLink,
  linkHash,
  type MailContext,
} from '../one-time-tokens/mailed-token.ts'
import { findOneTimeToken } from '../one-time-tokens/one-time-token.store.ts'
import { hashPassword } from '../password/password-hash.ts'
import { forgetTries } from '../rate-limit.store.ts'
import { findUser, findUserByEmail } from '../user.store.ts'
import { resetPasswordByToken } from './recovery.store.ts'

const RESET_LINK_LIFE_MS = 3_600_000

async function sendPasswordLink(context: MailContext, letter: AskedLetter): Promise<void> {
  const user = await findUserByEmail(context.app.database, letter.email)
  if (!user || !(await admitLetter(context, 'password-letter', letter))) return
  const url = await issueLink(context, {
    kind: 'new-password',
    userId: user.id,
    page: MAIL_PAGES.newPassword,
    lifeMs: RESET_LINK_LIFE_MS,
  })
  context.mailer.send(user.email, SIGN_IN_MAILS.newPassword(url))
}

export function recoveryRoutes(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  bindMailRequest(app, dependencies, {
    route: routes.requestPasswordReset,
    send: sendPasswordLink,
  })

  bindRoute(app, routes.resetPassword, async ({ body, request, address, clock }) => {
    const tokenHash = linkHash(secret, body.token)
    const now = clock()
    const token = await findOneTimeToken(database, { kind: 'new-password', tokenHash }, now)
    const user = token && (await findUser(database, token.userId))
    if (!user) return refused('tokenInvalid')
    const weak = passwordProblem(body.newPassword, user.email)
    if (weak) return weakPassword('newPassword', weak)
    const passwordHash = await hashPassword(body.newPassword)
    const email = await resetPasswordByToken(database, { tokenHash, now, passwordHash })
    if (email === undefined) return refused('tokenInvalid')
    // Whoever guessed wrong passwords meanwhile must not keep the owner out.
    await forgetTries(database, secret, { kind: 'password', subject: email, address })
    await recordAccountEvent(app, user.id, { kind: 'password-changed', request })
    dependencies.mailer?.send(email, SECURITY_MAILS.passwordChanged())
    return { success: true }
  })
}
