/** New accounts, confirmed addresses, forgotten passwords, codes of mails. */
import { routes } from '../../../contract/routes.ts'
import { attestation } from '../../../domain/account/attestation.ts'
import { passwordProblem } from '../../../domain/account/password.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import { type App, bind } from '../../http/bind.ts'
import { tooManyAttempts } from '../../http/problem.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused, weakPassword } from '../account-refusals.ts'
import {
  codeHash,
  codeTokenHash,
  linkHash,
  type MailContext,
  resendConfirmation,
  sendEmailChangeLink,
  sendPasswordLink,
  sendSignInCode,
  startSignUp,
} from '../one-time-tokens/mailed-tokens.ts'
import {
  consumeOneTimeToken,
  countOneTimeTokenAttempt,
  findOneTimeToken,
} from '../one-time-tokens/one-time-token.store.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { hashPassword } from '../password/password-hash.ts'
import { admitHourlyAttempt, admitSignInAttempt, clearSignInAttempts } from '../rate-limit.store.ts'
import {
  changeEmailAddress,
  confirmEmailAddress,
  resetPasswordByToken,
} from '../recovery/recovery.store.ts'
import { finishSignIn } from '../sessions/open-session.ts'
import { findUser, findUserByEmail } from '../user.store.ts'
import { confirmSignUp, createUnconfirmedAccount } from './sign-up.store.ts'

/** Of one address of the network, behind which a school may stand. */
const SIGN_UPS_AN_HOUR = 20
const ASKED_MAILS_AN_HOUR = 30

function workOf(app: App, { mailer, publicUrl }: AccountDependencies): MailContext | undefined {
  return mailer && { app, mailer, publicUrl }
}

function bindSignUp(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const work = workOf(app, dependencies)

  bind(app, routes.signUp, async ({ body, address, clock }) => {
    if (dependencies.registration === 'closed') {
      return refused('registrationClosed')
    }
    const { password, attested_as, ...rest } = body
    const weak = passwordProblem(password, body.email)
    if (weak) return weakPassword('password', weak)
    const visit = { action: 'sign-up', subject: address, perHour: SIGN_UPS_AN_HOUR, now: clock() }
    const admitted = await admitHourlyAttempt(database, secret, visit)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const passwordHash = await hashPassword(password)
    const declared = attested_as === undefined ? null : attestation(attested_as, clock())
    const account = {
      ...rest,
      email: body.email.toLowerCase(),
      passwordHash,
      attestation: declared,
    }
    if (work) work.mailer.inBackground(() => startSignUp(work, account))
    else await createUnconfirmedAccount(database, { ...account, isVerified: false, now: clock() })
    const confirmation = work ? ('mail' as const) : ('none' as const)
    return { confirmation }
  })

  bind(app, routes.verifyEmail, async ({ body, clock }) => {
    const proof = { tokenHash: linkHash(secret, body.token), now: clock() }
    const confirmed =
      (await confirmSignUp(database, proof.tokenHash, proof.now)) ??
      (await confirmEmailAddress(database, proof))
    if (confirmed !== undefined) return { email: confirmed }
    const moved = await changeEmailAddress(database, proof)
    if (!moved) return refused('tokenInvalid')
    const { mailer, billing } = dependencies
    mailer?.send(moved.before, SECURITY_MAILS.emailChanged(moved.email))
    if (billing) mailer?.inBackground(() => billing.updateEmail(moved.userId, moved.email))
    return { email: moved.email }
  })
}

type Asked = typeof routes.requestPasswordReset | typeof routes.sendVerification

/** A route that answers `sent` whatever becomes of it. */
function bindMail(
  app: App,
  dependencies: AccountDependencies,
  route: Asked | typeof routes.sendOneTimeCode,
  send: (work: MailContext, email: string) => Promise<void>,
): void {
  const { database, secret } = app
  const work = workOf(app, dependencies)
  bind(app, route, async ({ body, address, clock }) => {
    if (!work) return refused('mailNotConfigured')
    const visit = {
      action: 'ask-mail',
      subject: address,
      perHour: ASKED_MAILS_AN_HOUR,
      now: clock(),
    }
    const admitted = await admitHourlyAttempt(database, secret, visit)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    work.mailer.inBackground(() => send(work, body.email.toLowerCase()))
    return { sent: true }
  })
}

function bindRecovery(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  bindMail(app, dependencies, routes.requestPasswordReset, sendPasswordLink)
  bindMail(app, dependencies, routes.sendVerification, resendConfirmation)
  bindMail(app, dependencies, routes.sendOneTimeCode, sendSignInCode)

  bind(app, routes.resetPassword, async ({ body, address, clock }) => {
    const tokenHash = linkHash(secret, body.token)
    const now = clock()
    const ticket = await findOneTimeToken(database, { kind: 'new-password', tokenHash }, now)
    const user = ticket && (await findUser(database, ticket.userId))
    if (!user) return refused('tokenInvalid')
    const weak = passwordProblem(body.newPassword, user.email)
    if (weak) return weakPassword('newPassword', weak)
    const passwordHash = await hashPassword(body.newPassword)
    const email = await resetPasswordByToken(database, { tokenHash, now }, passwordHash)
    if (email === undefined) return refused('tokenInvalid')
    // Whoever guessed wrong passwords meanwhile must not keep the owner out.
    await clearSignInAttempts(database, secret, { email, address })
    dependencies.mailer?.send(email, SECURITY_MAILS.passwordChanged())
    return { success: true }
  })
}

function bindCode(app: App, { sessionSettings }: AccountDependencies): void {
  const { database, secret } = app
  bind(app, routes.signInByCode, async ({ body, request, address, clock }) => {
    const now = clock()
    const attempt = { email: body.email, address }
    const admitted = await admitSignInAttempt(database, secret, { ...attempt, now })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const user = await findUserByEmail(database, body.email)
    const userId = user?.id ?? ''
    const key = { kind: 'one-time-code', tokenHash: codeTokenHash(secret, userId) } as const
    const ticket = await countOneTimeTokenAttempt(database, key, now)
    const isRight = ticket?.codeHash?.equals(codeHash(secret, userId, body.otp)) ?? false
    if (!user || !isRight || !(await consumeOneTimeToken(database, key, now)))
      return refused('wrongCode', 'otp')
    await clearSignInAttempts(database, secret, attempt)
    return finishSignIn(database, sessionSettings, { user, request, now })
  })
}

function bindChange(app: App, dependencies: AccountDependencies): void {
  const work = workOf(app, dependencies)
  bind(app, routes.changeEmail, async ({ user, body, address }) => {
    if (!work) return refused('mailNotConfigured')
    const wrong = await confirmPassword(app, { user, address, password: body.password })
    if (wrong) return wrong
    const newEmail = body.newEmail.toLowerCase()
    if (newEmail === user.email.toLowerCase()) return refused('sameEmail', 'newEmail')
    work.mailer.inBackground(() => sendEmailChangeLink(work, user.id, newEmail))
    return { sent: true }
  })
}

export function waysInRoutes(app: App, dependencies: AccountDependencies): void {
  bindSignUp(app, dependencies)
  bindRecovery(app, dependencies)
  bindCode(app, dependencies)
  bindChange(app, dependencies)
}
