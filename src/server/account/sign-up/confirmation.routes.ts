/**
 * What the link of a letter confirms. It proves who reads the letter box; that he also is who asked, the password of then proves, or
 * the browser of then: nobody confirms the account of somebody else (A14).
 */
import type { BodyOf } from '../../../contract/route.ts'
import { routes } from '../../../contract/routes.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { changeEmailAddress, confirmEmailAddress } from '../email-address.store.ts'
import { recordAccountEvent } from '../history/account-history.ts'
import { linkHash } from '../one-time-tokens/mailed-token.ts'
import { findOneTimeToken } from '../one-time-tokens/one-time-token.store.ts'
import { signUpProofHash } from '../one-time-tokens/one-time-token.ts'
import { findPasswordHash } from '../password/password.store.ts'
import { isRightPassword } from '../password/password-hash.ts'
import { admitTry, forgiveTry, refundingOnFailure } from '../rate-limit.store.ts'
import { openSession, sessionResponse } from '../sessions/open-session.ts'
import { findToken, hashToken } from '../sessions/session-token.ts'
import { trialKey } from '../trial-key.ts'
import { findUserByEmail } from '../user.store.ts'
import { confirmSignUp, findSignUpsOfLink, type WaitingSignUp } from './sign-up.store.ts'

type ConfirmationBody = BodyOf<typeof routes.verifyEmail>

interface PasswordCheck {
  readonly body: ConfirmationBody
  readonly address: string
  readonly isRight: (password: string) => Promise<boolean>
}

/** Counted by link: whoever reads the letter does not guess for ever. undefined: right. */
async function passwordRefusal(
  { database, secret, clock }: App,
  { body, address, isRight }: PasswordCheck,
): Promise<Response | undefined> {
  const { password, token } = body
  if (password === undefined) return refused('passwordNeeded', 'password')
  const attempt = { kind: 'confirmation', subject: `link ${token}`, address } as const
  const admitted = await admitTry(database, secret, { ...attempt, now: clock() })
  if (admitted !== 'admitted') return tooManyAttempts(admitted)
  const verify = () => isRight(password)
  if (!(await refundingOnFailure(database, secret, { attempt, verify }))) {
    return refused('wrongSignUpPassword', 'password')
  }
  await forgiveTry(database, secret, attempt)
  return undefined
}

/** The sign-up whose password or browser this is, or the answer to send. */
async function ownSignUp(
  app: App,
  signUps: readonly WaitingSignUp[],
  { body, address }: Omit<PasswordCheck, 'isRight'>,
): Promise<Result<WaitingSignUp, Response>> {
  const proof = body.proof === undefined ? undefined : signUpProofHash(app.secret, body.proof)
  let own = proof && signUps.find((one) => one.proofHash?.equals(proof))
  if (own) return accept(own)
  const isRight = async (password: string): Promise<boolean> => {
    for (const one of signUps) {
      if (await isRightPassword(one.passwordHash, password)) {
        own = one
        return true
      }
    }
    return false
  }
  const refusal = await passwordRefusal(app, { body, address, isRight })
  return own ? accept(own) : refuse(refusal ?? refused('tokenInvalid'))
}

interface ConfirmationCall {
  readonly body: ConfirmationBody
  readonly request: Request
  readonly address: string
}

/** Makes the account and opens its first session; undefined when the link is of no sign-up. */
async function confirmNewAccount(
  app: App,
  { sessionSettings }: AccountDependencies,
  { body, request, address }: ConfirmationCall,
): Promise<Response | undefined> {
  const { database, secret, clock } = app
  const now = clock()
  const tokenHash = linkHash(secret, body.token)
  const signUps = await findSignUpsOfLink(database, tokenHash, now)
  if (signUps.length === 0) return undefined
  const own = await ownSignUp(app, signUps, { body, address })
  if (!own.ok) return own.refusal
  const chosen = own.value
  const key = trialKey(secret, chosen.email)
  const isMade = await confirmSignUp(database, { tokenHash, chosen, trialKey: key, now })
  const user = isMade ? await findUserByEmail(database, chosen.email) : undefined
  const event = 'account-opened'
  const session =
    user && (await openSession(database, sessionSettings, { event, user, request, now }))
  return session
    ? sessionResponse({ email: chosen.email, signed_in: true }, session)
    : refused('tokenInvalid')
}

/** The user whose address a link is about asked for it: in a session of his, or by password. */
async function changeRefusal(
  app: App,
  { body, request, address }: ConfirmationCall,
): Promise<Response | undefined> {
  const { database, secret, clock } = app
  const tokenHash = linkHash(secret, body.token)
  const now = clock()
  const link =
    (await findOneTimeToken(database, { kind: 'confirm-address', tokenHash }, now)) ??
    (await findOneTimeToken(database, { kind: 'new-address', tokenHash }, now))
  if (!link) return refused('tokenInvalid')
  const signedIn = await app.authenticate(request)
  if (signedIn?.user.id === link.userId) return undefined
  const isRight = async (password: string): Promise<boolean> =>
    isRightPassword(await findPasswordHash(database, link.userId), password)
  return passwordRefusal(app, { body, address, isRight })
}

export function confirmationRoutes(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const { mailer, billing } = dependencies
  bindRoute(app, routes.verifyEmail, async (call) => {
    const opened = await confirmNewAccount(app, dependencies, call)
    if (opened) return opened
    const refusal = await changeRefusal(app, call)
    if (refusal) return refusal
    const proof = { tokenHash: linkHash(secret, call.body.token), now: call.clock() }
    const confirmed = await confirmEmailAddress(database, proof)
    if (confirmed !== undefined) return { email: confirmed, signed_in: false }
    const { cookie } = dependencies.sessionSettings
    const token = findToken(call.request.headers, cookie, secret)?.token ?? ''
    const changed = await changeEmailAddress(database, { ...proof, keptSession: hashToken(token) })
    if (!changed) return refused('tokenInvalid')
    const { request } = call
    await recordAccountEvent(app, changed.userId, { kind: 'address-changed', request })
    mailer?.send(changed.before, SECURITY_MAILS.emailChanged(changed.email))
    if (billing) mailer?.inBackground(() => billing.updateEmail(changed.userId, changed.email))
    return { email: changed.email, signed_in: false }
  })
}
