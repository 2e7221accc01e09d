/** Seeded pseudo-random numbers (Mulberry32), reproducible on every machine. */

export interface Random {
  /** In [0, 1). */
  readonly next: () => number
  /** Both bounds included. */
  readonly whole: (from: number, to: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly shuffle: <Item>(items: readonly Item[]) => Item[]
}

export function newRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new RangeError('nothing to choose from')
      return item
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}

/** The seed of the `step`th choice of a session. */
export function stepSeed(seed: number, step: number): number {
  return (Math.imul(step + 1, 0x9e3779b1) ^ seed) >>> 0
}
