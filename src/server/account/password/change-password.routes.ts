/** The password of a signed-in user, replaced by another; all sessions are closed and a new one is opened. */
import { routes } from '../../../contract/routes.ts'
import { passwordProblem } from '../../../domain/account/password.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused, weakPassword } from '../account-refusals.ts'
import { openSession, sessionResponse } from '../sessions/open-session.ts'
import { confirmPassword } from './confirm-password.ts'
import { replacePassword } from './password.store.ts'
import { hashPassword } from './password-hash.ts'

export function changePasswordRoutes(
  app: App,
  { sessionSettings, mailer }: AccountDependencies,
): void {
  const { database } = app
  bindRoute(app, routes.changePassword, async ({ user, body, request, address, clock }) => {
    const weak = passwordProblem(body.newPassword, user.email)
    if (weak) return weakPassword('newPassword', weak)
    const field = 'currentPassword'
    const current = await confirmPassword(app, {
      user,
      address,
      password: body.currentPassword,
      field,
    })
    if (!current.ok) return current.refusal
    const after = await hashPassword(body.newPassword)
    const change = { userId: user.id, before: current.value, after }
    const session =
      (await replacePassword(database, change)) &&
      (await openSession(database, sessionSettings, {
        event: 'password-changed',
        user,
        request,
        now: clock(),
        verifiedHash: after,
      }))
    if (!session) return refused('wrongPassword', field)
    mailer?.send(user.email, SECURITY_MAILS.passwordChanged())
    return sessionResponse({ token: session.token }, session)
  })
}
