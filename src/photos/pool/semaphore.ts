/** A counting semaphore with a bounded queue: whoever finds the queue full is told at once. */

export type Acquisition = 'acquired' | 'full' | 'cancelled'

export interface Semaphore {
  readonly acquire: (signal: AbortSignal | undefined) => Promise<Acquisition>
  readonly release: () => void
  /** Cancels everybody in the queue and everybody who comes later. */
  readonly close: () => void
  readonly held: () => number
  readonly waiting: () => number
}

export function createSemaphore(permits: number, maxWaiting: number): Semaphore {
  const queue: ((acquisition: Acquisition) => void)[] = []
  let held = 0
  let closed = false

  function wait(signal: AbortSignal | undefined): Promise<Acquisition> {
    return new Promise((resolve) => {
      const settle = (acquisition: Acquisition): void => {
        signal?.removeEventListener('abort', cancel)
        resolve(acquisition)
      }
      const cancel = (): void => {
        queue.splice(queue.indexOf(settle), 1)
        settle('cancelled')
      }
      signal?.addEventListener('abort', cancel)
      queue.push(settle)
    })
  }

  return {
    acquire: async (signal) => {
      if (closed || signal?.aborted) return 'cancelled'
      if (held >= permits) return queue.length >= maxWaiting ? 'full' : wait(signal)
      held += 1
      return 'acquired'
    },
    release: () => {
      const next = queue.shift()
      if (next) next('acquired')
      else held -= 1
    },
    close: () => {
      closed = true
      for (const settle of queue.splice(0)) settle('cancelled')
    },
    held: () => held,
    waiting: () => queue.length,
  }
}
