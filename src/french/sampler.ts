/** Seeded random choices; unlike `Random`, `pick` accepts an empty list. */
import { newRandom, type Random } from '../domain/random.ts'

export interface Sampler extends Pick<Random, 'next' | 'shuffle'> {
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined
}

export function newSampler(seed: number): Sampler {
  const { next, shuffle } = newRandom(seed)
  return { next, shuffle, pick: (items) => items[Math.floor(next() * items.length)] }
}
