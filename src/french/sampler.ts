/** The chance of the rules, for choices among what may be nothing: the same seed gives the same text. */
import { type Random as Chance, newRandom as newChance } from '../domain/random.ts'

export interface Sampler extends Pick<Chance, 'next' | 'shuffle'> {
  /** undefined when there is nothing to choose from. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined
}

export function newSampler(seed: number): Sampler {
  const { next, shuffle } = newChance(seed)
  return { next, shuffle, pick: (items) => items[Math.floor(next() * items.length)] }
}
