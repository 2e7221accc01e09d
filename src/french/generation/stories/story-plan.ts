/** Which variants tell a story for some given words: a beam search over its beats, in their order. */
import type { StoryVariant } from '../../data/story.ts'
import type { Sampler } from '../../sampler.ts'
import { ENUMERATION_ROOM } from '../../sentence-length.ts'
import type { HostBeat, HostVariant } from './host-variants.ts'
import { allOf, countWords, type OpenSlot, type SoughtWord, type WordMask } from './story-words.ts'
import { takeOne, takeSome, wordingLength } from './taken-wordings.ts'

export interface PlannedVariant {
  readonly variant: StoryVariant
  /** Words that it is taken to hold; whether it does is seen when it is told. */
  readonly claims: WordMask
  /** The wordings taken at each of its choices: one, or those that are enumerated. */
  readonly taken: readonly (readonly string[])[]
  /** Words that its slots are to take. */
  readonly slotWords: WordMask
}

export interface StoryPlan {
  readonly variants: readonly PlannedVariant[]
  /** Words that stand as written, or in a wording taken. */
  readonly own: WordMask
  readonly inSlots: WordMask
}

interface State extends StoryPlan {
  readonly ids: ReadonlySet<string>
  readonly score: number
}

const EMPTY: State = { variants: [], own: 0, inSlots: 0, ids: new Set(), score: 0 }

/** States kept for each number of sentences. */
const BEAM = 8
/** What a word is worth in a sentence of its own, in an enumeration, and in a slot. */
export const OWN_VALUE = 10
const ENUMERATED_VALUE = 7
export const SLOT_VALUE = 7
/** What a sentence that shows a goal is worth. */
const GOAL_VALUE = 4
/** What a word of a goal (et, est) is worth when it stands there again. */
const REPEATED_VALUE = 3
/** How far chance may put one variant before another: two seeds tell a story otherwise. */
const CHANCE = 3
/** Most nouns of an inventory; each stands there with its article. */
export const MAX_INVENTORY = 6
export const WORDS_OF_A_NOUN = 2
/** What a sentence costs that enumerates and holds none of the words: what it says is drawn. */
const DRAWN_COST = 4

/** What a sentence costs that the class cannot read: more than a word that it holds. */
const LONG_COST = 15

/** Words of a sentence with these wordings, near enough, above what the class reads. */
function isLong(
  { fixedLength }: HostVariant,
  taken: PlannedVariant['taken'],
  most: number,
): boolean {
  const chosen = taken.map((wordings) => wordings.filter((text) => text !== ''))
  const length = chosen.reduce((sum, wordings) => sum + wordingsLength(wordings), fixedLength)
  return length > most + (chosen.some(({ length }) => length > 1) ? ENUMERATION_ROOM : 0)
}

function wordingsLength(wordings: readonly string[]): number {
  if (wordings.length === 0) return 0
  return wordingLength(wordings.join(' ')) + (wordings.length > 1 ? 1 : 0)
}

/** Words for the slots of a variant, as many as the sentence has room for. */
export function wordsForSlots(
  slots: readonly OpenSlot[],
  needed: WordMask,
  wordsLeft = Number.POSITIVE_INFINITY,
): WordMask {
  let taken = 0
  const most = Math.min(MAX_INVENTORY, Math.max(1, Math.floor(wordsLeft / WORDS_OF_A_NOUN)))
  for (const { slot, fits } of slots) {
    let room = slot.list ? most : 1
    for (let rest = fits & needed & ~taken; rest !== 0 && room > 0; rest &= rest - 1) {
      taken |= rest & -rest
      room -= 1
    }
  }
  return taken
}

interface Search {
  readonly all: WordMask
  /** Words that some variant of the story holds of itself, outside any enumeration. */
  readonly ownable: WordMask
  readonly repeated: WordMask
  /** Most words of a sentence, most wordings of an enumeration. */
  readonly maxWords: number
  readonly mostEnumerated: number
  readonly random: Sampler
}

/** The state with one more sentence; `kept` are words that enumerations leave to the sentences that hold them of themselves. */
function withVariant(
  state: State,
  host: HostVariant,
  kept: WordMask,
  search: Search,
): State | null {
  const { header } = host.variant
  if (header.requires !== null && !state.ids.has(header.requires)) return null
  const { maxWords, random } = search
  const needed = search.all & ~state.own & ~state.inSlots
  let enumerated = 0
  let room = maxWords + ENUMERATION_ROOM - host.length
  let own = host.written
  const taken = host.choices.map((choice) => {
    const one =
      choice.kind === 'one'
        ? takeOne(choice, { needed: needed & ~own, held: own }, random)
        : takeSome(
            choice,
            { needed: needed & ~own & ~kept, held: own },
            { room, most: search.mostEnumerated },
            random,
          )
    if (choice.kind === 'some') {
      enumerated |= one.mask & needed & ~own
      room -= wordingLength(one.wordings.join(' '))
    }
    own |= one.mask
    return one.wordings
  })
  const slotWords = wordsForSlots(host.slots, needed & ~own & ~search.ownable, room)
  const isDrawn = (own & needed) === 0 && host.choices.some(({ kind }) => kind === 'some')
  const gained =
    OWN_VALUE * countWords(own & needed & ~enumerated) +
    ENUMERATED_VALUE * countWords(enumerated) +
    SLOT_VALUE * countWords(slotWords) +
    REPEATED_VALUE * countWords(own & search.repeated & ~needed) -
    (isDrawn ? DRAWN_COST : 0) -
    (isLong(host, taken, maxWords) ? LONG_COST : 0)
  return {
    variants: [...state.variants, { variant: host.variant, claims: own, taken, slotWords }],
    own: state.own | own,
    inSlots: state.inSlots | slotWords,
    ids: header.id === null ? state.ids : new Set([...state.ids, header.id]),
    score: state.score + gained + GOAL_VALUE * host.goals + CHANCE * random.next(),
  }
}

