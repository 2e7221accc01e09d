/** Sign-in by a code that a mail carries. */

import { routes } from '../../../contract/routes.ts'
import { MAILED_CODE_MINUTES } from '../../../domain/account/account-limits.ts'
import { SIGN_IN_MAILS } from '../../../texts/mails.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import {
  type AskedLetter,
  admitLetter,
  bindMailRequest,
  type MailContext,
} from '../one-time-tokens/mailed-token.ts'
import {
  consumeOneTimeToken,
  countOneTimeTokenAttempt,
  storeOneTimeToken,
} from '../one-time-tokens/one-time-token.store.ts'
import { keyedHash, newSignInCode } from '../one-time-tokens/one-time-token.ts'
import { admitTry, forgiveTry } from '../rate-limit.store.ts'
import { knownBrowser } from '../sessions/known-browser.ts'
import { finishSignIn } from '../sessions/open-session.ts'
import { findUserByEmail } from '../user.store.ts'

/** What stands for the token of a code, of which a user has one at a time. */
function codeTokenHash(secret: string, userId: string): Buffer {
  return keyedHash(secret, 'code-place', userId)
}

function codeHash(secret: string, userId: string, code: string): Buffer {
  return keyedHash(secret, `code ${userId}`, code)
}

async function sendSignInCode(mails: MailContext, letter: AskedLetter): Promise<void> {
  const { database, secret, clock } = mails.app
  const user = await findUserByEmail(database, letter.email)
  if (!user || !(await admitLetter(mails, 'code-letter', letter))) return
  const code = newSignInCode()
  await storeOneTimeToken(database, {
    kind: 'one-time-code',
    userId: user.id,
    tokenHash: codeTokenHash(secret, user.id),
    codeHash: codeHash(secret, user.id, code),
    expiresAt: new Date(clock().getTime() + MAILED_CODE_MINUTES * 60_000),
  })
  mails.mailer.send(user.email, SIGN_IN_MAILS.oneTimeCode(code))
}

export function mailedCodeRoutes(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  bindMailRequest(app, dependencies, { route: routes.sendOneTimeCode, send: sendSignInCode })

  bindRoute(app, routes.signInByCode, async ({ body, request, address, clock }) => {
    const now = clock()
    const { email } = body
    const { cookie } = dependencies.sessionSettings
    const browser = await knownBrowser(app, cookie, { request, email })
    const attempt = { kind: 'mailed-code', subject: email, address, knownBrowser: browser } as const
    const admitted = await admitTry(database, secret, { ...attempt, now })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const user = await findUserByEmail(database, email)
    const userId = user?.id ?? ''
    const key = { kind: 'one-time-code', tokenHash: codeTokenHash(secret, userId) } as const
    const token = await countOneTimeTokenAttempt(database, key, now)
    const isRight = token?.codeHash?.equals(codeHash(secret, userId, body.otp)) ?? false
    if (!user || !isRight || !(await consumeOneTimeToken(database, key, now))) {
      return refused('wrongCode', 'otp')
    }
    await forgiveTry(database, secret, attempt)
    const answer = await finishSignIn(app, dependencies, { user, request, now })
    return answer ?? refused('wrongCode', 'otp')
  })
}
