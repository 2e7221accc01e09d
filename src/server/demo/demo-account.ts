/**
 * The demo account, created once in the life of a database: deleted or changed, it never comes back. Its mark stands beside those
 * of the migrations, with a hash by which a changed password is noticed.
 */
import { createHmac } from 'node:crypto'
import { attestation } from '../../domain/account/attestation.ts'
import { hashPassword } from '../account/password/password-hash.ts'
import { type QueryRunner, sql } from '../db/database.ts'
import { openOperatorDatabase } from '../db/operator-database.ts'
import type { Connection } from '../db/pool.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import type { Log } from '../log.ts'
import { createAccount } from '../operator/operator-accounts.ts'
import { type DemoData, loadDemoData } from './demo-data.ts'
import { demoMonth } from './demo-month.ts'
import { writeDemoMonth } from './write-demo-month.ts'

export interface DemoAccount {
  readonly email: string
  readonly password: string
}

export interface DemoAccountOptions {
  /** The role that owns the tables. */
  readonly connection: Connection
  /** The server's secret: the password follows from it, so that no two installations share one. */
  readonly secret: string
  readonly now: Date
  readonly log: Log
  readonly french: LanguageService
}

const DEMO_MARK = 'demo'

/** Three words and four digits: easy to type, 31 bits behind the throttling of sign-in. */
export function demoPassword(secret: string, words: readonly string[]): string {
  const bytes = createHmac('sha256', secret).update('demo password').digest()
  const chosen = [0, 1, 2].map((place) => words[bytes.readUInt8(place) % words.length])
  const digits = String(bytes.readUInt32BE(4) % 10_000).padStart(4, '0')
  return [...chosen, digits].join('-')
}

/** Changes with the stored hash and with the password that would be printed. */
function fingerprint(passwordHash: string, password: string): string {
  return createHmac('sha256', password).update(passwordHash).digest('hex')
}

type DemoState = 'never-made' | 'as-made' | 'changed'

async function readState(run: QueryRunner, { email, password }: DemoAccount): Promise<DemoState> {
  const [mark] = await run<{ hash: string; stored: string | null }>(sql`
    select done.hash, accounts.password as stored
    from migrations.done
    left join auth.users on users.email = ${email}
    left join auth.accounts on accounts.user_id = users.id and accounts.provider_id = 'credential'
    where done.name = ${DEMO_MARK}`)
  if (!mark) return 'never-made'
  const isAsMade = mark.stored !== null && fingerprint(mark.stored, password) === mark.hash
  return isAsMade ? 'as-made' : 'changed'
}

/** Marks the demo as made; false when another server has done so, whose end is waited for. */
async function insertMark(run: QueryRunner, hash: string): Promise<boolean> {
  const rows = await run(sql`
    insert into migrations.done (name, hash) values (${DEMO_MARK}, ${hash})
    on conflict do nothing returning name`)
  return rows.length > 0
}

async function createDemo(
  run: QueryRunner,
  { password }: DemoAccount,
  what: {
    readonly data: DemoData
    readonly now: Date
    readonly passwordHash: string
    readonly french: LanguageService
  },
): Promise<boolean> {
  const { data, now, passwordHash, french } = what
  if (!(await insertMark(run, fingerprint(passwordHash, password)))) return false
  const { email, name } = data.account
  const user = await createAccount(run, {
    email,
    name,
    passwordHash,
    plan: 'teacher',
    status: 'active',
  })
  if (user === undefined) return false
  // Its children are invented: nobody has to be asked as what he enters them.
  const { as, version, at } = attestation('teacher', now)
  await run(sql`
    update auth.users set attested_as = ${as}, attested_version = ${version}, attested_at = ${at}
    where id = ${user}`)
  const month = demoMonth(data, now.getTime())
  await writeDemoMonth(run, user, { month, french })
  return true
}

/** The demo account with its password, made if it never was; undefined when it is gone or has another password now. */
export async function openDemoAccount(
  options: DemoAccountOptions,
): Promise<DemoAccount | undefined> {
  const { connection, secret, now, log, french } = options
  const data = await loadDemoData()
  const { email, password_words } = data.account
  const account = { email, password: demoPassword(secret, password_words) }
  const database = openOperatorDatabase(connection, log)
  const state = (): Promise<DemoState> => database.transaction((run) => readState(run, account))
  try {
    if ((await state()) === 'never-made') {
      const passwordHash = await hashPassword(account.password)
      const isMade = await database.transaction((run) =>
        createDemo(run, account, { data, now, passwordHash, french }),
      )
      if (isMade) log.info('demo-made')
    }
    return (await state()) === 'as-made' ? account : undefined
  } finally {
    await database.close()
  }
}
