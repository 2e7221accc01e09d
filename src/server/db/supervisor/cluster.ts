/**
 * The folder of the embedded database. It is made complete in a folder of its own (initdb, then the owner's role and
 * database), then takes its name in one step: a start killed half-way leaves nothing that looks like a database.
 */
import {
  chown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { errorCode, OperatorError } from '../../errors.ts'
import type { OsAccount } from './os-account.ts'
import { runProgram } from './unprivileged-process.ts'

/** Owns the tables. Not a superuser, as on a managed PostgreSQL; BYPASSRLS is for backups and the operator's tools. */
export const OWNER = 'encrier'
export const DATABASE = 'encrier'

export const POSTGRES_VERSION = '18'

/** A half-made cluster, or copy of the programs, is nobody's after this long. */
const ABANDONED_MS = 10 * 60_000
const PART = 'postgres-part-'

export interface ClusterLocation {
  readonly cluster: string
  readonly binaries: string
  readonly account: OsAccount | undefined
}

/** Whether the cluster is there; refuses one of another PostgreSQL version or another account. */
export async function hasCluster({ cluster, account }: ClusterLocation): Promise<boolean> {
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) === 'EACCES')
      throw new OperatorError(OPERATOR_TEXTS.dataOfAnother(cluster))
    throw error
  })
  if (found === undefined) return false
  if (found.trim() !== POSTGRES_VERSION) {
    const other = OPERATOR_TEXTS.otherVersion(cluster, found.trim(), POSTGRES_VERSION)
    throw new OperatorError(other)
  }
  const owner = (await stat(cluster)).uid
  if (owner !== (account?.uid ?? process.getuid?.())) {
    throw new OperatorError(OPERATOR_TEXTS.dataOfAnother(cluster))
  }
  return true
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PART)) continue
    const path = join(dataDir, name)
    const age = Date.now() - (await stat(path)).mtimeMs
    if (age > ABANDONED_MS) await rm(path, { recursive: true, force: true })
  }
}

function initdbArgs(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Independent of the machine's C library: French order is asked for where it is needed, by its ICU collation.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
  ]
}

/** Single-user mode takes one statement a line. The password is hexadecimal. */
function ownerStatements(password: string): string {
  return [
    `create role ${OWNER} login createdb createrole bypassrls password '${password}'`,
    `grant pg_monitor, pg_signal_backend to ${OWNER}`,
    `create database ${DATABASE} owner ${OWNER}`,
    '',
  ].join('\n')
}

async function fill(folder: string, location: ClusterLocation, password: string): Promise<void> {
  const { account, binaries } = location
  const passwordFile = `${folder}.password`
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' })
  try {
    if (account !== undefined) {
      await chown(folder, account.uid, account.gid)
      await chown(passwordFile, account.uid, account.gid)
    }
    const initdb = { path: join(binaries, 'bin/initdb'), args: initdbArgs(folder, passwordFile) }
    await runProgram(account, initdb)
  } finally {
    await rm(passwordFile)
  }
  await runProgram(account, {
    path: join(binaries, 'bin/postgres'),
    args: ['--single', '-D', folder, '-c', 'exit_on_error=on', 'postgres'],
    input: ownerStatements(password),
  })
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Makes the cluster. Of several at once, the first to finish gives its own the name and the others drop theirs. */
export async function makeCluster(location: ClusterLocation, password: string): Promise<void> {
  const dataDir = dirname(location.cluster)
  await removeAbandoned(dataDir)
  const part = await mkdtemp(join(dataDir, PART))
  try {
    await fill(part, location, password)
    await rename(part, location.cluster).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
    })
    await sync(dataDir)
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}
