/** Questions on A4 paper in two versions, their answers apart (CAL-18, GRA-18). */
import { newRandom } from './random.ts'

/** Slices of `size`, the last one perhaps shorter. */
export function cutInPages<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

/** The same in another order, none at the rank that it had, so that neighbours have nothing to read. */
export function versionB<Item>(items: readonly Item[], seed: number): Item[] {
  const turn = items.length < 2 ? 0 : newRandom(seed).whole(1, items.length - 1)
  return [...items.slice(turn), ...items.slice(0, turn)]
}
