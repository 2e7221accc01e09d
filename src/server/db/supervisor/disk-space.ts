/**
 * Free space on the disk of the embedded database. PostgreSQL panics when it cannot write its WAL, and then nothing can be read
 * either: below a reserve the server refuses to write (503) and goes on reading until there is space again.
 */
import { statfs } from 'node:fs/promises'
import type { Log } from '../../log.ts'

export interface DiskSpace {
  isShort(): boolean
  close(): void
}

/** Bytes: one more WAL segment (16 MiB) and what goes with it. Hysteresis: writing resumes a little above. */
const RESERVE = 24 * 2 ** 20
const ENOUGH = 32 * 2 ** 20

const CHECK_INTERVAL_MS = 1000

export function watchDiskSpace(dataDir: string, log: Log): DiskSpace {
  let isShort = false
  const check = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(dataDir)
    const free = bavail * bsize
    const wasShort = isShort
    isShort = free < (wasShort ? ENOUGH : RESERVE)
    if (isShort === wasShort) return
    const fields = { free_mb: Math.round(free / 2 ** 20) }
    if (isShort) log.error('disk-short', fields)
    else log.info('disk-has-room', fields)
  }
  const timer = setInterval(() => {
    // An unreadable folder is PostgreSQL's to report.
    check().catch(() => undefined)
  }, CHECK_INTERVAL_MS).unref()
  return { isShort: () => isShort, close: () => clearInterval(timer) }
}
