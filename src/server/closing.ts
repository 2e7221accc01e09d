/** What has been opened is closed once, the last opened first, whether the start succeeded or not. */
import type { Log } from './log.ts'
import { errorMessage } from './operator-error.ts'

export interface Closing {
  add(name: string, close: () => Promise<unknown>): void
  /** Closes everything; one thing that fails to close does not keep the others open. May be called again. */
  closeAll(): Promise<void>
}

export function createClosing(log: Log): Closing {
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
    closeAll: () => {
      closing ??= closeEach()
      return closing
    },
  }
}
