/** Starts other processes of the product on a data folder, to see several of them together and to kill them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect } from 'vitest'
import type { SocketConnection } from '../../../src/server/db/supervisor/lease.ts'

const PROGRAM = fileURLToPath(new URL('./postgres-process-main.ts', import.meta.url))

export interface PostgresProcessOptions {
  readonly uid?: number
  readonly gid?: number
  readonly env?: Readonly<Record<string, string>>
  readonly mode?: 'write'
  /** A program that becomes the holder, which follows in its arguments. */
  readonly through?: readonly [string, ...string[]]
}

export interface PostgresProcess extends AsyncDisposable {
  readonly child: ChildProcess
  readonly lines: Interface
  /** The next word the holder says: the connection, or the sentence with which it refuses. */
  answer(): Promise<{ ready?: SocketConnection; refused?: string; exited?: boolean }>
  /** Resolves with the exit status; undefined when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export function startPostgresProcess(
  dataDir: string,
  options: PostgresProcessOptions = {},
): PostgresProcess {
  const { uid, gid, env, mode, through = [] } = options
  const holder = [process.execPath, PROGRAM, dataDir, ...(mode ? [mode] : [])]
  const [program = process.execPath, ...args] = [...through, ...holder]
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  })
  if (child.stdout === null) throw new Error('a holder without stdout')
  const lines = createInterface({ input: child.stdout })
  const exited = once(child, 'exit')
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    const [status] = await exited
    return typeof status === 'number' ? status : null
  }
  return {
    child,
    lines,
    answer: async () => JSON.parse(String((await once(lines, 'line'))[0])),
    end,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.signalCode === null) await end('SIGTERM')
    },
  }
}

async function countPresent(connection: SocketConnection | undefined): Promise<number | null> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select from pg_stat_activity where application_name = 'encrier-presence'`,
    )
    return rowCount
  } catch {
    // Not started again yet.
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Waits until PostgreSQL counts so many processes: it hears of a killed one when the system next lets it look, and may itself
 * have to be started again.
 */
export async function untilPresent(
  connection: SocketConnection | undefined,
  count: number,
): Promise<void> {
  await expect.poll(() => countPresent(connection), { timeout: 20_000 }).toBe(count)
}
