/** Sign-in by a code that a mail carries. */

import { routes } from '../../../contract/routes.ts'
import { MAILED_CODE_MINUTES } from '../../../domain/account/account-limits.ts'
import { SIGN_IN_MAILS } from '../../../texts/mails.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { admitMail, bindMailRequest, type MailContext } from '../one-time-tokens/mailed-token.ts'
import {
  consumeOneTimeToken,
  countOneTimeTokenAttempt,
  storeOneTimeToken,
} from '../one-time-tokens/one-time-token.store.ts'
import { keyedHash, newSignInCode } from '../one-time-tokens/one-time-token.ts'
import { admitSignInAttempt, clearSignInAttempts } from '../rate-limit.store.ts'
import { finishSignIn } from '../sessions/open-session.ts'
import { findUserByEmail } from '../user.store.ts'

/** What stands for the token of a code, of which a user has one at a time. */
function codeTokenHash(secret: string, userId: string): Buffer {
  return keyedHash(secret, 'code-place', userId)
}

function codeHash(secret: string, userId: string, code: string): Buffer {
  return keyedHash(secret, `code ${userId}`, code)
}

async function sendSignInCode(mails: MailContext, email: string): Promise<void> {
  const { database, secret, clock } = mails.app
  const user = await findUserByEmail(database, email)
  if (!user || !(await admitMail(mails, user.email))) return
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
    const attempt = { email: body.email, address }
    const admitted = await admitSignInAttempt(database, secret, { ...attempt, now })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const user = await findUserByEmail(database, body.email)
    const userId = user?.id ?? ''
    const key = { kind: 'one-time-code', tokenHash: codeTokenHash(secret, userId) } as const
    const token = await countOneTimeTokenAttempt(database, key, now)
    const isRight = token?.codeHash?.equals(codeHash(secret, userId, body.otp)) ?? false
    if (!user || !isRight || !(await consumeOneTimeToken(database, key, now))) {
      return refused('wrongCode', 'otp')
    }
    await clearSignInAttempts(database, secret, attempt)
    const answer = await finishSignIn(database, dependencies.sessionSettings, {
      user,
      request,
      now,
    })
    return answer ?? refused('wrongCode', 'otp')
  })
}
