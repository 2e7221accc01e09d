/** A bounded number of places and a bounded line before them: whoever finds the line full is told at once. */

export type Entrance = 'in' | 'full' | 'cancelled'

export interface WaitingLine {
  /** `in` gives a place, to be given back with `leave`. */
  readonly enter: (signal: AbortSignal | undefined) => Promise<Entrance>
  readonly leave: () => void
  /** Sends everybody who waits away as cancelled; nobody enters afterwards. */
  readonly close: () => void
  readonly inside: () => number
  readonly waiting: () => number
}

export function createWaitingLine(places: number, maxWaiting: number): WaitingLine {
  const line: ((entrance: Entrance) => void)[] = []
  let inside = 0
  let closed = false

  function wait(signal: AbortSignal | undefined): Promise<Entrance> {
    return new Promise((resolve) => {
      const answer = (entrance: Entrance): void => {
        signal?.removeEventListener('abort', giveUp)
        resolve(entrance)
      }
      const giveUp = (): void => {
        line.splice(line.indexOf(answer), 1)
        answer('cancelled')
      }
      signal?.addEventListener('abort', giveUp)
      line.push(answer)
    })
  }

  return {
    enter: async (signal) => {
      if (closed || signal?.aborted) return 'cancelled'
      if (inside >= places) return line.length >= maxWaiting ? 'full' : wait(signal)
      inside += 1
      return 'in'
    },
    leave: () => {
      const next = line.shift()
      if (next) next('in')
      else inside -= 1
    },
    close: () => {
      closed = true
      for (const answer of line.splice(0)) answer('cancelled')
    },
    inside: () => inside,
    waiting: () => line.length,
  }
}
