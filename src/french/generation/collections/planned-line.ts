/** A line with what it is taken to hold of a list, and what it costs beside others. */
import type { StoryVariant } from '../../data/story.ts'
import type { Sampler } from '../../sampler.ts'
import { ENUMERATION_ROOM } from '../../sentence-length.ts'
import { WORDS_OF_A_NOUN, wordsForSlots } from '../stories/story-plan.ts'
import type { SoughtWord, WordMask } from '../stories/story-words.ts'
import { takeOne, takeSome } from '../stories/taken-wordings.ts'
import type { SharedWords } from './line-content.ts'
import type { LineHost } from './line-hosts.ts'

export interface PlannedLine {
  readonly host: LineHost
  readonly taken: readonly (readonly string[])[]
  /** Words that its slots are to take. */
  readonly slotWords: WordMask
  /** Words that it is taken to hold, those included; whether it does is seen when it is told. */
  readonly claims: WordMask
}

/** Things that a frame takes where the list is not fuller than that. */
const MOST_THINGS = 3
/** What a sentence costs whose verb another has. */
const SAME_VERB_COST = 8
/** What a sentence about somebody whom another tells of is worth. */
const SAME_DOER_VALUE = 7
/** What words cost that two sentences tell: the third costs more than the second. */
const SAME_WORDS_COST = 3

/** What lines are planned for. */
export interface Planning {
  readonly sought: readonly SoughtWord[]
  /** Given first names. */
  readonly names: WordMask
  /** For each word the verb forms that one telling holds with it. */
  readonly together: readonly WordMask[]
  /** Words that a sentence holds when they are evenly shared out. */
  readonly share: number
  /** Most words of a sentence. */
  readonly maxWords: number
  readonly random: Sampler
  /** Words that a telling has shown lines not to hold. */
  readonly denied: ReadonlyMap<StoryVariant, WordMask>
  readonly shared: SharedWords
}

/** As many of the needed names as the sentence has persons. */
function takenNames(host: LineHost, needed: WordMask): WordMask {
  let taken = 0
  let rest = needed
  for (let room = host.names; room > 0 && rest !== 0; room -= 1) {
    taken |= rest & -rest
    rest &= rest - 1
  }
  return taken
}

/** «un bateau, des bateaux»: one of several forms of a noun at a time. */
function withoutTwins(words: WordMask, sought: readonly SoughtWord[]): WordMask {
  const known = new Set<string>()
  return sought.reduce((kept, { word: { interpretations } }, at) => {
    const [sense] = interpretations
    if (((words >> at) & 1) === 0 || sense?.kind !== 'noun') return kept
    const { lemma, feminine } = sense.noun
    if (known.has(lemma)) return kept
    known.add(lemma)
    if (feminine !== null) known.add(feminine)
    return kept | (1 << at)
  }, 0)
}

function bitAt(bit: WordMask): number {
  return 31 - Math.clz32(bit)
}

/** What the line holds of the words needed, the one that it is chosen for first. */
export function plannedLine(
  host: LineHost,
  chosen: WordMask,
  need: WordMask,
  planning: Planning,
): PlannedLine {
  const { maxWords, random, names } = planning
  const allowed = ~(planning.denied.get(host.variant) ?? 0)
  const forms = host.forms & need & allowed
  const first = (forms & chosen) === 0 ? forms & -forms : chosen
  const told = first === 0 ? 0 : forms & (planning.together[bitAt(first)] ?? 0)
  let claims = (host.written & ~host.forms & allowed) | first | told
  const most = Math.ceil(planning.share) + 1
  // Where sentences are full, none of their wordings needs to hold a word again that another has.
  const elsewhere = planning.share > 1 ? ~need : 0
  const taken = host.choices.map((choice) => {
    const needed = need & ~claims & allowed
    const room = maxWords + ENUMERATION_ROOM - host.length
    const one =
      choice.kind === 'one'
        ? takeOne(choice, { needed, chosen, held: claims | elsewhere }, random)
        : takeSome(choice, { needed, held: claims }, { room, most }, random)
    claims |= one.mask & allowed
    return one.wordings
  })
  const open = withoutTwins(need & ~claims & allowed, planning.sought)
  const slotWords = wordsForSlots(
    host.slots,
    open,
    WORDS_OF_A_NOUN * Math.max(MOST_THINGS, most - 1),
  )
  const named = takenNames(host, need & names & allowed)
  return { host, taken, slotWords, claims: claims | slotWords | named }
}

/** A child does one thing after another; of anybody else a third sentence is too much. */
const MOST_OF_A_DOER = 2

/** What it costs who does it: somebody told of already is worth something. */
function doerCost(lines: readonly PlannedLine[], doer: string | null): number {
  const times = doer === null ? 0 : lines.filter(({ host }) => host.doer === doer).length
  if (times === 0) return 0
  return doer === 'héros' || times < MOST_OF_A_DOER ? -SAME_DOER_VALUE : SAME_DOER_VALUE
}

/** What a line costs beside others: a doer again is worth something, the same told again is not. */
export function costBeside(
  lines: readonly PlannedLine[],
  one: LineHost,
  mayShare: number,
  { shared }: Pick<Planning, 'shared'>,
): number {
  const isAgain = lines.some(({ host }) => host.verb !== null && host.verb === one.verb)
  const most = Math.max(0, ...lines.map(({ host }) => shared(host, one)))
  const told = Math.max(0, most - mayShare)
  return (
    doerCost(lines, one.doer) + (isAgain ? SAME_VERB_COST : 0) + SAME_WORDS_COST * told * (told + 1)
  )
}
