/** The processes of a cluster of deploy/cluster on this machine, and the addresses at which they stand. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signalAll } from '../database/own-postgres.ts'
import { ROOT } from '../house/sources.ts'
import { msUntil } from '../load/steady-load.ts'
import { childrenOf } from '../product/process-figures.ts'

const run = promisify(execFile)

/** A first start makes three databases and six servers of it. */
const UP_MS = 400_000

/** Three database machines, three servers, two readers. */
export type Member = 'etcd' | 'gateway' | 'postgres' | 'server' | 'reader'

export const MACHINES = [1, 2, 3] as const

const OF_A_MACHINE: readonly Member[] = ['gateway', 'etcd', 'postgres']

/** Where a cluster stands: its data, and its network `127.<second>.0`. */
export interface Place {
  readonly folder: string
  readonly second: number
}

export interface StartOptions {
  /** Another checkout. */
  readonly release?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface Members {
  /** Runs a command of deploy/cluster. */
  script(name: string, args?: readonly string[], options?: StartOptions): Promise<string>
  pids(member: Member, number: number): Promise<number[]>
  start(member: Member, number: number, options?: StartOptions): Promise<void>
  kill(member: Member, number: number, signal?: NodeJS.Signals): Promise<void>
  /** Resolves once each of its processes has ended. */
  ended(member: Member, number: number): Promise<void>
  /** All that stands on a machine of the database, at once. */
  killMachine(number: number): Promise<void>
  startMachine(number: number, env?: StartOptions['env']): Promise<void>
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export async function fileOf(path: string): Promise<string> {
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

export function netOf({ second }: Place): string {
  return `127.${second}.0`
}

export function environmentOf(place: Place): NodeJS.ProcessEnv {
  const CLUSTER_DIR = place.folder
  return { ...process.env, CLUSTER_DIR, NET: netOf(place), REGISTRATION: 'open' }
}

export function membersAt(place: Place): Members {
  const script: Members['script'] = async (name, args = [], { release = ROOT, env = {} } = {}) => {
    const options = { env: { ...environmentOf(place), ...env }, timeout: UP_MS }
    return (await run(join(release, 'deploy/cluster', name), [...args], options)).stdout
  }
  const pids: Members['pids'] = (member, number) => pidsIn(place.folder, member, number)
  const start: Members['start'] = async (member, number, options) => {
    await script('start', [member, String(number)], options)
  }
  return {
    script,
    pids,
    start,
    kill: async (member, number, signal = 'SIGKILL') => {
      const all = await pids(member, number)
      signalAll(all, signal)
      if (signal === 'SIGKILL') await msUntil(async () => !all.some(isAlive), 30_000)
    },
    ended: async (member, number) => {
      await msUntil(async () => (await pids(member, number)).length === 0, 60_000)
    },
    killMachine: async (number) => {
      const all = await Promise.all(OF_A_MACHINE.map((member) => pids(member, number)))
      signalAll(all.flat(), 'SIGKILL')
      // What is not buried yet would pass for alive when it is to be started again.
      await msUntil(async () => !all.flat().some(isAlive), 30_000)
    },
    startMachine: async (number, env = {}) => {
      for (const member of OF_A_MACHINE) await start(member, number, { env })
    },
  }
}
