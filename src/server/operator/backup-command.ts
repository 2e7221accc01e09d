/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
import { access } from 'node:fs/promises'
import { BACKUP_TEXTS } from '../../texts/operator/backup.ts'
import { backUp, restore } from '../db/backup/backup.ts'
import type { RowCounts } from '../db/backup/backup-file.ts'
import type { OperatorDatabase } from '../db/operator-database.ts'
import { errorCode, errorMessage } from '../errors.ts'
import {
  EXIT_DONE,
  EXIT_MISUSED,
  EXIT_REFUSED,
  pathFromCaller,
  type Terminal,
  withDatabase,
} from './operator-command.ts'

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** The one file that a command line names; undefined when it names none, several, or an option. */
function onlyFile(given: readonly string[]): string | undefined {
  const [file, ...others] = given
  return others.length > 0 || file === undefined || file.startsWith('-') || file === ''
    ? undefined
    : file
}

function sum(counts: RowCounts): number {
  return Object.values(counts).reduce((before, rows) => before + rows, 0)
}

/** Writes the file; an existing one is not touched. Resolves with the exit status. */
export async function backUpTo(
  file: string,
  database: OperatorDatabase,
  terminal: Terminal,
): Promise<number> {
  try {
    const counts = await backUp(database, pathFromCaller(file))
    terminal.print(BACKUP_TEXTS.backedUp(file, sum(counts), Object.keys(counts).length))
    return EXIT_DONE
  } catch (error) {
    // ENOSPC, EACCES …: what the system says of the folder. Anything else is no fault of the operator's.
    if (!errorCode(error)?.startsWith('E')) throw error
    terminal.printError(BACKUP_TEXTS.notWritten(file, errorMessage(error)))
    return EXIT_REFUSED
  }
}

/** Replaces what the database holds. Resolves with the exit status. */
export async function restoreFrom(
  file: string,
  database: OperatorDatabase,
  terminal: Terminal,
): Promise<number> {
  const outcome = await restore(database, pathFromCaller(file))
  if (outcome.kind === 'restored') {
    const { counts } = outcome
    terminal.print(BACKUP_TEXTS.restored(file, sum(counts), Object.keys(counts).length))
    return EXIT_DONE
  }
  const say = outcome.kind === 'unsound' ? BACKUP_TEXTS.unsound : BACKUP_TEXTS.otherVersion
  terminal.printError(say(file))
  return EXIT_REFUSED
}

function misused(usage: string, terminal: Terminal): number {
  terminal.printError(usage)
  return EXIT_MISUSED
}

function refused(sentence: string, terminal: Terminal): number {
  terminal.printError(sentence)
  return EXIT_REFUSED
}

/** The whole command; `given` is what follows `npm run backup --`. */
export async function runBackup(given: readonly string[], terminal: Terminal): Promise<number> {
  const file = onlyFile(given)
  if (file === undefined) return misused(BACKUP_TEXTS.backupUsage, terminal)
  if (await isThere(pathFromCaller(file))) return refused(BACKUP_TEXTS.alreadyThere(file), terminal)
  return withDatabase(terminal, (database) => backUpTo(file, database, terminal))
}

/** The whole command; `given` is what follows `npm run restore --`. */
export async function runRestore(given: readonly string[], terminal: Terminal): Promise<number> {
  const file = onlyFile(given)
  if (file === undefined) return misused(BACKUP_TEXTS.restoreUsage, terminal)
  if (!(await isThere(pathFromCaller(file)))) return refused(BACKUP_TEXTS.absent(file), terminal)
  return withDatabase(terminal, (database) => restoreFrom(file, database, terminal))
}
