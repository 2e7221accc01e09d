/** New accounts, and the confirmation of their address. */

import { routes } from '../../../contract/routes.ts'
import { MAX_SIGN_UPS_PER_HOUR } from '../../../domain/account/account-limits.ts'
import { attestation } from '../../../domain/account/attestation.ts'
import { passwordProblem } from '../../../domain/account/password.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused, weakPassword } from '../account-refusals.ts'
import { changeEmailAddress, confirmEmailAddress } from '../email-address.store.ts'
import { bindMailRequest, linkHash, mailContext } from '../one-time-tokens/mailed-token.ts'
import { hashPassword } from '../password/password-hash.ts'
import { admitHourlyAttempt } from '../rate-limit.store.ts'
import { confirmSignUp, createUnconfirmedAccount } from './sign-up.store.ts'
import { resendConfirmation, startSignUp } from './sign-up-mails.ts'

function bindSignUp(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const context = mailContext(app, dependencies)

  bindRoute(app, routes.signUp, async ({ body, address, clock }) => {
    if (dependencies.registration === 'closed') {
      return refused('registrationClosed')
    }
    const { password, attested_as, ...rest } = body
    const weak = passwordProblem(password, body.email)
    if (weak) return weakPassword('password', weak)
    const attempt = {
      action: 'sign-up',
      subject: address,
      perHour: MAX_SIGN_UPS_PER_HOUR,
      now: clock(),
    }
    const admitted = await admitHourlyAttempt(database, secret, attempt)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const passwordHash = await hashPassword(password)
    const declared = attested_as === undefined ? null : attestation(attested_as, clock())
    const account = {
      ...rest,
      email: body.email.toLowerCase(),
      passwordHash,
      attestation: declared,
    }
    if (context) context.mailer.inBackground(() => startSignUp(context, account))
    else await createUnconfirmedAccount(database, { ...account, isVerified: false, now: clock() })
    const confirmation = context ? ('mail' as const) : ('none' as const)
    return { confirmation }
  })
}

/** The link may be that of a sign-up, of an account made without mail, or of a new address. */
function bindConfirmation(app: App, { mailer, billing }: AccountDependencies): void {
  const { database, secret } = app
  bindRoute(app, routes.verifyEmail, async ({ body, clock }) => {
    const proof = { tokenHash: linkHash(secret, body.token), now: clock() }
    const confirmed =
      (await confirmSignUp(database, proof.tokenHash, proof.now)) ??
      (await confirmEmailAddress(database, proof))
    if (confirmed !== undefined) return { email: confirmed }
    const changed = await changeEmailAddress(database, proof)
    if (!changed) return refused('tokenInvalid')
    mailer?.send(changed.before, SECURITY_MAILS.emailChanged(changed.email))
    if (billing) mailer?.inBackground(() => billing.updateEmail(changed.userId, changed.email))
    return { email: changed.email }
  })
}

export function signUpRoutes(app: App, dependencies: AccountDependencies): void {
  bindSignUp(app, dependencies)
  bindConfirmation(app, dependencies)
  bindMailRequest(app, dependencies, { route: routes.sendVerification, send: resendConfirmation })
}