function withVariants(state: State, host: HostVariant, search: Search): State[] {
  const kept = (host.enumerable & search.ownable & ~state.own) === 0 ? [0] : [0, search.ownable]
  return kept.flatMap((words) => withVariant(state, host, words, search) ?? [])
}

/** Steps of a beat that hold none of the words: some, and as many as there are more sentences than words. */
const LEAST_FILLERS = 3

function holdsAny({ written, choices, slots }: HostVariant): boolean {
  const isHeld = choices.some(({ holding }) => holding.length > 0)
  return written !== 0 || isHeld || slots.some(({ fits }) => fits !== 0)
}

/** The variants of a beat that is told any number of times, in their order, without most of those that hold no word: planning them all costs more than it gives. */
function withFewFillers({ need, hosts }: HostBeat, most: number, random: Sampler): HostBeat {
  if (need !== 'repeated') return { need, hosts }
  const fillers = new Set(random.shuffle(hosts.filter((host) => !holdsAny(host))).slice(0, most))
  return { need, hosts: hosts.filter((host) => holdsAny(host) || fillers.has(host)) }
}

type States = ReadonlyMap<number, readonly State[]>

function pruned(states: readonly State[], length: number): States {
  const byCount = Map.groupBy(states, ({ variants }) => variants.length)
  return new Map(
    [...byCount]
      .filter(([count]) => count <= length)
      .map(([count, group]) => [
        count,
        group.toSorted((one, other) => other.score - one.score).slice(0, BEAM),
      ]),
  )
}

function afterBeat(
  states: States,
  { need, hosts }: HostBeat,
  search: Search,
  length: number,
): States {
  const before = [...states.values()].flat()
  if (need === 'repeated') {
    return hosts.reduce<States>((now, host) => {
      const held = [...now.values()].flat()
      return pruned(
        [...held, ...held.flatMap((state) => withVariants(state, host, search))],
        length,
      )
    }, states)
  }
  const told = before.flatMap((state) => hosts.flatMap((host) => withVariants(state, host, search)))
  return pruned(need === 'always' ? told : [...before, ...told], length)
}

export interface PlanRequest {
  readonly sought: readonly SoughtWord[]
  /** Words that the text should hold more than once: a goal works on them. */
  readonly repeated: WordMask
  /** Sentences asked. */
  readonly length: number
  /** Most words of a sentence, most wordings of an enumeration. */
  readonly maxWords: number
  readonly mostEnumerated: number
  readonly random: Sampler
}

/** Words that some sentence of the story holds of itself, outside any enumeration. */
function ownableIn(hosts: readonly HostVariant[]): WordMask {
  return hosts.reduce((all, { written, choices }) => {
    const masks = choices.flatMap((choice) => (choice.kind === 'one' ? choice.masks : []))
    return masks.reduce((mask, one) => mask | one, all | written)
  }, 0)
}

/** The best plan of exactly `length` sentences; null when the story is too short or too long for it. */
export function planStory(
  beats: readonly HostBeat[],
  { sought, length, ...request }: PlanRequest,
): StoryPlan | null {
  const hosts = beats.flatMap((beat) => beat.hosts)
  const search: Search = { ...request, all: allOf(sought), ownable: ownableIn(hosts) }
  const fillers = Math.max(LEAST_FILLERS, length - sought.length)
  const states = beats.reduce<States>(
    (now, beat) => afterBeat(now, withFewFillers(beat, fillers, search.random), search, length),
    new Map([[0, [EMPTY]]]),
  )
  const [best] = states.get(length) ?? []
  return best === undefined ? null : withLeftWords(best, hosts, search)
}

/** Words that the chosen sentences do not hold after all are offered to the slots that still have room. */
function withLeftWords(state: State, hosts: readonly HostVariant[], { all }: Search): StoryPlan {
  let left = all & ~state.own & ~state.inSlots
  let inSlots = state.inSlots
  const variants = state.variants.map((planned) => {
    const host = hosts.find(({ variant }) => variant === planned.variant)
    const slotWords = wordsForSlots(host?.slots ?? [], planned.slotWords | left)
    left &= ~slotWords
    inSlots |= slotWords
    return { ...planned, slotWords }
  })
  return { variants, own: state.own, inSlots }
}
