/** What Patroni and etcd say of a cluster on this machine, and what they are told. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { msUntil } from '../load/steady-load.ts'
import { MACHINES } from './cluster-members.ts'

const run = promisify(execFile)

export interface Patroni {
  /** Numbers of the machines whose Patroni says that it is this; `primary`: what the balancer asks. */
  numbersOf(role: 'primary' | 'sync' | 'replica'): Promise<number[]>
  /** Makes the synchronous standby of this number the primary. */
  switchTo(number: number): Promise<void>
  /** Resolves once there is one primary, a synchronous standby and a third that follows. */
  whole(): Promise<void>
  /** Makes the member of etcd on this machine their leader. */
  leadConsensus(number: number): Promise<void>
}

async function says(net: string, number: number, role: string): Promise<boolean> {
  const url = `http://${net}.1${number}:8008/${role}`
  const asked = fetch(url, { signal: AbortSignal.timeout(2000) })
  return asked.then(({ status }) => status === 200).catch(() => false)
}

export function patroniAt(net: string, password: string): Patroni {
  const numbersOf: Patroni['numbersOf'] = async (role) => {
    const answers = await Promise.all(MACHINES.map((number) => says(net, number, role)))
    return MACHINES.filter((_, index) => answers[index])
  }
  const isWhole = async (): Promise<boolean> => {
    const [primary, sync, replicas] = await Promise.all([
      numbersOf('primary'),
      numbersOf('sync'),
      numbersOf('replica'),
    ])
    return primary.length === 1 && sync.length === 1 && replicas.length === 2
  }

  const endpoint = (number: number): string => `http://${net}.1${number}:2379`
  const etcdctl = async (...args: readonly string[]): Promise<string> => {
    const env = { ...process.env, ETCDCTL_API: '3' }
    return (await run('etcdctl', [...args], { env })).stdout
  }
  /** Endpoint, identifier, version, size, and whether it leads, of each member of etcd. */
  const consensus = async (): Promise<string[][]> => {
    const endpoints = MACHINES.map(endpoint).join(',')
    const lines = await etcdctl('--endpoints', endpoints, 'endpoint', 'status')
    return lines
      .trim()
      .split('\n')
      .map((line) => line.split(', '))
  }

  return {
    numbersOf,
    switchTo: async (number) => {
      const [leader] = await numbersOf('primary')
      const authorization = `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`
      const told = await fetch(`http://${net}.1${leader}:8008/switchover`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ leader: `postgres-${leader}`, candidate: `postgres-${number}` }),
      })
      if (told.status !== 200) throw new Error(`no switchover: ${await told.text()}`)
    },
    whole: async () => {
      await msUntil(isWhole, 180_000)
    },
    leadConsensus: async (number) => {
      const members = await consensus()
      const leader = members.find((cells) => cells[4] === 'true')?.[0] ?? ''
      const [, id = ''] = members.find(([at]) => at === endpoint(number)) ?? []
      if (leader !== endpoint(number)) await etcdctl('--endpoints', leader, 'move-leader', id)
    },
  }
}
