/** What users change of themselves: name, declaration, address. */

import { MAIL_PAGES } from '../../contract/account/sign-up.ts'
import { routes } from '../../contract/routes.ts'
import { attestation } from '../../domain/account/attestation.ts'
import { SIGN_IN_MAILS } from '../../texts/mails.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { refused } from './account-refusals.ts'
import {
  admitMail,
  issueLink,
  type MailContext,
  mailContext,
} from './one-time-tokens/mailed-token.ts'
import { confirmPassword } from './password/confirm-password.ts'
import { CONFIRMATION_LIFE_MS } from './sign-up/sign-up-mails.ts'
import { findUserByEmail, setUserName, storeAttestation } from './user.store.ts'

/** Asks a new address to confirm itself; the account of somebody else stays untouched and is told. */
async function sendEmailChangeLink(
  context: MailContext,
  userId: string,
  newEmail: string,
): Promise<void> {
  if (!(await admitMail(context, newEmail))) return
  if (await findUserByEmail(context.app.database, newEmail)) {
    context.mailer.send(newEmail, SIGN_IN_MAILS.accountExists(`${context.publicUrl}/login`))
    return
  }
  const url = await issueLink(context, {
    kind: 'new-address',
    userId,
    address: newEmail,
    page: MAIL_PAGES.confirmAddress,
    lifeMs: CONFIRMATION_LIFE_MS,
  })
  context.mailer.send(newEmail, SIGN_IN_MAILS.newAddress(url))
}

export function userRoutes(app: App, dependencies: AccountDependencies): void {
  const { database } = app
  bindRoute(app, routes.updateUser, async ({ user, body }) => {
    await setUserName(database, user.id, body.name)
    return { ...user, name: body.name }
  })

  bindRoute(app, routes.attest, async ({ user, body, clock }) => {
    await storeAttestation(database, user.id, attestation(body.attested_as, clock()))
    return { ...user, attested_as: body.attested_as }
  })

  const context = mailContext(app, dependencies)
  bindRoute(app, routes.changeEmail, async ({ user, body, address }) => {
    if (!context) return refused('mailNotConfigured')
    const current = await confirmPassword(app, { user, address, password: body.password })
    if (!current.ok) return current.refusal
    const newEmail = body.newEmail.toLowerCase()
    if (newEmail === user.email.toLowerCase()) return refused('sameEmail', 'newEmail')
    context.mailer.inBackground(() => sendEmailChangeLink(context, user.id, newEmail))
    return { sent: true }
  })
}
