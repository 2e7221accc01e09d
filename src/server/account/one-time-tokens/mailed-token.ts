/** Tokens that leave by mail, out of sight of whoever asked: whether an address is known must not be seen from outside. */

import type { routes } from '../../../contract/routes.ts'
import { MAX_MAIL_REQUESTS_PER_HOUR } from '../../../domain/account/account-limits.ts'
import type { TryKind } from '../../../domain/account/try-costs.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { Mailer } from '../../mailer/mailer.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { admitHourlyAttempt, admitTry } from '../rate-limit.store.ts'
import { knownBrowser } from '../sessions/known-browser.ts'
import {
  deleteExpiredTokens,
  type OneTimeTokenKind,
  storeOneTimeToken,
} from './one-time-token.store.ts'
import { keyedHash, newOneTimeToken } from './one-time-token.ts'

export interface MailContext {
  readonly app: App
  readonly mailer: Mailer
  /** Origin of the links. */
  readonly publicUrl: string
}

/** undefined where no mail can be sent. */
export function mailContext(
  app: App,
  { mailer, publicUrl }: AccountDependencies,
): MailContext | undefined {
  return mailer && { app, mailer, publicUrl }
}

export function linkHash(secret: string, token: string): Buffer {
  return keyedHash(secret, 'link', token)
}

/** The token stands behind `#`, where no server and no log sees it. */
export function linkUrl({ publicUrl }: MailContext, page: string, token: string): string {
  return `${publicUrl}${page}#${token}`
}

/** A letter to somebody, and who asks for it. */
export interface AskedLetter {
  /** In lower case. */
  readonly email: string
  readonly address: string
  readonly knownBrowser: string | undefined
}

type LetterKind = Extract<TryKind, `${string}-letter`>

/**
 * Counts a letter; false when whoever asks, or all together, had their share. Asked before a link or a code is made, which
 * replaces the one sent before: a mail that does not leave must not undo the last one that did.
 */
export async function admitLetter(
  { app }: MailContext,
  kind: LetterKind,
  { email, address, knownBrowser }: AskedLetter,
): Promise<boolean> {
  const { database, secret, clock } = app
  const one = { kind, subject: email, address, knownBrowser, now: clock() }
  return (await admitTry(database, secret, one)) === 'admitted'
}

interface LinkRequest {
  readonly kind: OneTimeTokenKind
  readonly userId: string
  readonly address?: string
  /** Path of the page that takes the token. */
  readonly page: string
  readonly lifeMs: number
}

/** A new link in the place of earlier ones of its kind. */
export async function issueLink(
  context: MailContext,
  { page, lifeMs, ...token }: LinkRequest,
): Promise<string> {
  const { database, secret, clock } = context.app
  const secretToken = newOneTimeToken()
  const now = clock()
  await storeOneTimeToken(database, {
    ...token,
    tokenHash: linkHash(secret, secretToken),
    expiresAt: new Date(now.getTime() + lifeMs),
  })
  await deleteExpiredTokens(database, now)
  return linkUrl(context, page, secretToken)
}

interface MailRequest {
  readonly route:
    | typeof routes.requestPasswordReset
    | typeof routes.sendVerification
    | typeof routes.sendOneTimeCode
  /** Looks for the account and writes to it, if there is one. */
  readonly send: (context: MailContext, letter: AskedLetter) => Promise<void>
}

/** A route that answers `sent`, whatever becomes of it. */
export function bindMailRequest(
  app: App,
  dependencies: AccountDependencies,
  { route, send }: MailRequest,
): void {
  const { database, secret } = app
  const context = mailContext(app, dependencies)
  bindRoute(app, route, async ({ body, request, address, clock }) => {
    if (!context) return refused('mailNotConfigured')
    const attempt = {
      action: 'ask-mail',
      subject: address,
      perHour: MAX_MAIL_REQUESTS_PER_HOUR,
      now: clock(),
    }
    const admitted = await admitHourlyAttempt(database, secret, attempt)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const email = body.email.toLowerCase()
    const { cookie } = dependencies.sessionSettings
    context.mailer.inBackground(async () => {
      const browser = await knownBrowser(app, cookie, { request, email })
      await send(context, { email, address, knownBrowser: browser })
    })
    return { sent: true }
  })
}
