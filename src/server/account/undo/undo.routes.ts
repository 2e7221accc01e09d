/** A change of the ways in, undone by the link of the letter that told of it (A15). */
import { routes } from '../../../contract/routes.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { recordAccountEvent } from '../history/account-history.ts'
import { undoChange } from './undo.store.ts'
import { undoHash } from './undo-link.ts'

export function undoRoutes(app: App, { mailer, billing }: AccountDependencies): void {
  const { database, secret } = app
  bindRoute(app, routes.undoSecurityChange, async ({ body, request, clock }) => {
    const undone = await undoChange(database, undoHash(secret, body.token), clock())
    if (!undone) return refused('tokenInvalid')
    await recordAccountEvent(app, undone.userId, { kind: 'change-undone', request })
    if (billing && undone.isAddressBack) {
      mailer?.inBackground(() => billing.updateEmail(undone.userId, undone.email))
    }
    return { undone: undone.kind, email: undone.email }
  })
}
