/** `npm run seed`: accounts with their learners from a file. A second run finds everything in place and changes nothing. */
import { readFile } from 'node:fs/promises'
import { passwordProblem } from '../../domain/account/password.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { COMMAND_TEXTS } from '../../texts/operator/commands.ts'
import { hashPassword } from '../account/password/password-hash.ts'
import type { OperatorDatabase } from '../db/operator-database.ts'
import { parseCommandOptions } from './command-options.ts'
import { addMissingLearners, createAccount, findAccount, setPlan } from './operator-accounts.ts'
import {
  EXIT_DONE,
  EXIT_MISUSED,
  EXIT_REFUSED,
  pathFromCaller,
  type Terminal,
  withDatabase,
} from './operator-command.ts'
import { parseSeedFile, type SeedAccount } from './seed-file.ts'

interface Seeded {
  readonly isChanged: boolean
  readonly learners: number
}

/** Brings one account to what the file says. A password that exists is left as it is: its owner may have changed it. */
async function seedOne(account: SeedAccount, database: OperatorDatabase): Promise<Seeded> {
  const { email, plan, status } = account
  const before = await database.transaction((run) => findAccount(run, email))
  const passwordHash = before ? undefined : await hashPassword(account.password)
  return database.transaction(async (run) => {
    const made =
      passwordHash === undefined
        ? undefined
        : await createAccount(run, { email, name: '', plan, status, passwordHash })
    const user = made ?? (await findAccount(run, email))?.id
    if (user === undefined) throw new Error('an account was deleted while it was being seeded')
    if (made === undefined) await setPlan(run, user, { plan, status })
    const learners = await addMissingLearners(run, user, account.learners)
    const isMoved = before?.plan !== plan || before.status !== status
    return { isChanged: made !== undefined || isMoved || learners > 0, learners }
  })
}

/** Writes the accounts one after the other, telling what changed. */
export async function seed(
  accounts: readonly SeedAccount[],
  database: OperatorDatabase,
  terminal: Terminal,
): Promise<void> {
  for (const account of accounts) {
    const { email, plan } = account
    if (passwordProblem(account.password, email)) {
      terminal.printError(COMMAND_TEXTS.weakPassword(email))
    }
    const { isChanged, learners } = await seedOne(account, database)
    terminal.print(
      isChanged
        ? COMMAND_TEXTS.seedChanged(email, plan, learners)
        : COMMAND_TEXTS.seedUnchanged(email),
    )
  }
  terminal.print(COMMAND_TEXTS.seedDone(accounts.length))
}

function parseJson(text: string, file: string): Result<unknown, readonly string[]> {
  try {
    return accept(JSON.parse(text))
  } catch {
    return refuse([COMMAND_TEXTS.notJson(file)])
  }
}

/** The accounts of a file, or one French sentence a mistake. */
export async function readSeedFile(
  file: string,
  now: Date,
): Promise<Result<readonly SeedAccount[], readonly string[]>> {
  const text = await readFile(pathFromCaller(file), 'utf8').catch(() => undefined)
  if (text === undefined) return refuse([COMMAND_TEXTS.unreadableFile(file)])
  const json = parseJson(text, file)
  return json.ok ? parseSeedFile(json.value, file, dayInParis(now.getTime())) : json
}

/** The whole command; `given` is what follows `npm run seed --`. */
export async function runSeed(given: readonly string[], terminal: Terminal): Promise<number> {
  const { values, mistakes } = parseCommandOptions(given, {
    options: { users: { type: 'string' } },
    required: ['users'],
  })
  if (mistakes.length > 0) {
    for (const line of [...mistakes, COMMAND_TEXTS.seedUsage]) terminal.printError(line)
    return EXIT_MISUSED
  }
  const accounts = await readSeedFile(values.get('users') ?? '', new Date())
  if (!accounts.ok) {
    for (const mistake of accounts.refusal) terminal.printError(mistake)
    return EXIT_REFUSED
  }
  return withDatabase(terminal, async (database) => {
    await seed(accounts.value, database, terminal)
    return EXIT_DONE
  })
}
