/** What is stored about a user: its export as a file of JSON, and its erasure. Both ask for the password again. */
import { routes } from '../../../contract/routes.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import { type App, bindRoute, type RouteCall } from '../../http/bind-route.ts'
import { streamedText } from '../../http/pieced-json.ts'
import { invalidRequest } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { serializeCookie } from '../sessions/session-token.ts'
import { trialKey } from '../trial-key.ts'
import { eraseUser, exportUser } from '../user.store.ts'
import { type ExportSlice, exportTables } from './export.store.ts'
import { readStorageUse } from './storage-guard.ts'

/** Raised when the form of the file changes. */
const FORMAT = 'encrier-export-1'

function member(name: string, value: unknown): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`
}

/** A row a line; slices of one table follow each other. */
async function* tableLines(tables: AsyncIterable<ExportSlice>): AsyncGenerator<string> {
  let open: string | undefined
  let comma = ''
  for await (const { table, rows } of tables) {
    if (table !== open) {
      yield `${open === undefined ? '' : '\n]'},\n${JSON.stringify(table)}: [`
      open = table
      comma = ''
    }
    if (rows.length === 0) continue
    yield comma + rows.map((row) => `\n${JSON.stringify(row)}`).join(',')
    comma = ','
  }
  if (open !== undefined) yield '\n]'
}

/** Written while the tables are read. `account`: what is not behind row-level security. */
async function* exportText(
  account: Readonly<Record<string, unknown>>,
  tables: AsyncIterable<ExportSlice>,
  exportedAt: string,
): AsyncGenerator<string> {
  const head = { format: FORMAT, exported_at: exportedAt, ...account }
  yield `{\n${Object.entries(head)
    .map(([name, value]) => member(name, value))
    .join(',\n')}`
  yield* tableLines(tables)
  yield '\n}\n'
}

type ExportCall = Omit<RouteCall<typeof routes.readExport>, 'body'>

/** Percent-encoded, because headers are not UTF-8. */
function passwordHeader(request: Request): string | undefined {
  try {
    return decodeURIComponent(request.headers.get('x-password') ?? '')
  } catch {
    return undefined
  }
}

/** Unlike CSV, JSON needs no guard against formulas: texts stand in it as they were written. */
async function exported(app: App, call: ExportCall, password: string): Promise<Response> {
  const { user, owner, address, clock } = call
  const current = await confirmPassword(app, { user, address, password })
  if (!current.ok) return current.refusal
  const account = await exportUser(app.database, user.id)
  const now = clock().toISOString()
  return new Response(streamedText(exportText(account, exportTables(owner, app.database), now)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="encrier-${now.slice(0, 10)}.json"`,
    },
  })
}

export function accountDataRoutes(
  app: App,
  { sessionSettings, mailer, billing }: AccountDependencies,
): void {
  bindRoute(app, routes.getStorageUse, ({ owner, clock }) =>
    readStorageUse(owner, app.database, clock()),
  )

  bindRoute(app, routes.exportAccount, (call) => exported(app, call, call.body.password))

  bindRoute(app, routes.readExport, (call) => {
    const password = passwordHeader(call.request)
    return password ? exported(app, call, password) : invalidRequest({ password: 'required' })
  })

  bindRoute(app, routes.eraseAccount, async ({ user, body, address, clock }) => {
    const current = await confirmPassword(app, { user, address, password: body.password })
    if (!current.ok) return current.refusal
    try {
      // First: who is erased here must not go on paying there.
      await billing?.eraseCustomer(user.id)
    } catch {
      return refused('billingFailed')
    }
    const key = trialKey(app.secret, user.email)
    await eraseUser(app.database, { user, trialKey: key, now: clock() })
    mailer?.send(user.email, SECURITY_MAILS.accountErased())
    const cookie = serializeCookie(sessionSettings.cookie, '', 0)
    return new Response(null, { status: 204, headers: { 'set-cookie': cookie } })
  })
}
