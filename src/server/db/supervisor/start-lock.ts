/**
 * One start at a time on a data folder. The lock is a name that only one process of the machine can listen on (an abstract unix
 * socket, Linux only), so it ends with its holder, however that one dies. Elsewhere PostgreSQL's own lock file has to do.
 */
import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { errorCode, OperatorError } from '../../errors.ts'

const POLL_MS = 40
/** A start that recovers after a crash may take minutes. */
const LOCK_TIMEOUT_MS = 5 * 60_000

function listen(name: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(name, () => resolve(server.unref()))
  })
}

/** Waits for the lock of an existing folder; resolves with the function that releases it. */
export async function acquireStartLock(dataDir: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => undefined
  const { dev, ino } = await stat(dataDir)
  const deadline = Date.now() + LOCK_TIMEOUT_MS
  while (Date.now() < deadline) {
    try {
      const server = await listen(`\0encrier-start-${dev}-${ino}`)
      return () => server.close()
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error
    }
    await wait(POLL_MS)
  }
  throw new OperatorError(OPERATOR_TEXTS.startInProgress(dataDir))
}
