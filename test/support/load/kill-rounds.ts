/**
 * Kills the product's processes while eight writers insert rows, and compares what was acknowledged with what is there after
 * the next start.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../../src/server/db/supervisor/embedded-postgres.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'
import { postmasterOf } from '../product/data-dir.ts'
import { startPostgresProcess } from '../product/postgres-process.ts'

/** Who is killed: the product alone, PostgreSQL alone, or all of them in the order of their numbers or against it. */
export const VICTIMS = ['product', 'postgres', 'all', 'all-reversed'] as const
export type Victims = (typeof VICTIMS)[number]

export interface KillRound {
  readonly acknowledged: number
  /** Acknowledged rows that are not there. */
  readonly lost: number
  /** Rows that are there although an earlier one of the same writer is not, or that are there twice. */
  readonly disordered: number
  /** Milliseconds from the next start to its first answer. */
  readonly restartMs: number
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

async function victimPids(victims: Victims, product: number, dataDir: string): Promise<number[]> {
  if (victims === 'product') return [product]
  const postmaster = (await postmasterOf(dataDir)) ?? 0
  const servers = [postmaster, ...(await childrenOf(postmaster))]
  if (victims === 'postgres') return servers
  return victims === 'all' ? [product, ...servers] : [...servers.reverse(), product]
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It followed another one into death.
    }
  }
}

/** Highest row that each writer saw acknowledged, and how many in all. */
async function writeUntilKilled(
  dataDir: string,
  victims: Victims,
  writeMs: number,
): Promise<{ highest: Map<number, number>; acknowledged: number }> {
  const holder = startPostgresProcess(dataDir, { mode: 'write' })
  const highest = new Map<number, number>()
  let acknowledged = 0
  const { ready, refused } = await holder.answer()
  if (ready === undefined) throw new Error(`no start: ${refused}`)
  holder.lines.on('line', (line) => {
    const [writer = 0, row = 0] = line.split(' ').map(Number)
    if (!line.startsWith('{')) {
      highest.set(writer, row)
      acknowledged += 1
    }
  })
  await wait(writeMs)
  const closed = once(holder.lines, 'close')
  killAll(await victimPids(victims, holder.child.pid ?? 0, dataDir))
  await closed
  return { highest, acknowledged }
}

async function compare(
  connection: pg.ClientConfig,
  highest: ReadonlyMap<number, number>,
): Promise<Pick<KillRound, 'lost' | 'disordered'>> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ writer: number; row: number }>(
    'select writer, row from written',
  )
  await client.end()
  const stored = new Set(rows.map(({ writer, row }) => `${writer} ${row}`))
  let lost = 0
  for (const [writer, last] of highest) {
    for (let row = 1; row <= last; row += 1) if (!stored.has(`${writer} ${row}`)) lost += 1
  }
  const gaps = rows.filter(({ writer, row }) => row > 1 && !stored.has(`${writer} ${row - 1}`))
  return { lost, disordered: gaps.length + rows.length - stored.size }
}

/** One round on a data folder, which is stopped cleanly at its end. */
export async function killRound(
  dataDir: string,
  victims: Victims,
  writeMs: number,
): Promise<KillRound> {
  const { highest, acknowledged } = await writeUntilKilled(dataDir, victims, writeMs)
  const from = performance.now()
  const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await client.query('select 1')
  const restartMs = performance.now() - from
  await client.end()
  const found = await compare(postgres.connection, highest)
  await postgres.stop()
  return { acknowledged, ...found, restartMs }
}
