/** The product on a database of its own, with a teacher, for the benchmarks that ask it over HTTP. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../src/server/db/supervisor/embedded-postgres.ts'
import { SILENT_LOG } from '../../src/server/log.ts'
import { postmasterOf } from '../../test/support/product/data-dir.ts'
import { startProduct as startProcess } from '../../test/support/product/product.ts'

export const PASSWORD = 'une longue phrase de passe'
export const SECRET = 'bench-secret-bench-secret-bench-secret'

export interface Classes {
  readonly teachers: number
  /** Of each teacher. */
  readonly learners: number
}

export interface Teacher {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  /** For a browser. */
  readonly cookies: readonly { name: string; value: string; url: string }[]
}

export interface BenchProduct {
  readonly url: string
  readonly port: number
  /** The server's own process. */
  readonly pid: number
  /** The database's first process. */
  readonly postmaster: number
  /** The owner's connection. */
  readonly databaseUrl: string
  /** Makes teachers with their classes; answers their addresses. */
  seed(classes: Classes): Promise<string[]>
  signIn(email: string): Promise<Teacher>
  teacherWithLearners(count: number): Promise<Teacher>
  stop(): Promise<void>
}

async function seedTeachers(
  folder: string,
  env: NodeJS.ProcessEnv,
  { teachers, learners }: Classes,
): Promise<string[]> {
  const emails = Array.from({ length: teachers }, (_, i) => `bench-${learners}-${i}@exemple.fr`)
  const file = join(folder, `users-${learners}.json`)
  const rows = Array.from({ length: learners }, (_, i) => ({
    first_name: `Camille ${i}`,
    last_name: 'Bernard',
    birth_date: '2017-03-12',
    level: 'CE2',
  }))
  const accounts = emails.map((email) => ({
    email,
    password: PASSWORD,
    plan: 'teacher',
    learners: rows,
  }))
  await writeFile(file, JSON.stringify(accounts))
  const script = new URL('../../tools/commands/seed.ts', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [script, '--users', file], { env })
  return emails
}

async function signIn(url: string, email: string): Promise<Teacher> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const body: unknown = await response.json()
  const id = JSON.stringify(body).match(/"id":"([0-9a-f-]+)"/u)?.[1] ?? ''
  const at = cookie.indexOf('=')
  return {
    id,
    headers: { cookie },
    cookies: [{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url }],
  }
}

/** Starts PostgreSQL in `folder` and the product on it, without the demo; `more` is added to its environment. */
export async function startProduct(
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<BenchProduct> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: SILENT_LOG })
  const { host, user, password, database } = postgres.connection
  const databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`
  const env = { DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET, DEMO: 'off', LOG_LEVEL: 'error' }
  const product = startProcess({ env: { ...env, ...more } })
  const url = await product.ready()
  const seed = (classes: Classes): Promise<string[]> =>
    seedTeachers(folder, { ...process.env, ...env }, classes)
  return {
    url,
    port: Number(new URL(url).port),
    pid: product.child.pid ?? 0,
    postmaster: (await postmasterOf(folder)) ?? 0,
    databaseUrl,
    seed,
    signIn: (email) => signIn(url, email),
    teacherWithLearners: async (learners) => {
      const [email = ''] = await seed({ teachers: 1, learners })
      return signIn(url, email)
    },
    stop: async () => {
      await product.stop('SIGTERM')
      await postgres.stop()
    },
  }
}
