/** Chance with a seed: the same seed gives the same choices, on every machine. */

export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  readonly next: () => number
  /** A whole number between two bounds, both included. */
  readonly whole: (from: number, to: number) => number
  /** One of the items; a list without any is a bug. */
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly shuffle: <Item>(items: readonly Item[]) => Item[]
}

/** Mulberry32: small, and even enough for choosing questions. */
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

/** The seed of the `step`th choice of a session, so that a session is one number and a count. */
export function stepSeed(seed: number, step: number): number {
  return (Math.imul(step + 1, 0x9e3779b1) ^ seed) >>> 0
}
