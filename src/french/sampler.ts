/** Seeded random choices; unlike `Random`, `pick` accepts an empty list. */
import { type Random as Chance, newRandom as newChance } from '../domain/random.ts'

export interface Sampler extends Pick<Chance, 'next' | 'shuffle'> {
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined
}

export function newSampler(seed: number): Sampler {
  const { next, shuffle } = newChance(seed)
  return { next, shuffle, pick: (items) => items[Math.floor(next() * items.length)] }
}
