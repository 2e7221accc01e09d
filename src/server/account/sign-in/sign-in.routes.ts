/** Sign-in by password. */
import { setTimeout as wait } from 'node:timers/promises'
import type { SecondFactorChallenge } from '../../../contract/account/account.ts'
import type { BodyOf } from '../../../contract/route.ts'
import { routes } from '../../../contract/routes.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { type MailContext, mailContext } from '../one-time-tokens/mailed-token.ts'
import { findPasswordCredential, type PasswordCredential } from '../password/password.store.ts'
import { isRightPassword, refuseWhenHashQueueIsFull } from '../password/password-hash.ts'
import { admitTry, forgiveTry, refundingOnFailure } from '../rate-limit.store.ts'
import { knownBrowser } from '../sessions/known-browser.ts'
import { finishSignIn } from '../sessions/open-session.ts'
import { findPendingSignUp } from '../sign-up/sign-up.store.ts'
import { resendConfirmation } from '../sign-up/sign-up-mails.ts'
import { findUser } from '../user.store.ts'

/** Hashing fits in with room to spare, on slow machines too. */
const REFUSAL_STEP_MS = 100

/**
 * A refusal leaves at a multiple of 100 ms after its request came (an instant of `performance.now()`), so that its time does not
 * tell which way it took: reading the row of an account is a hundredth of hashing a password, which an idle machine lets whoever
 * asks often enough see.
 */
async function constantTimeDelay(cameAt: number): Promise<void> {
  await wait(REFUSAL_STEP_MS - ((performance.now() - cameAt) % REFUSAL_STEP_MS))
}

/** A right password for an account that waits for its confirmation: the mail is sent again. */
async function refusePending(
  { database, clock }: App,
  { email, password }: BodyOf<typeof routes.signIn>,
  { mails, address }: { readonly mails: MailContext | undefined; readonly address: string },
): Promise<Response | undefined> {
  const pending = mails && (await findPendingSignUp(database, email, clock()))
  if (!pending || !(await isRightPassword(pending.passwordHash, password))) return undefined
  const letter = { email: email.toLowerCase(), address, knownBrowser: undefined }
  mails.mailer.inBackground(() => resendConfirmation(mails, letter))
  return refused('emailNotVerified')
}

interface PasswordSignIn {
  readonly credential: PasswordCredential | undefined
  readonly password: string
  readonly request: Request
  readonly now: Date
}

/** undefined when the password is wrong, or was changed while it was being verified. */
async function signInByPassword(
  app: App,
  dependencies: AccountDependencies,
  { credential, password, request, now }: PasswordSignIn,
): Promise<Response | SecondFactorChallenge | undefined> {
  const isRight = await isRightPassword(credential?.passwordHash, password)
  if (!isRight || !credential) return undefined
  const user = await findUser(app.database, credential.userId)
  const verifiedHash = credential.passwordHash
  return user && finishSignIn(app, dependencies, { user, request, now, verifiedHash })
}

export function signInRoutes(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const { sessionSettings } = dependencies
  const mails = mailContext(app, dependencies)
  bindRoute(app, routes.signIn, async ({ body, request, address, clock }) => {
    const cameAt = performance.now()
    refuseWhenHashQueueIsFull()
    const now = clock()
    const { email } = body
    const browser = await knownBrowser(app, sessionSettings.cookie, { request, email })
    const attempt = { kind: 'password', subject: email, address, knownBrowser: browser } as const
    const [admitted, credential] = await Promise.all([
      admitTry(database, secret, { ...attempt, now }),
      findPasswordCredential(database, email),
    ])
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const { password } = body
    const verify = () => signInByPassword(app, dependencies, { credential, password, request, now })
    const answer = await refundingOnFailure(database, secret, { attempt, verify })
    if (answer) {
      await forgiveTry(database, secret, attempt)
      return answer
    }
    const refusal = await refusePending(app, body, { mails, address })
    await constantTimeDelay(cameAt)
    return refusal ?? refused('invalidCredentials')
  })
}
