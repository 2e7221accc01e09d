/** Chance with a seed: the same seed gives the same text. */

export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  readonly next: () => number
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined
  readonly shuffle: <Item>(items: readonly Item[]) => Item[]
}

/** Mulberry32: small, even enough for choosing words. */
export function newRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ item }) => item)
  return { next, shuffle, pick: (items) => items[Math.floor(next() * items.length)] }
}
