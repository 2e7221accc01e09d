/** What is taken of a choice: one of its wordings, or an enumeration of those that the words ask for. */
import type { Sampler } from '../../sampler.ts'
import type { HostChoice } from './host-variants.ts'
import { countWords, type WordMask } from './story-words.ts'

/** Most wordings of an enumeration. */
const MAX_ENUMERATED = 5

export interface TakenWordings {
  readonly wordings: readonly string[]
  readonly mask: WordMask
}

/** The wording that holds most words still needed, else one drawn. */
export function takeOne(
  { wordings, masks, holding }: HostChoice,
  needed: WordMask,
  random: Sampler,
): TakenWordings {
  let best = -1
  let most = 0
  for (const at of holding) {
    const count = countWords((masks[at] ?? 0) & needed)
    if (count > most) best = at
    most = Math.max(most, count)
  }
  const at = best >= 0 ? best : Math.floor(random.next() * wordings.length)
  return { wordings: [wordings[at] ?? ''], mask: masks[at] ?? 0 }
}

/** Words of a wording, near enough: it is counted thousands of times. */
export function wordingLength(text: string): number {
  let count = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count += 1
  return count
}

/** Wordings that hold words still needed, in their order, while the sentence has room; one that is drawn where there are none. */
export function takeSome(
  { wordings, masks, holding }: HostChoice,
  needed: WordMask,
  room: number,
  random: Sampler,
): TakenWordings {
  const taken: string[] = []
  let mask = 0
  let left = room
  for (const at of holding) {
    const one = masks[at] ?? 0
    if ((one & needed & ~mask) === 0) continue
    const text = wordings[at] ?? ''
    const length = wordingLength(text)
    if (taken.length > 0 && (length > left || taken.length >= MAX_ENUMERATED)) continue
    taken.push(text)
    mask |= one
    left -= length
  }
  if (taken.length > 0) return { wordings: taken, mask }
  const drawn = Math.floor(random.next() * wordings.length)
  return { wordings: [wordings[drawn] ?? ''], mask: masks[drawn] ?? 0 }
}
