/** The cluster of deploy/cluster on this machine: members killed like machines, started again, and asked what they are. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { signalAll } from '../database/own-postgres.ts'
import { ROOT } from '../house/sources.ts'
import { msUntil } from '../load/steady-load.ts'
import { childrenOf } from './process-figures.ts'
import { signedUpAt } from './signed-up.ts'
import type { SignedInCaller } from './test-app.ts'

const run = promisify(execFile)

/** A first start makes three databases and six servers of it. */
const UP_MS = 400_000

/** Three database machines, three servers, two readers. */
export type Member = 'etcd' | 'gateway' | 'postgres' | 'server' | 'reader'

export const MACHINES = [1, 2, 3] as const

export interface Cluster {
  readonly folder: string
  /** Of the balancer. */
  readonly url: string
  /** An account made and opened as a browser does; whose plan reads copies. */
  signedUp(email: string): Promise<SignedInCaller>
  /** Starts a member; `release`: from another checkout. */
  start(member: Member, number: number, release?: string): Promise<void>
  pids(member: Member, number: number): Promise<number[]>
  kill(member: Member, number: number, signal?: NodeJS.Signals): Promise<void>
  /** Resolves once each of its processes has ended. */
  ended(member: Member, number: number): Promise<void>
  /** All that stands on a machine of the database, at once. */
  killMachine(number: number): Promise<void>
  startMachine(number: number): Promise<void>
  /** Numbers of the machines whose PostgreSQL writes at this moment. */
  primaries(): Promise<number[]>
  synchronousStandby(): Promise<number | undefined>
  /** Makes the member of etcd on this machine their leader. */
  leadConsensus(number: number): Promise<void>
  /** Resolves once there is one primary, a synchronous standby and a third that follows. */
  whole(): Promise<void>
  /** One statement on the primary, under the role that owns everything. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  baseBackup(folder: string): Promise<void>
  /** The database as it was then, restored in a folder and served alone; `ask` asks it. */
  restoredTo(backup: string, folder: string, instant: Date): Promise<RestoredDatabase>
  down(): Promise<void>
}

