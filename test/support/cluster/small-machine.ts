/** A machine of the database whose disk can be filled to the last byte (a tmpfs: mounting it takes root), made the primary. */
import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fillUp } from '../database/small-disk.ts'
import { msUntil } from '../load/steady-load.ts'
import type { Cluster } from './cluster.ts'
import { MACHINES } from './cluster-members.ts'

const run = promisify(execFile)

/** What PostgreSQL keeps of its log, twice. */
const MEGABYTES = 1500

export interface SmallMachine extends AsyncDisposable {
  readonly number: number
  /** Takes all the room there is. */
  fill(): Promise<void>
  /** Gives it back. */
  release(): Promise<void>
}

/** Only a synchronous standby takes over. */
async function becomePrimary(cluster: Cluster, number: number): Promise<void> {
  const standby = await cluster.standby()
  if (standby !== number) {
    await cluster.killMachine(standby)
    await msUntil(async () => (await cluster.standby()) === number, 60_000)
    await cluster.startMachine(standby)
    await cluster.whole()
  }
  await cluster.switchTo(number)
  await msUntil(async () => (await cluster.primary()) === number, 60_000)
  await cluster.whole()
}

/** Empties a machine's data folder; its Patroni copies the primary anew. */
async function remade(cluster: Cluster, number: number, disk: () => Promise<void>): Promise<void> {
  const folder = join(cluster.folder, `postgres-${number}`)
  await cluster.killMachine(number)
  await cluster.ended('postgres', number)
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
  await disk()
  await cluster.startMachine(number)
  await cluster.whole()
}

export async function smallDiskOf(cluster: Cluster): Promise<SmallMachine> {
  const taken = [await cluster.primary(), await cluster.standby()]
  const number = MACHINES.find((one) => !taken.includes(one)) ?? 0
  const folder = join(cluster.folder, `postgres-${number}`)
  await remade(cluster, number, async () => {
    const { stdout } = await run('stat', ['-c', 'uid=%u,gid=%g,mode=%a', folder])
    const options = `size=${MEGABYTES}m,${stdout.trim()}`
    await run('mount', ['-t', 'tmpfs', '-o', options, 'encrier-test', folder])
  })
  await becomePrimary(cluster, number)
  const filler = join(folder, 'filler')
  return {
    number,
    fill: () => fillUp(filler),
    release: () => rm(filler, { force: true }),
    [Symbol.asyncDispose]: async () => {
      await rm(filler, { force: true })
      await remade(cluster, number, async () => {
        await run('umount', [folder])
      })
    },
  }
}
