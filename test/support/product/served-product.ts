/** The product as a process of its own, on a database that the test reaches too: people who are signed in call it over HTTP. */
import { sessionCookie, signToken } from '../../../src/server/account/sessions/session-token.ts'
import { openOperatorDatabase } from '../../../src/server/db/operator-database.ts'
import type { SocketConnection } from '../../../src/server/db/supervisor/lease.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'
import { SECRET } from '../database/database.ts'
import { ownerConnection } from '../database/own-postgres.ts'
import type { Person } from '../people/people.ts'
import { type Product, startProduct } from './product.ts'
import { callerOf, openSession, type SignedInCaller } from './test-app.ts'

const SESSION_MS = 3_600_000

type Env = Readonly<Record<string, string>>

/** A new session of a person, whose account is made when there is none, for calls to the server at `url`. */
export async function signedIn(
  owner: SocketConnection,
  url: string,
  person: Person,
): Promise<SignedInCaller> {
  const operator = openOperatorDatabase(owner, SILENT_LOG)
  const end = new Date(Date.now() + SESSION_MS)
  const { id, token } = await openSession({ asOwner: operator.transaction }, person, end)
  await operator.close()
  const cookie = `${sessionCookie(url).name}=${signToken(token, SECRET)}`
  return { ...callerOf({ fetch: (request) => fetch(request) }, { cookie }, url), id, token, cookie }
}

/** The same session at another address: sessions are rows, any server knows them. */
export function callerAt(url: string, { cookie }: SignedInCaller): ReturnType<typeof callerOf> {
  return callerOf({ fetch: (request) => fetch(request) }, { cookie }, url)
}

/** The address of a database as an operator writes it. */
export function databaseUrl({ user, password, host, database }: SocketConnection): string {
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
}

/** A server on a PostgreSQL that is not its own. */
export function startOnDatabase(connection: SocketConnection, env: Env = {}): Product {
  return startProduct({
    env: {
      DATABASE_URL: databaseUrl(connection),
      AUTH_SECRET: SECRET,
      DATA_DIR: '/nowhere/at/all',
      ...env,
    },
  })
}

/** A server with the PostgreSQL of its data folder. */
export function startInFolder(dataDir: string, env: Env = {}): Product {
  return startProduct({ env: { DATA_DIR: dataDir, AUTH_SECRET: SECRET, DEMO: 'off', ...env } })
}

/** Somebody signed in to the server of a data folder, which runs. */
export async function signedInFolder(
  dataDir: string,
  url: string,
  person: Person,
): Promise<SignedInCaller> {
  return signedIn(await ownerConnection(dataDir), url, person)
}
