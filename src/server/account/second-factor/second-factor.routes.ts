/** The second factor (TOTP, RFC 6238): turned on, asked for at sign-in, turned off. */
import { routes } from '../../../contract/routes.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import { PRODUCT } from '../../../texts/shell.ts'
import { encrypt } from '../../encryption.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { sessionExpired, tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { recordAccountEvent } from '../history/account-history.ts'
import {
  consumeOneTimeToken,
  countOneTimeTokenAttempt,
} from '../one-time-tokens/one-time-token.store.ts'
import { provePasskey } from '../passkeys/passkey-proof.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { admitTry, forgiveTry } from '../rate-limit.store.ts'
import { challengeHash, enter } from '../sessions/open-session.ts'
import { currentSessionHash } from '../sessions/session-token.ts'
import { newUndoLink, undoUrl } from '../undo/undo-link.ts'
import { findUser } from '../user.store.ts'
import {
  consumeRecoveryCode,
  disableSecondFactor,
  enableSecondFactor,
  prepareSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.store.ts'
import {
  encryptionKey,
  isRightCode,
  newRecoveryCodes,
  recoveryHash,
  waysInRefusal,
} from './second-factor-code.ts'
import { base32, newTotpSecret, totpUri } from './totp.ts'

function bindSettings(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const { sessionSettings, mailer } = dependencies
  const currentSession = (request: Request): string =>
    currentSessionHash(request, sessionSettings.cookie, sessionSettings.secret)

  bindRoute(app, routes.enableTwoFactor, async ({ user, body, address }) => {
    const current = await confirmPassword(app, { user, address, password: body.password })
    if (!current.ok) return current.refusal
    const key = newTotpSecret()
    const encrypted = encrypt(encryptionKey(secret, user.id), key)
    if (!(await prepareSecondFactor(database, user.id, encrypted))) return refused('twoFactorOn')
    return { totp_uri: totpUri(key, PRODUCT, user.email), secret: base32(key) }
  })

  bindRoute(app, routes.confirmTwoFactor, async ({ user, body, request, address, clock }) => {
    if (user.two_factor) return refused('twoFactorOn')
    const attempt = { kind: 'second-factor', subject: user.id, address } as const
    const admitted = await admitTry(database, secret, { ...attempt, now: clock() })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    if (!(await isRightCode(app, user.id, body.code))) return refused('wrongCode', 'code')
    await forgiveTry(database, secret, attempt)
    const { codes, hashes } = newRecoveryCodes(secret, user.id)
    const undo = newUndoLink(secret, clock())
    const keptSession = currentSession(request)
    const added = { codeHashes: hashes, keptSession, undo }
    if (!(await enableSecondFactor(database, user.id, added))) return sessionExpired()
    await recordAccountEvent(app, user.id, { kind: 'second-factor-on', request })
    mailer?.send(user.email, SECURITY_MAILS.twoFactorOn(undoUrl(dependencies, undo.token)))
    return { recovery_codes: codes }
  })

  bindRoute(app, routes.renewRecoveryCodes, async ({ user, body, request, address, clock }) => {
    // Whoever has new codes passes every step-up.
    const refusal = await waysInRefusal(app, { user, body, address })
    if (refusal) return refusal
    const { codes, hashes } = newRecoveryCodes(secret, user.id)
    const undo = newUndoLink(secret, clock())
    const isOn = await replaceRecoveryCodes(database, user.id, { codeHashes: hashes, undo })
    if (!isOn) return refused('twoFactorOff')
    await recordAccountEvent(app, user.id, { kind: 'codes-renewed', request })
    mailer?.send(user.email, SECURITY_MAILS.codesRenewed(undoUrl(dependencies, undo.token)))
    return { recovery_codes: codes }
  })

  bindRoute(app, routes.disableTwoFactor, async ({ user, body, request, address, clock }) => {
    const refusal = await waysInRefusal(app, { user, body, address })
    if (refusal) return refusal
    const undo = newUndoLink(secret, clock())
    await disableSecondFactor(database, user.id, { undo, keptSession: currentSession(request) })
    if (user.two_factor) {
      await recordAccountEvent(app, user.id, { kind: 'second-factor-off', request })
      mailer?.send(user.email, SECURITY_MAILS.twoFactorOff(undoUrl(dependencies, undo.token)))
    }
    return new Response(null, { status: 204 })
  })
}

/** The refusal of a wrong one; undefined: it is right, and the account's own. */
type FactorCheck = (userId: string) => Promise<Response | undefined>

const codeCheck =
  (isRight: (userId: string) => Promise<boolean>): FactorCheck =>
  async (userId) =>
    (await isRight(userId)) ? undefined : refused('wrongCode', 'code')

interface ChallengeAnswer {
  readonly challenge: string
  readonly request: Request
  readonly address: string
}

/** Opens the session of a challenge; it takes five wrong answers, its account ten. */
async function passChallenge(
  app: App,
  dependencies: AccountDependencies,
  answer: ChallengeAnswer,
  check: FactorCheck,
): Promise<Response> {
  const { database, secret, clock } = app
  const now = clock()
  const key = { kind: 'second-step', tokenHash: challengeHash(secret, answer.challenge) } as const
  const token = await countOneTimeTokenAttempt(database, key, now)
  if (!token) return refused('challengeOver')
  const { address } = answer
  const attempt = { kind: 'second-factor', subject: token.userId, address } as const
  const admitted = await admitTry(database, secret, { ...attempt, now })
  if (admitted !== 'admitted') return tooManyAttempts(admitted)
  const refusal = await check(token.userId)
  if (refusal) return refusal
  const taken = await consumeOneTimeToken(database, key, now)
  const user = taken && (await findUser(database, taken.userId))
  if (!user) return refused('challengeOver')
  await forgiveTry(database, secret, attempt)
  const entered = await enter(app, dependencies, { user, request: answer.request, now })
  return entered ?? refused('challengeOver')
}

function bindChallenges(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  bindRoute(app, routes.verifyTotp, ({ body, request, address }) => {
    const isRight = codeCheck((userId) => isRightCode(app, userId, body.code))
    return passChallenge(
      app,
      dependencies,
      { challenge: body.challenge, request, address },
      isRight,
    )
  })

  bindRoute(app, routes.verifyRecoveryCode, ({ body, request, address }) => {
    const isRight = codeCheck((userId) =>
      consumeRecoveryCode(database, userId, recoveryHash(secret, userId, body.code)),
    )
    return passChallenge(
      app,
      dependencies,
      { challenge: body.challenge, request, address },
      isRight,
    )
  })

  bindRoute(app, routes.verifyPasskey, ({ body, request, address }) => {
    const isOwn: FactorCheck = async (userId) => {
      const proven = await provePasskey(app, dependencies, body.credential)
      if (!proven.ok) return proven.refusal
      return proven.value === userId ? undefined : refused('passkeyUnknown')
    }
    return passChallenge(app, dependencies, { challenge: body.challenge, request, address }, isOwn)
  })
}

export function secondFactorRoutes(app: App, dependencies: AccountDependencies): void {
  bindSettings(app, dependencies)
  bindChallenges(app, dependencies)
}
