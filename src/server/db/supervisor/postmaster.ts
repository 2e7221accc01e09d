import { type ChildProcess, spawn } from 'node:child_process'
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { OperatorError } from '../../errors.ts'
import type { ClusterLocation } from './cluster.ts'
import { isAlive, readPostmasterPid } from './postmaster-pid.ts'
import { SOCKET_PORT } from './socket-folder.ts'
import { exitOf, lastLines, unprivilegedOptions } from './unprivileged-process.ts'

const POLL_MS = 10
const LOG_SIZE_MAX = 1_000_000

/** Fast shutdown, immediate shutdown, kill: how long each may take before the next. */
const STOP_TIMEOUTS_MS = [10_000, 3000, 3000] as const
const STOP_SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const

function settings(socketFolder: string): Readonly<Record<string, string>> {
  return {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    // What is acknowledged is on the disk.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // Without it a start after a crash opens and syncs every file one by one.
    recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
    // A small machine: less memory, fewer processes, less disk than the defaults.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // A statement, its values or the row it failed on may hold a child's name: none of them is ever logged.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
    logging_collector: 'off',
  }
}

function logFile(cluster: string): string {
  return join(dirname(cluster), 'postgres.log')
}

async function openLog({ cluster, account }: ClusterLocation): Promise<FileHandle> {
  const file = logFile(cluster)
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_SIZE_MAX) await rename(file, `${file}.old.log`)
  const log = await open(file, 'a', 0o600)
  // Also when root starts on an ordinary account's data: the log stays that account's.
  if (account !== undefined) await log.chown(account.uid, account.gid)
  return log
}

/** The postmaster, in a session of its own: Ctrl-C reaches this process only, which stops it last. */
export async function launch(
  location: ClusterLocation,
  socketFolder: string,
): Promise<ChildProcess> {
  const log = await openLog(location)
  const options = Object.entries(settings(socketFolder)).map(([name, value]) => `${name}=${value}`)
  try {
    const args = ['-D', location.cluster, ...options.flatMap((option) => ['-c', option])]
    const child = spawn(join(location.binaries, 'bin/postgres'), args, {
      ...unprivilegedOptions(location.account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

/** The end of PostgreSQL's log, for an error message. */
export async function lastLogLines(cluster: string): Promise<string> {
  const text = await readFile(logFile(cluster), 'utf8').catch(() => '')
  return lastLines(text)
}

/** Whether the postmaster became ready; false when it ended instead. Recovery takes the time it takes. */
export async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let hasEnded = false
  void exitOf(child).then(() => {
    hasEnded = true
  })
  while (!hasEnded) {
    const file = await readPostmasterPid(cluster)
    if (file?.pid === child.pid && file?.status === 'ready') return true
    await wait(POLL_MS)
  }
  return false
}

async function hasEndedWithin(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (!(await isAlive(pid))) return true
    await wait(POLL_MS)
  }
  return false
}

/** Stops a postmaster, connected clients or not: what they have not committed is undone. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [degree, signal] of STOP_SIGNALS.entries()) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await hasEndedWithin(pid, STOP_TIMEOUTS_MS[degree] ?? 0)) return
  }
  throw new OperatorError(OPERATOR_TEXTS.postgresStays(pid))
}
