/** What is taken of a choice: one of its wordings, or an enumeration of those that the words ask for. */
import type { Sampler } from '../../sampler.ts'
import type { HostChoice } from './host-variants.ts'
import { countWords, type WordMask } from './story-words.ts'

export interface TakenWordings {
  readonly wordings: readonly string[]
  readonly mask: WordMask
}

/** What the sentence is to hold, and what it holds already. */
export interface WordsToTake {
  readonly needed: WordMask
  /** The word that the line was chosen for. */
  readonly chosen?: WordMask
  readonly held: WordMask
}

/** One drawn, of those that hold a word again if there are any; never a word that the sentence has: «a pris l'épée et a levé l'épée». */
function drawnWording(
  { wordings, masks, holding }: HostChoice,
  held: WordMask,
  random: Sampler,
): TakenWordings {
  const isOther = (at: number): boolean => ((masks[at] ?? 0) & held) === 0
  const again = holding.filter(isOther)
  const among = again.length > 0 ? again : [...wordings.keys()].filter(isOther)
  const at = random.pick(among) ?? Math.floor(random.next() * wordings.length)
  return { wordings: [wordings[at] ?? ''], mask: masks[at] ?? 0 }
}

/** What the word that the line was chosen for counts among those that a wording holds. */
const CHOSEN_WORTH = 100

/** The wording that holds most words still needed, those first that hold the one chosen; else one drawn. */
export function takeOne(
  choice: HostChoice,
  { needed, chosen = 0, held: already }: WordsToTake,
  random: Sampler,
): TakenWordings {
  const { wordings, masks, holding } = choice
  let best = -1
  let most = 0
  for (const at of holding) {
    const held = (masks[at] ?? 0) & needed
    const count = countWords(held) + ((held & chosen) === 0 ? 0 : CHOSEN_WORTH)
    if (count > most) best = at
    most = Math.max(most, count)
  }
  return best < 0
    ? drawnWording(choice, already, random)
    : { wordings: [wordings[best] ?? ''], mask: masks[best] ?? 0 }
}

/** Words of a wording, near enough: it is counted thousands of times. «l'or» is two. */
export function wordingLength(text: string): number {
  let count = 1
  for (const sign of text) if (sign === ' ' || sign === "'") count += 1
  return count
}

/** Wordings that hold words still needed, in their order, `most` of them and while the sentence has room for so many words; one that is drawn where there are none. */
export function takeSome(
  choice: HostChoice,
  { needed, held }: WordsToTake,
  { room, most }: { readonly room: number; readonly most: number },
  random: Sampler,
): TakenWordings {
  const taken: string[] = []
  let mask = 0
  let left = room
  for (const at of choice.holding) {
    const one = choice.masks[at] ?? 0
    if ((one & needed & ~mask) === 0) continue
    const text = choice.wordings[at] ?? ''
    // The second comes with its «et».
    const length = wordingLength(text) + (taken.length === 1 ? 1 : 0)
    if (taken.length > 0 && (length > left || taken.length >= most)) continue
    taken.push(text)
    mask |= one
    left -= length
  }
  return taken.length > 0 ? { wordings: taken, mask } : drawnWording(choice, held, random)
}
