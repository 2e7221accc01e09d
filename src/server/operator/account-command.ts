/** `npm run account`: accounts and plans from the command line (AUT-06). */
import { type PasswordProblem, passwordProblem } from '../../domain/account/password.ts'
import { FIRST_WARNING_MONTHS, retainedSince } from '../../domain/account/retention.ts'
import { csvLines } from '../../domain/csv.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { longDate } from '../../texts/format.ts'
import { COMMAND_TEXTS } from '../../texts/operator/commands.ts'
import { hashPassword } from '../account/password/password-hash.ts'
import type { OperatorDatabase } from '../db/operator-database.ts'
import { openBilling } from '../subscription/open-billing.ts'
import { type AccountCommand, parseAccountArguments } from './account-arguments.ts'
import { type ErasureDependencies, eraseAccountByOperator } from './account-erasure.ts'
import {
  createAccount,
  findAccount,
  generatePassword,
  listAccounts,
  listUnusedAccounts,
  listWaitingList,
  removeSecondFactor,
  setPassword,
  setPlan,
} from './operator-accounts.ts'
import {
  EXIT_DONE,
  EXIT_MISUSED,
  EXIT_REFUSED,
  type Terminal,
  withDatabase,
} from './operator-command.ts'

type CreateCommand = Extract<AccountCommand, { kind: 'create' }>

/** The first line of stdin, or a generated password; the problem of one that is no password. */
async function choosePassword(
  command: Pick<CreateCommand, 'email' | 'passwordFromInput'>,
  terminal: Terminal,
): Promise<{ readonly password: string; readonly problem?: PasswordProblem | undefined }> {
  if (!command.passwordFromInput) return { password: generatePassword() }
  const [password = ''] = (await terminal.readInput()).split(/\r?\n/u)
  return { password, problem: passwordProblem(password, command.email) }
}

async function createAccountCommand(
  command: CreateCommand,
  database: OperatorDatabase,
  terminal: Terminal,
): Promise<number> {
  const { email, plan } = command
  const { password, problem } = await choosePassword(command, terminal)
  if (problem !== undefined) {
    terminal.printError(password === '' ? COMMAND_TEXTS.noPassword : fieldSentence(problem))
    return EXIT_REFUSED
  }
  const passwordHash = await hashPassword(password)
  const made = await database.transaction((run) =>
    createAccount(run, { email, name: '', plan, status: 'active', passwordHash }),
  )
  if (made === undefined) {
    terminal.printError(COMMAND_TEXTS.exists(email))
    return EXIT_REFUSED
  }
  terminal.print(COMMAND_TEXTS.created(email, plan))
  if (!command.passwordFromInput) terminal.print(COMMAND_TEXTS.generatedPassword(password))
  return EXIT_DONE
}

async function setAccountPlan(
  command: Extract<AccountCommand, { kind: 'set-plan' }>,
  database: OperatorDatabase,
  terminal: Terminal,
): Promise<number> {
  const { email, plan, status } = command
  const account = await database.transaction(async (run) => {
    const found = await findAccount(run, email)
    if (found) await setPlan(run, found.id, { plan, status })
    return found
  })
  if (!account) {
    terminal.printError(COMMAND_TEXTS.absent(email))
    return EXIT_REFUSED
  }
  terminal.print(COMMAND_TEXTS.planSet(email, plan, status))
  return EXIT_DONE
}

