/** What users change of themselves: name, declaration, address. */

import type { User } from '../../contract/account/account.ts'
import { MAIL_PAGES } from '../../contract/account/sign-up.ts'
import { routes } from '../../contract/routes.ts'
import { attestation } from '../../domain/account/attestation.ts'
import { SECURITY_MAILS, SIGN_IN_MAILS } from '../../texts/mails.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { refused } from './account-refusals.ts'
import { recordAccountEvent } from './history/account-history.ts'
import {
  type AskedLetter,
  admitLetter,
  issueLink,
  type MailContext,
  mailContext,
} from './one-time-tokens/mailed-token.ts'
import { waysInRefusal } from './second-factor/second-factor-code.ts'
import { CONFIRMATION_LIFE_MS } from './sign-up/sign-up-mails.ts'
import { keepAddress } from './undo/undo.store.ts'
import { newUndoLink, undoUrl } from './undo/undo-link.ts'
import { findUserByEmail, setUserName, storeAttestation } from './user.store.ts'

/** Asks a new address to confirm itself; the account of somebody else stays untouched and is told. */
async function sendEmailChangeLink(
  context: MailContext,
  userId: string,
  letter: AskedLetter,
): Promise<void> {
  const newEmail = letter.email
  if (!(await admitLetter(context, 'new-address-letter', letter))) return
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

/** At once, with what undoes it: who asks may be a stranger in a session left open (A15). */
async function tellOldAddress(context: MailContext, user: User, newEmail: string): Promise<void> {
  const { database, secret, clock } = context.app
  const undo = newUndoLink(secret, clock())
  await keepAddress(database, user.id, undo)
  const url = undoUrl(context, undo.token)
  context.mailer.send(user.email, SECURITY_MAILS.emailChangeAsked(newEmail, url))
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
  bindRoute(app, routes.changeEmail, async ({ user, body, request, address }) => {
    if (!context) return refused('mailNotConfigured')
    const refusal = await waysInRefusal(app, { user, body, address })
    if (refusal) return refusal
    const newEmail = body.newEmail.toLowerCase()
    if (newEmail === user.email.toLowerCase()) return refused('sameEmail', 'newEmail')
    await recordAccountEvent(app, user.id, { kind: 'address-asked', request })
    context.mailer.inBackground(async () => {
      const letter = { email: newEmail, address, knownBrowser: undefined }
      await sendEmailChangeLink(context, user.id, letter)
      await tellOldAddress(context, user, newEmail)
    })
    return { sent: true }
  })
}
