/** The second factor (TOTP, RFC 6238): turned on, asked for at sign-in, turned off. */
import { routes } from '../../../contract/routes.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import { PRODUCT } from '../../../texts/shell.ts'
import { decrypt, encrypt } from '../../encryption.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import {
  consumeOneTimeToken,
  countOneTimeTokenAttempt,
} from '../one-time-tokens/one-time-token.store.ts'
import { keyedHash } from '../one-time-tokens/one-time-token.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { admitSignInAttempt, clearSignInAttempts } from '../rate-limit.store.ts'
import { normalizedCode, randomReadableCode } from '../readable-code.ts'
import type { SessionSettings } from '../sessions/authenticator.ts'
import { challengeHash, openSession, sessionResponse } from '../sessions/open-session.ts'
import { findToken, hashToken } from '../sessions/session-token.ts'
import { findUser } from '../user.store.ts'
import {
  consumeRecoveryCode,
  consumeTimeStep,
  disableSecondFactor,
  enableSecondFactor,
  findSecondFactor,
  prepareSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.store.ts'
import { base32, matchingTimeStep, newTotpSecret, totpUri } from './totp.ts'

const RECOVERY_CODE_COUNT = 10
/** Three groups carry 59 bits. */
const RECOVERY_CODE_GROUPS = 3

function encryptionKey(secret: string, userId: string): Buffer {
  return keyedHash(secret, 'second-factor', userId)
}

function recoveryHash(secret: string, userId: string, code: string): Buffer {
  return keyedHash(secret, `recovery-code ${userId}`, normalizedCode(code))
}

function newRecoveryCodes(secret: string, userId: string): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    randomReadableCode(RECOVERY_CODE_GROUPS),
  )
  return { codes, hashes: codes.map((code) => recoveryHash(secret, userId, code)) }
}

/** undefined when the key was encrypted under another secret of the server. */
function decryptedKey({ secret, log }: App, userId: string, encrypted: Buffer): Buffer | undefined {
  try {
    return decrypt(encryptionKey(secret, userId), encrypted)
  } catch {
    log.warn('second-factor-sealed-otherwise')
    return undefined
  }
}

/** A code counts once: its time step is used up (RFC 6238, 5.2). */
async function isRightCode(app: App, userId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(app.database, userId)
  const key = factor && decryptedKey(app, userId, factor.secret)
  const step = key && matchingTimeStep(key, code, app.clock().getTime())
  return step !== undefined && consumeTimeStep(app.database, userId, step)
}

function bindSettings(app: App, { sessionSettings, mailer }: AccountDependencies): void {
  const { database, secret } = app

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
    const attempt = { email: `second step of ${user.id}`, address }
    const admitted = await admitSignInAttempt(database, secret, { ...attempt, now: clock() })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    if (!(await isRightCode(app, user.id, body.code))) return refused('wrongCode', 'code')
    await clearSignInAttempts(database, secret, attempt)
    const { codes, hashes } = newRecoveryCodes(secret, user.id)
    const token =
      findToken(request.headers, sessionSettings.cookie, sessionSettings.secret)?.token ?? ''
    await enableSecondFactor(database, user.id, {
      codeHashes: hashes,
      keptSession: hashToken(token),
    })
    mailer?.send(user.email, SECURITY_MAILS.twoFactorOn())
    return { recovery_codes: codes }
  })

  bindRoute(app, routes.renewRecoveryCodes, async ({ user, body, address }) => {
    const current = await confirmPassword(app, { user, address, password: body.password })
    if (!current.ok) return current.refusal
    const { codes, hashes } = newRecoveryCodes(secret, user.id)
    if (!(await replaceRecoveryCodes(database, user.id, hashes))) return refused('twoFactorOff')
    return { recovery_codes: codes }
  })

  bindRoute(app, routes.disableTwoFactor, async ({ user, body, address }) => {
    const current = await confirmPassword(app, { user, address, password: body.password })
    if (!current.ok) return current.refusal
    await disableSecondFactor(database, user.id)
    if (user.two_factor) mailer?.send(user.email, SECURITY_MAILS.twoFactorOff())
    return new Response(null, { status: 204 })
  })
}

type FactorCheck = (userId: string) => Promise<boolean>

interface ChallengeAnswer {
  readonly challenge: string
  readonly request: Request
  readonly address: string
}

/** Opens the session of a challenge; it takes five wrong answers, its account ten. */
async function passChallenge(
  app: App,
  settings: SessionSettings,
  answer: ChallengeAnswer,
  isRight: FactorCheck,
): Promise<Response> {
  const { database, secret, clock } = app
  const now = clock()
  const key = { kind: 'second-step', tokenHash: challengeHash(secret, answer.challenge) } as const
  const token = await countOneTimeTokenAttempt(database, key, now)
  if (!token) return refused('challengeOver')
  const attempt = { email: `second step of ${token.userId}`, address: answer.address }
  const admitted = await admitSignInAttempt(database, secret, { ...attempt, now })
  if (admitted !== 'admitted') return tooManyAttempts(admitted)
  if (!(await isRight(token.userId))) return refused('wrongCode', 'code')
  const taken = await consumeOneTimeToken(database, key, now)
  const user = taken && (await findUser(database, taken.userId))
  if (!user) return refused('challengeOver')
  await clearSignInAttempts(database, secret, attempt)
  const session = await openSession(database, settings, { user, request: answer.request, now })
  return session
    ? sessionResponse({ token: session.token, user }, session)
    : refused('challengeOver')
}

function bindChallenges(app: App, settings: SessionSettings): void {
  const { database, secret } = app
  bindRoute(app, routes.verifyTotp, ({ body, request, address }) =>
    passChallenge(app, settings, { challenge: body.challenge, request, address }, (userId) =>
      isRightCode(app, userId, body.code),
    ),
  )
  bindRoute(app, routes.verifyRecoveryCode, ({ body, request, address }) =>
    passChallenge(app, settings, { challenge: body.challenge, request, address }, (userId) =>
      consumeRecoveryCode(database, userId, recoveryHash(secret, userId, body.code)),
    ),
  )
}

export function secondFactorRoutes(app: App, dependencies: AccountDependencies): void {
  bindSettings(app, dependencies)
  bindChallenges(app, dependencies.sessionSettings)
}
