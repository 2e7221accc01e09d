/** The cluster of deploy/cluster on this machine: members killed like machines, started again, and asked what they are. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { ROOT } from '../house/sources.ts'
import { msUntil } from '../load/steady-load.ts'
import { signedUpAt } from '../product/signed-up.ts'
import type { SignedInCaller } from '../product/test-app.ts'
import {
  environmentOf,
  fileOf,
  MACHINES,
  type Members,
  membersAt,
  netOf,
  type Place,
} from './cluster-members.ts'
import { type Patroni, patroniAt } from './patroni.ts'

export interface Cluster extends Members, Patroni {
  readonly folder: string
  readonly net: string
  /** Of the balancer. */
  readonly url: string
  /** An account made and opened as a browser does; whose plan reads copies. */
  signedUp(email: string): Promise<SignedInCaller>
  /** Numbers of the machines whose PostgreSQL writes at this moment. */
  primaries(): Promise<number[]>
  /** Fails unless there is one that writes. */
  primary(): Promise<number>
  /** Of the synchronous standby. */
  standby(): Promise<number>
  /** One statement on the primary, under the role that owns everything; or on this machine. */
  ask<Row extends pg.QueryResultRow>(statement: string, number?: number): Promise<Row[]>
  /** How the role that owns everything connects, over the balancer. */
  readonly connection: pg.ClientConfig
  /** Secrets and passwords, by their names in secrets.env. */
  secret(name: string): string
  /** The database as it was then, restored in a folder and served alone; `ask` asks it. */
  restoredTo(backup: string, folder: string, instant: Date): Promise<RestoredDatabase>
}

export interface RestoredDatabase extends AsyncDisposable {
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
}

async function asked<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const IS_WRITABLE = 'select not pg_is_in_recovery() as writes'

async function isWritable(connection: pg.ClientConfig): Promise<boolean> {
  const rows = await asked<{ writes: boolean }>(connection, IS_WRITABLE).catch(() => [])
  return rows[0]?.writes === true
}

function address(email: string): string {
  const [one, two, three] = createHash('sha256').update(email).digest()
  return `10.${one}.${two}.${three}`
}

/** A cluster that stands already. */
export async function clusterAt(place: Place): Promise<Cluster> {
  const members = membersAt(place)
  const net = netOf(place)
  const lines = (await fileOf(join(place.folder, 'secrets.env'))).trim().split('\n')
  const secrets = new Map(lines.map((line) => [line.split('=')[0] ?? '', line.split('=')[1] ?? '']))
  const secret = (name: string): string => secrets.get(name) ?? ''
  const url = `http://${net}.1:8080`
  const connectionTo = (host: string): pg.ClientConfig => {
    const password = secret('SUPERUSER_PASSWORD')
    const account = { user: 'postgres', password, database: 'encrier' }
    return { host, port: 5432, ...account, connectionTimeoutMillis: 2000, query_timeout: 5000 }
  }
  const machine = (number: number): pg.ClientConfig => connectionTo(`${net}.1${number}`)
  const primaries = async (): Promise<number[]> => {
    const writes = await Promise.all(MACHINES.map((number) => isWritable(machine(number))))
    return MACHINES.filter((_, index) => writes[index])
  }
  const patroni = patroniAt(net, secret('PATRONI_PASSWORD'))
  return {
    ...members,
    ...patroni,
    ...{ folder: place.folder, net, url, secret, primaries },
    connection: connectionTo(`${net}.1`),
    // Each from an address of its own, or the limit on sign-ups would meet them.
    signedUp: (email) => signedUpAt(url, email, { 'x-forwarded-for': address(email) }),
    primary: async () => {
      const [primary, ...others] = await primaries()
      if (primary === undefined || others.length > 0) throw new Error('not one primary')
      return primary
    },
    standby: async () => {
      const [standby] = await patroni.numbersOf('sync')
      if (standby === undefined) throw new Error('no synchronous standby')
      return standby
    },
    ask: (statement, number) =>
      asked(number === undefined ? connectionTo(`${net}.1`) : machine(number), statement),
    restoredTo: async (backup, target, instant) => {
      const address = `${net}.41`
      const command = join(ROOT, 'deploy/cluster/restore')
      // PostgreSQL knows no Z there.
      const args = [backup, target, instant.toISOString().replace('Z', '+00'), address]
      const server = spawn(command, args, { env: environmentOf(place), stdio: 'ignore' })
      const stop = async (): Promise<void> => {
        server.kill('SIGINT')
        if (server.exitCode === null) await once(server, 'exit')
      }
      const ready = msUntil(() => isWritable(connectionTo(address)), 60_000)
      await ready.catch(async (error: unknown) => {
        await stop()
        throw error
      })
      const ask: RestoredDatabase['ask'] = (statement) => asked(connectionTo(address), statement)
      return { ask, [Symbol.asyncDispose]: stop }
    },
  }
}

/** The one that the drills share; it was brought up before them. */
export function sharedCluster(): Promise<Cluster> {
  return clusterAt(inject('cluster'))
}
