/**
 * postmaster.pid, PostgreSQL's own note of who serves a cluster, and whether it still tells the truth. PostgreSQL itself only
 * asks whether the number is in use, and so refuses to start forever when it went to another program, or to a dead process
 * that nobody has reaped.
 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../errors.ts'

export interface PostmasterPid {
  readonly pid: number
  readonly socketFolder: string
  /** 'starting', 'ready' or 'stopping'; '' while it is being written. */
  readonly status: string
}

/** Linux gives no process a number above 2^22. */
const UNUSED_PID = 2 ** 22 + 1

function pathOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** Lines of the file: pid, data folder, start, port, socket folder, TCP address, shared memory, status. */
export function parsePostmasterPid(text: string): PostmasterPid {
  const lines = text.split('\n')
  const line = (index: number): string => lines[index]?.trim() ?? ''
  return { pid: Number.parseInt(line(0), 10) || 0, socketFolder: line(4), status: line(7) }
}

export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | undefined> {
  try {
    return parsePostmasterPid(await readFile(pathOf(cluster), 'utf8'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whether a process exists and has not ended; a dead one that its parent has not reaped counts as ended. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The state follows the program's name, which stands in parentheses and may itself hold some.
  const state = line.slice(line.lastIndexOf(')') + 2, line.lastIndexOf(')') + 3)
  return !['Z', 'X'].includes(state)
}

async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one), stat(other)])
  return a.dev === b.dev && a.ino === b.ino
}

/** The argument after -D of a running program, readable also where its folder is not (root without all its rights). */
async function dataArgument(pid: number): Promise<string> {
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
  return words[words.indexOf('-D') + 1] ?? ''
}

/** Whether the process is a server of this cluster: every PostgreSQL process stands in its data folder. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (pid === 0 || !(await isAlive(pid))) return false
  if (process.platform !== 'linux') return true
  try {
    return await isSameFolder(`/proc/${pid}/cwd`, cluster)
  } catch (error) {
    if (errorCode(error) !== 'EACCES' || process.getuid?.() !== 0) return false
    return isSameFolder(await dataArgument(pid), cluster).catch(() => false)
  }
}

/**
 * Makes a stale file harmless: its number becomes one that no process has. The rest stays, so that PostgreSQL still
 * checks the shared memory that processes of a killed server may hold; without it, two servers could write one cluster.
 */
export async function invalidatePostmasterPid(cluster: string): Promise<void> {
  const text = await readFile(pathOf(cluster), 'utf8')
  const rest = text.includes('\n') ? text.slice(text.indexOf('\n')) : '\n'
  await writeFile(pathOf(cluster), `${UNUSED_PID}${rest}`)
}
