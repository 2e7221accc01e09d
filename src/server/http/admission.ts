/** How much of a long work one process does at once, and how much of that for one user: the rest is told to come back. */
import type { OwnerId } from '../../domain/owner-id.ts'

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
