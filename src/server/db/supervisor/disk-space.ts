/**
 * Free space on the disk of the embedded database. PostgreSQL panics when it cannot write its WAL, and then nothing can be read
 * either. A file holds a reserve: when nothing else is left it is given up, ordinary writes are refused (503), and what is left is for
 * signing in, deleting and erasing, which make room again. Below the last of it the server only reads.
 */
import { access, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../log.ts'

/** `reserve`: for what db/disk-reserve.ts lets through; `none`: nothing is written. */
export type DiskRoom = 'enough' | 'reserve' | 'none'

export interface DiskSpace {
  room(): DiskRoom
  close(): void
}

/** Bytes: one more WAL segment (16 MiB) and what goes with it. Hysteresis: writing resumes a little above. */
const LOW = 24 * 2 ** 20
const ENOUGH = 32 * 2 ** 20

/** Twenty-four megabytes above the least that PostgreSQL needs: some ten thousand sign-ins or deletions. */
const RESERVE = 48 * 2 ** 20
const RESERVE_FILE = 'disk-reserve'
const MEGABYTE = Buffer.alloc(2 ** 20)

const CHECK_INTERVAL_MS = 1000

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** False when there is no room for it after all. Of several servers on one folder one makes it. */
async function makeReserve(file: string): Promise<boolean> {
  const handle = await open(file, 'wx')
  try {
    for (let bytes = 0; bytes < RESERVE; bytes += MEGABYTE.length) await handle.writeFile(MEGABYTE)
    await handle.sync()
    return true
  } catch {
    await rm(file, { force: true })
    return false
  } finally {
    await handle.close()
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Gives the reserve up, or makes it again, as the room asks; whether it is there. */
async function keepReserve(folder: string): Promise<boolean> {
  const file = join(folder, RESERVE_FILE)
  const free = await freeBytes(folder)
  const isHeld = await isThere(file)
  if (isHeld && free < LOW) await rm(file, { force: true })
  if (isHeld) return free >= LOW
  return free >= RESERVE + ENOUGH && makeReserve(file)
}

function roomOf(isHeld: boolean, free: number, before: DiskRoom): DiskRoom {
  if (isHeld) return 'enough'
  return free < (before === 'none' ? ENOUGH : LOW) ? 'none' : 'reserve'
}

export function watchDiskSpace(dataDir: string, log: Log): DiskSpace {
  let room: DiskRoom = 'enough'
  let isChecking = false
  const check = async (): Promise<void> => {
    const isHeld = await keepReserve(dataDir)
    const free = await freeBytes(dataDir)
    const before = room
    room = roomOf(isHeld, free, before)
    if (room === before) return
    const fields = { room, free_mb: Math.round(free / 2 ** 20) }
    if (room === 'enough') log.info('disk-has-room', fields)
    else log.error('disk-short', fields)
  }
  const checkAlone = async (): Promise<void> => {
    if (isChecking) return
    isChecking = true
    // An unreadable folder is PostgreSQL's to report.
    await check().catch(() => undefined)
    isChecking = false
  }
  void checkAlone()
  const timer = setInterval(() => void checkAlone(), CHECK_INTERVAL_MS).unref()
  return { room: () => room, close: () => clearInterval(timer) }
}
