/** Who waits for the thread of the language: short questions go before long texts, a full line turns away at once. */

export interface Job {
  /** Milliseconds of a thread rather than tenths of a second. */
  readonly isShort: boolean
}

export interface TaskQueue<Item extends Job> {
  /** False when the line is full. */
  join(item: Item): boolean
  /** The next one to be served. */
  next(): Item | undefined
  leave(item: Item): void
  readonly waiting: () => number
}

/** `most`: how many of each length may wait. */
export function createTaskQueue<Item extends Job>(most: {
  readonly short: number
  readonly long: number
}): TaskQueue<Item> {
  const short: Item[] = []
  const long: Item[] = []
  return {
    join: (item) => {
      const [line, room] = item.isShort ? [short, most.short] : [long, most.long]
      if (line.length >= room) return false
      line.push(item)
      return true
    },
    next: () => short.shift() ?? long.shift(),
    leave: (item) => {
      for (const line of [short, long]) {
        const place = line.indexOf(item)
        if (place >= 0) line.splice(place, 1)
      }
    },
    waiting: () => short.length + long.length,
  }
}
