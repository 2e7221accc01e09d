/**
 * The unix socket stands in a short private folder of the system's temporary folder: a socket's path has 107 bytes at most,
 * which a data folder may exceed.
 */
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { canEnter, type OsAccount } from '../../os-account.ts'

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

/** A new folder that only the account (ourselves when undefined) and root can enter. */
export async function makeSocketFolder(account: OsAccount | undefined): Promise<string> {
  const folder = await mkdtemp(join(await parentFor(account), PREFIX))
  if (account !== undefined) await chown(folder, account.uid, account.gid)
  return folder
}

/** Removes a folder made above; any other name, read from a file of another's making, is left alone. */
export async function removeSocketFolder(folder: string): Promise<void> {
  const isOurs = basename(folder).startsWith(PREFIX) && dirname(folder) !== '/'
  if (isOurs) await rm(folder, { recursive: true, force: true })
}
