/** What the operator's commands share: a terminal, the database opened while they run, exit statuses. */
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Env, loadEnv } from '../boot/env.ts'
import { createShutdownHooks } from '../boot/shutdown-hooks.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { type OperatorDatabase, openOperatorDatabase } from '../db/operator-database.ts'
import { OperatorError } from '../errors.ts'
import { createLog, type Log } from '../log.ts'

export interface Terminal {
  /** One line on stdout. */
  print(line: string): void
  /** One line on stderr. */
  printError(line: string): void
  /** All of stdin. */
  readInput(): Promise<string>
}

export const EXIT_DONE = 0
/** Understood but not possible: no such account, for instance. */
export const EXIT_REFUSED = 1
export const EXIT_MISUSED = 2

export const TERMINAL: Terminal = {
  print: (line) => {
    process.stdout.write(`${line}\n`)
  },
  printError: (line) => {
    process.stderr.write(`${line}\n`)
  },
  readInput: () => text(process.stdin),
}

/** npm runs commands in the project's folder, and tells in INIT_CWD where it was called. */
export function pathFromCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file)
}

/** What a command has beside the database of its owner. */
export interface CommandContext {
  readonly env: Env
  readonly database: Database
  readonly secret: string
  readonly log: Log
}

/**
 * Runs `work` on the database of the environment, whether a server is running or not: it attaches to an embedded PostgreSQL, or
 * starts and stops it. Resolves with the exit status.
 */
export async function withDatabase(
  terminal: Terminal,
  work: (database: OperatorDatabase, around: CommandContext) => Promise<number>,
): Promise<number> {
  const env = loadEnv()
  if (env === undefined) return EXIT_REFUSED
  const log = createLog('error', (line) => process.stderr.write(line))
  const closing = createShutdownHooks(log)
  try {
    const { owner, database, secret } = await openDatabase(env, log, closing)
    const operator = openOperatorDatabase(owner, log)
    closing.add('operator', operator.close)
    return await work(operator, { env, database, secret, log })
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    terminal.printError(error.message)
    return EXIT_REFUSED
  } finally {
    await closing.runAll()
  }
}
