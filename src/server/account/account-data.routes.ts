/** What is stored about a user, handed over or erased. The password is asked again for both. */
import { routes } from '../../contract/routes.ts'
import { SECURITY_MAILS } from '../../texts/mails.ts'
import { type App, bind, type Call } from '../http/bind.ts'
import { invalidRequest } from '../http/problem.ts'
import type { AccountParts } from './account-parts.ts'
import { refused } from './account-refusals.ts'
import { readEverything } from './export.store.ts'
import { exportFile } from './export-file.ts'
import { refusePassword } from './password-again.ts'
import { serializeCookie } from './session-token.ts'
import { eraseUser, readUser } from './user.store.ts'

type ExportCall = Omit<Call<typeof routes.readExport>, 'body'>

/** The password of a program: percent-encoded, because headers are not UTF-8. */
function passwordHeader(request: Request): string | undefined {
  try {
    return decodeURIComponent(request.headers.get('x-password') ?? '')
  } catch {
    return undefined
  }
}

/** JSON is opened by no spreadsheet, so that texts stand in it as they were written. */
async function exported(app: App, call: ExportCall, password: string): Promise<Response> {
  const { user, owner, address, clock } = call
  const wrong = await refusePassword(app, { user, address, password })
  if (wrong) return wrong
  const account = await readUser(app.database, user.id)
  const now = clock().toISOString()
  return new Response(exportFile(account, readEverything(owner, app.database), now), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="encrier-${now.slice(0, 10)}.json"`,
    },
  })
}

export function accountDataRoutes(app: App, { session, post, billing }: AccountParts): void {
  bind(app, routes.exportAccount, (call) => exported(app, call, call.body.password))

  bind(app, routes.readExport, (call) => {
    const password = passwordHeader(call.request)
    return password ? exported(app, call, password) : invalidRequest({ password: 'required' })
  })

  bind(app, routes.eraseAccount, async ({ user, body, address }) => {
    const wrong = await refusePassword(app, { user, address, password: body.password })
    if (wrong) return wrong
    try {
      // First: who is erased here must not go on paying there.
      await billing?.forget(user.id)
    } catch {
      return refused('billingFailed')
    }
    await eraseUser(app.database, user)
    post?.send(user.email, SECURITY_MAILS.accountErased())
    const cookie = serializeCookie(session.cookie, '', 0)
    return new Response(null, { status: 204, headers: { 'set-cookie': cookie } })
  })
}
