/** How much one process does at once, and how much of that for one user, so that nobody takes the place of the others. */
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { patiently } from '../db/patience.ts'

/** For long work: what finds no room is told to come back. */
export interface Admission {
  /** Runs `work` when there is room for it; `refused` answers at once otherwise. */
  admit<T>(owner: OwnerId, work: () => Promise<T>, refused: () => T): Promise<T>
}

export function createAdmission(room: {
  readonly everyone: number
  readonly owner: number
}): Admission {
  const underWay = new Map<OwnerId, number>()
  let all = 0

  function count(owner: OwnerId, change: 1 | -1): void {
    const mine = (underWay.get(owner) ?? 0) + change
    all += change
    if (mine === 0) underWay.delete(owner)
    else underWay.set(owner, mine)
  }

  return {
    admit: async (owner, work, refused) => {
      if (all >= room.everyone || (underWay.get(owner) ?? 0) >= room.owner) return refused()
      count(owner, 1)
      try {
        return await work()
      } finally {
        count(owner, -1)
      }
    },
  }
}

/** For all work: who asks too often waits behind himself. */
export interface Turns {
  /**
   * Runs `work` when its turn in this client's line has come. `refused` answers when the line is full, at once, or takes longer
   * than the request can wait (see db/patience.ts), which is no longer than for the database.
   */
  take<T>(client: string, work: () => Promise<T>, refused: () => T): Promise<T>
}

interface Line {
  inside: number
  readonly waiting: (() => void)[]
}

/** Waits in a line; false when that took too long. */
async function cameIn({ waiting }: Line): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const enter = (): void => resolve(true)
  waiting.push(enter)
  const leave = (): void => {
    const place = waiting.indexOf(enter)
    if (place >= 0) waiting.splice(place, 1)
  }
  return patiently(() => ({ answer: promise, giveUp: leave })).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
    leave()
    return false
  })
}

export function createTurns(room: { readonly inside: number; readonly waiting: number }): Turns {
  const lines = new Map<string, Line>()

  function lineOf(client: string): Line {
    const line = lines.get(client) ?? { inside: 0, waiting: [] }
    lines.set(client, line)
    return line
  }

  function leave(client: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else line.inside -= 1
    if (line.inside === 0) lines.delete(client)
  }

  return {
    take: async (client, work, refused) => {
      const line = lineOf(client)
      if (line.inside >= room.inside) {
        if (line.waiting.length >= room.waiting) return refused()
        if (!(await cameIn(line))) return refused()
      } else line.inside += 1
      try {
        return await work()
      } finally {
        leave(client, line)
      }
    },
  }
}
