/** Turns for something of which there are few. When all may not wait for it, the longest line loses its last. */
import { createClientLines } from '../client-lines.ts'

export interface Turn {
  /** Resolves when its time has come; rejects when there is no room to wait, or it was given up. */
  readonly ready: Promise<void>
  /** It is over, or given up; once is enough. */
  readonly end: () => void
}

export interface Turns {
  take(client: string): Turn
  waiting(): number
}

interface Waiting {
  readonly start: () => void
  readonly giveUp: () => void
}

const NOW = Promise.resolve()

/** `refusal` makes the error of whoever may not wait. */
export function createTurns(
  limits: { readonly running: number; readonly waiting: number },
  refusal: () => Error,
): Turns {
  const lines = createClientLines<string, Waiting>()
  let running = 0

  function startNext(): void {
    const next = lines.take()
    if (next === undefined) running -= 1
    else next.start()
  }

  function hasRoomFor(client: string): boolean {
    if (lines.size() < limits.waiting) return true
    const last = lines.makeRoomFor(client)
    last?.giveUp()
    return last !== undefined
  }

  function waitingTurn(client: string): Turn {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let hasBegun = false
    const one: Waiting = {
      start: () => {
        hasBegun = true
        resolve()
      },
      giveUp: () => reject(refusal()),
    }
    lines.add(client, one)
    const end = (): void => {
      if (lines.remove(client, one)) one.giveUp()
      else if (hasBegun) startNext()
      hasBegun = false
    }
    return { ready: promise, end }
  }

  return {
    take: (client) => {
      if (running < limits.running) {
        running += 1
        let isOver = false
        const end = (): void => {
          if (!isOver) startNext()
          isOver = true
        }
        return { ready: NOW, end }
      }
      if (!hasRoomFor(client)) {
        return { ready: Promise.reject(refusal()), end: () => undefined }
      }
      return waitingTurn(client)
    },
    waiting: lines.size,
  }
}
