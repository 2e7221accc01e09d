/**
 * Turns for something of which there are few: who waits for it is served one client after the other, so that whoever asks by the
 * hundred waits behind himself. When all may not wait, the longest line loses its last.
 */

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
  /** In the order of turns: who was served goes to the end. None is empty. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  function leaveLine(client: string, one: Waiting): boolean {
    const line = lines.get(client) ?? []
    const index = line.indexOf(one)
    if (index < 0) return false
    line.splice(index, 1)
    waiting -= 1
    if (line.length === 0) lines.delete(client)
    return true
  }

  function startNext(): void {
    const [next] = lines
    if (next === undefined) {
      running -= 1
      return
    }
    const [client, line] = next
    const [first] = line
    if (first === undefined) return
    leaveLine(client, first)
    if (lines.delete(client)) lines.set(client, line)
    first.start()
  }

  /** Makes room for one more of this client; false when its own line is among the longest. */
  function makeRoom(client: string): boolean {
    const own = lines.get(client)?.length ?? 0
    const longest = [...lines].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    )
    const last = longest[1].at(-1)
    if (last === undefined || longest[1].length <= own + 1) return false
    leaveLine(longest[0], last)
    last.giveUp()
    return true
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
    lines.set(client, [...(lines.get(client) ?? []), one])
    waiting += 1
    const end = (): void => {
      if (leaveLine(client, one)) one.giveUp()
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
      if (waiting >= limits.waiting && !makeRoom(client)) {
        return { ready: Promise.reject(refusal()), end: () => undefined }
      }
      return waitingTurn(client)
    },
    waiting: () => waiting,
  }
}
