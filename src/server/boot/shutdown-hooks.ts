/** What has been opened is closed once, the last opened first, whether the start succeeded or not. */

import { errorMessage } from '../errors.ts'
import type { Log } from '../log.ts'

export interface ShutdownHooks {
  add(name: string, close: () => Promise<unknown>): void
  /** Closes everything; one thing that fails to close does not keep the others open. May be called again. */
  runAll(): Promise<void>
}

export function createShutdownHooks(log: Log): ShutdownHooks {
  const open: { name: string; close: () => Promise<unknown> }[] = []
  const closeOne = async (): Promise<boolean> => {
    const last = open.pop()
    if (last === undefined) return false
    try {
      await last.close()
      log.debug('closed', { what: last.name })
    } catch (error) {
      log.error('close-failed', { what: last.name, reason: errorMessage(error) })
    }
    return true
  }
  const closeEach = async (): Promise<void> => {
    while (await closeOne());
  }
  let closing: Promise<void> | undefined
  return {
    add: (name, close) => {
      open.push({ name, close })
    },
    runAll: () => {
      closing ??= closeEach()
      return closing
    },
  }
}