/** Columns as wide as their widest cell. */
function textTable(titles: readonly string[], cells: readonly (readonly string[])[]): string[] {
  const rows = [titles, ...cells]
  const widths = titles.map((_title, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

async function listAccountsCommand(
  database: OperatorDatabase,
  terminal: Terminal,
): Promise<number> {
  const accounts = await database.transaction(listAccounts)
  const cells = accounts.map(({ email, plan, status, learners, created_at }) => [
    email,
    plan,
    status,
    String(learners),
    longDate(created_at),
  ])
  if (cells.length === 0) terminal.print(COMMAND_TEXTS.noAccount)
  else for (const line of textTable(COMMAND_TEXTS.columns, cells)) terminal.print(line)
  return EXIT_DONE
}

/** Accounts due for a warning or for erasure: where no mail can be sent, the operator decides. */
async function listUnusedCommand(database: OperatorDatabase, terminal: Terminal): Promise<number> {
  const span = { count: FIRST_WARNING_MONTHS, unit: 'months' } as const
  const since = new Date(retainedSince(span, Date.now()))
  const accounts = await database.transaction((run) => listUnusedAccounts(run, since))
  const cells = accounts.map(({ email, last_seen_at, warned_at }) => [
    email,
    longDate(last_seen_at),
    warned_at === null ? COMMAND_TEXTS.neverWarned : longDate(warned_at),
  ])
  if (cells.length === 0) terminal.print(COMMAND_TEXTS.noUnused(FIRST_WARNING_MONTHS))
  else for (const line of textTable(COMMAND_TEXTS.unusedColumns, cells)) terminal.print(line)
  return EXIT_DONE
}

/** Prints what was done to the account of an address, or that there is none; the exit status. */
function report(terminal: Terminal, email: string, done: string | false): number {
  if (done === false) terminal.printError(COMMAND_TEXTS.absent(email))
  else terminal.print(done)
  return done === false ? EXIT_REFUSED : EXIT_DONE
}

async function resetPassword(
  command: Extract<AccountCommand, { kind: 'reset-password' }>,
  database: OperatorDatabase,
  terminal: Terminal,
): Promise<number> {
  const { email, passwordFromInput } = command
  const { password, problem } = await choosePassword(command, terminal)
  if (problem !== undefined) {
    terminal.printError(password === '' ? COMMAND_TEXTS.noPassword : fieldSentence(problem))
    return EXIT_REFUSED
  }
  const passwordHash = await hashPassword(password)
  const isDone = await database.transaction((run) => setPassword(run, email, passwordHash))
  const status = report(terminal, email, isDone && COMMAND_TEXTS.passwordReset(email))
  if (isDone && !passwordFromInput) terminal.print(COMMAND_TEXTS.generatedPassword(password))
  return status
}

async function resetTwoFactor(
  email: string,
  database: OperatorDatabase,
  terminal: Terminal,
): Promise<number> {
  const isDone = await database.transaction((run) => removeSecondFactor(run, email))
  return report(terminal, email, isDone && COMMAND_TEXTS.twoFactorReset(email))
}

/** The addresses that asked to be told of the opening, oldest first, as a table for a spreadsheet. */
async function exportWaitingList(database: OperatorDatabase, terminal: Terminal): Promise<number> {
  const entries = await database.transaction(listWaitingList)
  const rows = entries.map(({ email, created_at }) => [email, longDate(created_at)])
  for (const line of csvLines([COMMAND_TEXTS.waitingListColumns, ...rows])) terminal.print(line)
  return EXIT_DONE
}

/** Resolves with the exit status. */
export function executeAccountCommand(
  command: AccountCommand,
  parts: ErasureDependencies,
  terminal: Terminal,
): Promise<number> {
  const { database } = parts
  switch (command.kind) {
    case 'create':
      return createAccountCommand(command, database, terminal)
    case 'set-plan':
      return setAccountPlan(command, database, terminal)
    case 'list':
      return listAccountsCommand(database, terminal)
    case 'delete':
      return eraseAccountByOperator(command.email, parts, terminal)
    case 'reset-password':
      return resetPassword(command, database, terminal)
    case 'reset-two-factor':
      return resetTwoFactor(command.email, database, terminal)
    case 'waiting-list':
      return exportWaitingList(database, terminal)
    case 'unused':
      return listUnusedCommand(database, terminal)
  }
}

/** The whole command; `given` is what follows `npm run account --`. */
export async function runAccount(given: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = parseAccountArguments(given)
  if (parsed.ok) {
    return withDatabase(terminal, async (database, { env, secret, ...around }) => {
      const { publicUrl = '' } = env
      const clock = (): Date => new Date()
      const billing = await openBilling(env, { ...around, clock, publicUrl })
      return executeAccountCommand(parsed.value, { database, billing, secret, clock }, terminal)
    })
  }
  for (const mistake of parsed.refusal) terminal.printError(mistake)
  terminal.printError(COMMAND_TEXTS.accountUsage)
  return EXIT_MISUSED
}
