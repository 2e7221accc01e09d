/** New accounts, confirmed addresses, forgotten passwords, codes of mails. */
import { routes } from '../../contract/routes.ts'
import { attestation } from '../../domain/account/attestation.ts'
import { passwordProblem } from '../../domain/account/password.ts'
import { SECURITY_MAILS } from '../../texts/mails.ts'
import { type App, bind } from '../http/bind.ts'
import { tooManyAttempts } from '../http/problem.ts'
import type { AccountParts } from './account-parts.ts'
import { refused, weakPassword } from './account-refusals.ts'
import {
  codeHash,
  codePlace,
  linkHash,
  type MailWork,
  remindConfirmation,
  sendAddressLink,
  sendPasswordLink,
  sendSignInCode,
  startSignUp,
} from './mail-work.ts'
import { refusePassword } from './password-again.ts'
import { hashPassword } from './password-hash.ts'
import { confirmAddress, moveAddress, setPasswordByTicket } from './recovery.store.ts'
import { finishSignIn } from './session-opening.ts'
import { confirmSignUp, makeAccount } from './sign-up.store.ts'
import { admitAttempt, admitVisit, forgiveAttempt } from './throttle.store.ts'
import { countTicketTry, findTicket, takeTicket } from './ticket.store.ts'
import { findUser, findUserByEmail } from './user.store.ts'

/** Of one address of the network, behind which a school may stand. */
const SIGN_UPS_AN_HOUR = 20
const ASKED_MAILS_AN_HOUR = 30

function workOf(app: App, { post, publicUrl }: AccountParts): MailWork | undefined {
  return post && { app, post, publicUrl }
}

function bindSignUp(app: App, dependencies: AccountParts): void {
  const { database, secret } = app
  const work = workOf(app, dependencies)

  bind(app, routes.signUp, async ({ body, address, clock }) => {
    if (dependencies.registration === 'closed') {
      return refused('registrationClosed')
    }
    const { password, attested_as, ...rest } = body
    const weak = passwordProblem(password, body.email)
    if (weak) return weakPassword('password', weak)
    const visit = { kind: 'sign-up', visitor: address, perHour: SIGN_UPS_AN_HOUR, now: clock() }
    const admitted = await admitVisit(database, secret, visit)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const passwordHash = await hashPassword(password)
    const declared = attested_as === undefined ? null : attestation(attested_as, clock())
    const account = {
      ...rest,
      email: body.email.toLowerCase(),
      passwordHash,
      attestation: declared,
    }
    if (work) work.post.inBackground(() => startSignUp(work, account))
    else await makeAccount(database, { ...account, isVerified: false, now: clock() })
    const confirmation = work ? ('mail' as const) : ('none' as const)
    return { confirmation }
  })

  bind(app, routes.verifyEmail, async ({ body, clock }) => {
    const proof = { tokenHash: linkHash(secret, body.token), now: clock() }
    const confirmed =
      (await confirmSignUp(database, proof.tokenHash, proof.now)) ??
      (await confirmAddress(database, proof))
    if (confirmed !== undefined) return { email: confirmed }
    const moved = await moveAddress(database, proof)
    if (!moved) return refused('tokenInvalid')
    const { post, billing } = dependencies
    post?.send(moved.before, SECURITY_MAILS.emailChanged(moved.email))
    if (billing) post?.inBackground(() => billing.moveTo(moved.userId, moved.email))
    return { email: moved.email }
  })
}

type Asked = typeof routes.requestPasswordReset | typeof routes.sendVerification

/** A route that answers `sent` whatever becomes of it. */
function bindMail(
  app: App,
  dependencies: AccountParts,
  route: Asked | typeof routes.sendOneTimeCode,
  send: (work: MailWork, email: string) => Promise<void>,
): void {
  const { database, secret } = app
  const work = workOf(app, dependencies)
  bind(app, route, async ({ body, address, clock }) => {
    if (!work) return refused('mailNotConfigured')
    const visit = {
      kind: 'ask-mail',
      visitor: address,
      perHour: ASKED_MAILS_AN_HOUR,
      now: clock(),
    }
    const admitted = await admitVisit(database, secret, visit)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    work.post.inBackground(() => send(work, body.email.toLowerCase()))
    return { sent: true }
  })
}

function bindRecovery(app: App, dependencies: AccountParts): void {
  const { database, secret } = app
  bindMail(app, dependencies, routes.requestPasswordReset, sendPasswordLink)
  bindMail(app, dependencies, routes.sendVerification, remindConfirmation)
  bindMail(app, dependencies, routes.sendOneTimeCode, sendSignInCode)

  bind(app, routes.resetPassword, async ({ body, address, clock }) => {
    const tokenHash = linkHash(secret, body.token)
    const now = clock()
    const ticket = await findTicket(database, { kind: 'new-password', tokenHash }, now)
    const user = ticket && (await findUser(database, ticket.userId))
    if (!user) return refused('tokenInvalid')
    const weak = passwordProblem(body.newPassword, user.email)
    if (weak) return weakPassword('newPassword', weak)
    const passwordHash = await hashPassword(body.newPassword)
    const email = await setPasswordByTicket(database, { tokenHash, now }, passwordHash)
    if (email === undefined) return refused('tokenInvalid')
    // Whoever guessed wrong passwords meanwhile must not keep the owner out.
    await forgiveAttempt(database, secret, { email, address })
    dependencies.post?.send(email, SECURITY_MAILS.passwordChanged())
    return { success: true }
  })
}

function bindCode(app: App, { session }: AccountParts): void {
  const { database, secret } = app
  bind(app, routes.signInByCode, async ({ body, request, address, clock }) => {
    const now = clock()
    const attempt = { email: body.email, address }
    const admitted = await admitAttempt(database, secret, { ...attempt, now })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const user = await findUserByEmail(database, body.email)
    const userId = user?.id ?? ''
    const key = { kind: 'one-time-code', tokenHash: codePlace(secret, userId) } as const
    const ticket = await countTicketTry(database, key, now)
    const isRight = ticket?.codeHash?.equals(codeHash(secret, userId, body.otp)) ?? false
    if (!user || !isRight || !(await takeTicket(database, key, now)))
      return refused('wrongCode', 'otp')
    await forgiveAttempt(database, secret, attempt)
    return finishSignIn(database, session, { user, request, now })
  })
}

function bindChange(app: App, dependencies: AccountParts): void {
  const work = workOf(app, dependencies)
  bind(app, routes.changeEmail, async ({ user, body, address }) => {
    if (!work) return refused('mailNotConfigured')
    const wrong = await refusePassword(app, { user, address, password: body.password })
    if (wrong) return wrong
    const newEmail = body.newEmail.toLowerCase()
    if (newEmail === user.email.toLowerCase()) return refused('sameEmail', 'newEmail')
    work.post.inBackground(() => sendAddressLink(work, user.id, newEmail))
    return { sent: true }
  })
}

export function waysInRoutes(app: App, dependencies: AccountParts): void {
  bindSignUp(app, dependencies)
  bindRecovery(app, dependencies)
  bindCode(app, dependencies)
  bindChange(app, dependencies)
}
