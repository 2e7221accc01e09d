/**
 * The unix socket stands in a short private folder of the system's temporary folder: a socket's path has 107 bytes at most,
 * which a data folder may exceed.
 */
import { chown, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { ClusterLocation } from './cluster.ts'
import { canEnter, type OsAccount } from './os-account.ts'

/** Names the socket's file; nothing listens on a port. */
export const SOCKET_PORT = 5432

const PREFIX = 'encrier-'
/** `/encrier-XXXXXX/.s.PGSQL.5432.lock` takes 36 bytes; macOS allows 103 in all. */
const PARENT_LENGTH_MAX = 60

async function parentFor(account: OsAccount | undefined): Promise<string> {
  const wished = tmpdir()
  // PostgreSQL reads the setting as a list: no comma, no space, no quote.
  const isPlain = wished.length <= PARENT_LENGTH_MAX && /^[\w./-]+$/.test(wished)
  const isReachable = account === undefined || (await canEnter(wished, account).catch(() => false))
  return isPlain && isReachable ? wished : '/tmp'
}

/** PostgreSQL's own note of how it was last started, which outlives it. */
async function lastFolder(cluster: string): Promise<string | undefined> {
  const line = await readFile(join(cluster, 'postmaster.opts'), 'utf8').catch(() => '')
  const folder = /unix_socket_directories=([\w./-]+)/.exec(line)?.[1]
  return folder !== undefined && isOurs(folder) ? folder : undefined
}

/** Whether nobody else can have made it, or put anything in it. */
async function isPrivate(folder: string, account: OsAccount | undefined): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  if (!found?.isDirectory()) return false
  return found.uid === (account?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0
}

function isOurs(folder: string): boolean {
  return basename(folder).startsWith(PREFIX) && dirname(folder) !== '/'
}

/**
 * A folder that only the account (ourselves when undefined) and root can enter, for a cluster that nobody serves: the one of
 * the server before, emptied, where it is still there, because processes that were connected look for the next one in it.
 */
export async function openSocketFolder({
  cluster,
  account,
}: ClusterLocation): Promise<{ path: string; isNew: boolean }> {
  const last = await lastFolder(cluster)
  if (last !== undefined && (await isPrivate(last, account))) {
    // A lock left here names a process that may be another program by now.
    for (const name of await readdir(last)) await rm(join(last, name), { force: true })
    return { path: last, isNew: false }
  }
  const path = await mkdtemp(join(await parentFor(account), PREFIX))
  if (account !== undefined) await chown(path, account.uid, account.gid)
  return { path, isNew: true }
}

/** Removes a folder made above; any other name, read from a file of another's making, is left alone. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (isOurs(folder)) await rm(folder, { recursive: true, force: true })
}
