/** The product as a process of its own on a database of the run's PostgreSQL, called over HTTP by people who are signed in. */
import { inject } from 'vitest'
import { sessionCookie, signToken } from '../../../src/server/account/sessions/session-token.ts'
import { SECRET, type TestDatabase, testDatabase } from '../database/database.ts'
import type { Person } from '../people/people.ts'
import { type Product, startProduct } from './product.ts'
import { callerOf, openSession, type SignedInCaller } from './test-app.ts'

export interface WholeServer extends AsyncDisposable {
  readonly product: Product
  readonly pid: number
  readonly url: string
  readonly base: TestDatabase
  /** A new session of a person, whose account is made when there is none. */
  as(person: Person): Promise<SignedInCaller>
}

const SESSION_MS = 3_600_000

/** The address of a database of the run, as an operator writes it. */
export function addressOf({ owner }: Pick<TestDatabase, 'owner'>): string {
  if (!('database' in owner)) throw new Error('a database without a name')
  const { host, user, password } = inject('postgres') as typeof owner
  return `postgres://${user}:${password}@localhost/${owner.database}?host=${encodeURIComponent(host)}`
}

/** Without a `Request` in between: one that is collected as garbage takes the signal that would abort its fetch along. */
function directFetch(url: string, cookie: string): SignedInCaller['fetch'] {
  return (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    return fetch(new URL(path, url), { ...init, headers })
  }
}

/** Starts a server on a database of its own, or beside others on `shared`; `env` is added to what an operator must give. */
export async function wholeServer(
  env: Readonly<Record<string, string>> = {},
  shared?: TestDatabase,
): Promise<WholeServer> {
  const base = shared ?? (await testDatabase())
  const product = startProduct({
    env: {
      DATABASE_URL: addressOf(base),
      AUTH_SECRET: SECRET,
      DATA_DIR: '/nowhere/at/all',
      ...env,
    },
  })
  const url = await product.ready()
  return {
    product,
    pid: product.child.pid ?? 0,
    url,
    base,
    as: async (person) => {
      const { id, token } = await openSession(base, person, new Date(Date.now() + SESSION_MS))
      const cookie = `${sessionCookie(url).name}=${signToken(token, SECRET)}`
      const caller = callerOf({ fetch: (request) => fetch(request) }, { cookie }, url)
      return { ...caller, fetch: directFetch(url, cookie), id, token, cookie }
    },
    [Symbol.asyncDispose]: async () => {
      await product[Symbol.asyncDispose]()
      if (shared === undefined) await base[Symbol.asyncDispose]()
    },
  }
}