export interface RestoredDatabase extends AsyncDisposable {
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function fileOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

async function pidsIn(folder: string, member: Member, number: number): Promise<number[]> {
  const first = Number((await fileOf(join(folder, 'run', `${member}-${number}`))) || 0)
  const postmaster =
    member === 'postgres'
      ? Number.parseInt(await fileOf(join(folder, `postgres-${number}`, 'postmaster.pid')), 10)
      : 0
  const own = [first, postmaster].filter((pid) => pid > 0 && isAlive(pid))
  const below = await Promise.all(own.map((pid) => childrenOf(pid).catch(() => [])))
  return [...own, ...below.flat()]
}

/** Asks Patroni on one machine; false when it does not answer. */
async function says(net: string, number: number, path: string): Promise<boolean> {
  const url = `http://${net}.1${number}:8008${path}`
  const asked = fetch(url, { signal: AbortSignal.timeout(2000) })
  return asked.then(({ status }) => status === 200).catch(() => false)
}

async function secretsOf(folder: string): Promise<Map<string, string>> {
  const lines = (await fileOf(join(folder, 'secrets.env'))).trim().split('\n')
  return new Map(lines.map((line) => [line.split('=')[0] ?? '', line.split('=')[1] ?? '']))
}

/** Starts it on the network `127.<second>.0`, its data under `folder`, which is deleted at the end. */
export async function startCluster(folder: string, second: number): Promise<Cluster> {
  const net = `127.${second}.0`
  const env = { ...process.env, CLUSTER_DIR: folder, NET: net, REGISTRATION: 'open' }
  const script = (name: string, args: readonly string[] = [], root = ROOT) =>
    run(join(root, 'deploy/cluster', name), [...args], { env, timeout: UP_MS })
  const down = async (): Promise<void> => {
    await script('down', ['--delete'])
  }
  await script('up').catch(async (error: unknown) => {
    await writeFile('/dev/stderr', `${String(error)}\n`)
    await down()
    throw error
  })
  const secrets = await secretsOf(folder)
  const url = `http://${net}.1:8080`
  const pids = (member: Member, number: number) => pidsIn(folder, member, number)
  const kill = async (member: Member, number: number, signal: NodeJS.Signals = 'SIGKILL') =>
    signalAll(await pids(member, number), signal)

  async function clientOf(host: string, database: string): Promise<pg.Client> {
    const password = secrets.get('SUPERUSER_PASSWORD')
    const client = new pg.Client({
      ...{ host, port: 5432, user: 'postgres', password, database },
      ...{ connectionTimeoutMillis: 2000, query_timeout: 5000 },
    })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async function asked<Row extends pg.QueryResultRow>(host: string, statement: string) {
    const client = await clientOf(host, 'encrier')
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function isPrimary(number: number): Promise<boolean> {
    const rows = await asked<{ follows: boolean }>(
      `${net}.1${number}`,
      'select pg_is_in_recovery() as follows',
    ).catch(() => [])
    return rows[0]?.follows === false
  }

  async function numbersWhere(holds: (number: number) => Promise<boolean>): Promise<number[]> {
    const held = await Promise.all(MACHINES.map(holds))
    return MACHINES.filter((_, index) => held[index])
  }

  async function isWhole(): Promise<boolean> {
    const [primary, sync, replicas] = await Promise.all(
      ['/primary', '/sync', '/replica'].map((path) => numbersWhere((n) => says(net, n, path))),
    )
    return primary?.length === 1 && sync?.length === 1 && replicas?.length === 2
  }

  const endpoint = (number: number): string => `http://${net}.1${number}:2379`
  const etcdctl = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('etcdctl', [...args], {
      env: { ...process.env, ETCDCTL_API: '3' },
    })
    return stdout
  }

  /** Endpoint, identifier, version, size, and whether it leads, of each member of etcd. */
  async function consensus(): Promise<string[][]> {
    const endpoints = MACHINES.map(endpoint).join(',')
    const lines = await etcdctl('--endpoints', endpoints, 'endpoint', 'status')
    return lines
      .trim()
      .split('\n')
      .map((line) => line.split(', '))
  }

  async function leadConsensus(number: number): Promise<void> {
    const members = await consensus()
    const leader = members.find((cells) => cells[4] === 'true')?.[0] ?? ''
    const [, id = ''] = members.find(([at]) => at === endpoint(number)) ?? []
    if (leader !== endpoint(number)) await etcdctl('--endpoints', leader, 'move-leader', id)
  }

  const machine: readonly Member[] = ['gateway', 'etcd', 'postgres']
  return {
    folder,
    url,
    signedUp: (email) => signedUpAt(url, email),
    start: async (member, number, release) => {
      await script('start', [member, String(number)], release)
    },
    pids,
    kill,
    ended: async (member, number) => {
      await msUntil(async () => (await pids(member, number)).length === 0, 60_000)
    },
    killMachine: async (number) => {
      const all = await Promise.all(machine.map((member) => pids(member, number)))
      signalAll(all.flat(), 'SIGKILL')
    },
    startMachine: async (number) => {
      for (const member of machine) await script('start', [member, String(number)])
    },
    primaries: () => numbersWhere(isPrimary),
    synchronousStandby: async () => (await numbersWhere((n) => says(net, n, '/sync')))[0],
    leadConsensus,
    whole: async () => {
      await msUntil(isWhole, 180_000)
    },
    ask: (statement) => asked(`${net}.1`, statement),
    baseBackup: async (target) => {
      await script('base-backup', [target])
    },
    restoredTo: async (backup, target, instant) => {
      const address = `${net}.41`
      const command = join(ROOT, 'deploy/cluster/restore')
      // PostgreSQL knows no Z there.
      const args = [backup, target, instant.toISOString().replace('Z', '+00'), address]
      const server = spawn(command, args, { env, stdio: 'ignore' })
      const ask = <Row extends pg.QueryResultRow>(statement: string) =>
        asked<Row>(address, statement)
      const isWritable = async (): Promise<boolean> => {
        const [row] = await ask<{ follows: boolean }>('select pg_is_in_recovery() as follows')
        return row?.follows === false
      }
      const stop = async (): Promise<void> => {
        server.kill('SIGINT')
        if (server.exitCode === null) await once(server, 'exit')
      }
      await msUntil(isWritable, 60_000).catch(async (error: unknown) => {
        await stop()
        throw error
      })
      return { ask, [Symbol.asyncDispose]: stop }
    },
    down,
  }
}
