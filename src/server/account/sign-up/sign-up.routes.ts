/** New accounts, and the confirmation of their address. */

import type { BodyOf } from '../../../contract/route.ts'
import { routes } from '../../../contract/routes.ts'
import { MAX_SIGN_UPS_PER_HOUR } from '../../../domain/account/account-limits.ts'
import { attestation } from '../../../domain/account/attestation.ts'
import { passwordProblem } from '../../../domain/account/password.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused, weakPassword } from '../account-refusals.ts'
import { bindMailRequest, mailContext } from '../one-time-tokens/mailed-token.ts'
import { signUpProofHash } from '../one-time-tokens/one-time-token.ts'
import { hashPassword, inSignUpLine } from '../password/password-hash.ts'
import { admitHourlyAttempt } from '../rate-limit.store.ts'
import { knownBrowser } from '../sessions/known-browser.ts'
import { trialKey } from '../trial-key.ts'
import { createUnconfirmedAccount, type PendingAccount } from './sign-up.store.ts'
import { resendConfirmation, startSignUp } from './sign-up-mails.ts'

function accountOf(
  { secret, clock }: App,
  { email, name, plan, attested_as, proof }: BodyOf<typeof routes.signUp>,
  passwordHash: string,
): PendingAccount {
  return {
    email: email.toLowerCase(),
    name,
    plan,
    passwordHash,
    attestation: attested_as === undefined ? null : attestation(attested_as, clock()),
    proofHash: proof === undefined ? undefined : signUpProofHash(secret, proof),
  }
}

function bindSignUp(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const context = mailContext(app, dependencies)

  bindRoute(app, routes.signUp, async ({ body, request, address, clock }) => {
    if (dependencies.registration === 'closed') {
      return refused('registrationClosed')
    }
    const { password } = body
    const weak = passwordProblem(password, body.email)
    if (weak) return weakPassword('password', weak)
    const attempt = {
      action: 'sign-up',
      subject: address,
      perHour: MAX_SIGN_UPS_PER_HOUR,
      now: clock(),
    }
    const hashed = await inSignUpLine(async () => {
      const admitted = await admitHourlyAttempt(database, secret, attempt)
      return admitted === 'admitted' ? hashPassword(password) : admitted
    })
    if (typeof hashed === 'number') return tooManyAttempts(hashed)
    const account = accountOf(app, body, hashed)
    if (context) {
      const { email } = account
      const { cookie } = dependencies.sessionSettings
      context.mailer.inBackground(async () => {
        const browser = await knownBrowser(app, cookie, { request, email })
        await startSignUp(context, account, { email, address, knownBrowser: browser })
      })
    } else {
      const key = trialKey(secret, account.email)
      const made = { ...account, isVerified: false, trialKey: key, now: clock() }
      await createUnconfirmedAccount(database, made)
    }
    const confirmation = context ? ('mail' as const) : ('none' as const)
    return { confirmation }
  })
}

export function signUpRoutes(app: App, dependencies: AccountDependencies): void {
  bindSignUp(app, dependencies)
  bindMailRequest(app, dependencies, { route: routes.sendVerification, send: resendConfirmation })
}
