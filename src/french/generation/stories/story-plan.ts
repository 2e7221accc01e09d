/** Which variants tell a story for some given words: a beam search over its beats, in their order. */
import type { StoryVariant } from '../../data/story.ts'
import type { Sampler } from '../../sampler.ts'
import { ENUMERATION_ROOM } from '../../sentence-length.ts'
import type { HostBeat, HostChoice, HostVariant } from './host-variants.ts'
import { allOf, countWords, type OpenSlot, type SoughtWord, type WordMask } from './story-words.ts'

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
const ENUMERATED_VALUE = 9
export const SLOT_VALUE = 7
/** What a sentence that shows a goal is worth. */
const GOAL_VALUE = 4
/** How far chance may put one variant before another: two seeds tell a story otherwise. */
const CHANCE = 3
/** Most nouns of an inventory, most wordings of an enumeration. */
export const MAX_INVENTORY = 6
const MAX_ENUMERATED = 5
/** Wordings enumerated where no word asks for any. */
const USUAL_ENUMERATED = 2

interface Taken {
  readonly wordings: readonly string[]
  readonly mask: WordMask
}

/** The wording that holds most words still needed, else one drawn. */
function takeOne({ wordings, masks }: HostChoice, needed: WordMask, random: Sampler): Taken {
  let best = -1
  for (const [at, mask] of masks.entries()) {
    if (
      (mask & needed) !== 0 &&
      (best < 0 || countWords(mask & needed) > countWords((masks[best] ?? 0) & needed))
    )
      best = at
  }
  const at = best >= 0 ? best : Math.floor(random.next() * wordings.length)
  return { wordings: [wordings[at] ?? ''], mask: masks[at] ?? 0 }
}

/** Words of a wording, near enough: it is counted thousands of times. */
function wordingLength(text: string): number {
  return text.split(' ').length
}

/** Wordings that hold words still needed, in their order, while the sentence has room; some that are drawn where there are none. */
function takeSome(
  { wordings, masks }: HostChoice,
  needed: WordMask,
  room: number,
  random: Sampler,
): Taken {
  const taken = new Set<string>()
  let mask = 0
  let left = room
  const addIfRoom = (at: number): void => {
    const text = wordings[at] ?? ''
    const length = wordingLength(text)
    if (taken.size > 0 && (length > left || taken.size >= MAX_ENUMERATED)) return
    taken.add(text)
    mask |= masks[at] ?? 0
    left -= length
  }
  for (const [at, one] of masks.entries()) {
    if ((one & needed & ~mask) !== 0) addIfRoom(at)
  }
  const first = Math.floor(random.next() * wordings.length)
  for (let step = 0; step < wordings.length && taken.size < USUAL_ENUMERATED; step += 1) {
    addIfRoom((first + step) % wordings.length)
  }
  return { wordings: wordings.filter((text) => taken.has(text)), mask }
}

/** Words for the slots of a variant: those that no sentence of the story holds of itself come first. */
function wordsForSlots(slots: readonly OpenSlot[], needed: WordMask): WordMask {
  let taken = 0
  for (const { slot, fits } of slots) {
    let room = slot.list ? MAX_INVENTORY : 1
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
  /** Most words of a sentence. */
  readonly maxWords: number
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
  const enumerated = { mask: 0, room: maxWords + ENUMERATION_ROOM - host.length }
  let own = host.written
  const taken = host.choices.map((choice) => {
    const one =
      choice.kind === 'one'
        ? takeOne(choice, needed & ~own, random)
        : takeSome(choice, needed & ~own & ~kept, enumerated.room, random)
    if (choice.kind === 'some') enumerated.mask |= one.mask & needed & ~own
    own |= one.mask
    return one.wordings
  })
  const slotWords = wordsForSlots(host.slots, needed & ~own & ~search.ownable)
  const gained =
    OWN_VALUE * countWords(own & needed & ~enumerated.mask) +
    ENUMERATED_VALUE * countWords(enumerated.mask) +
    SLOT_VALUE * countWords(slotWords)
  return {
    variants: [...state.variants, { variant: host.variant, claims: own, taken, slotWords }],
    own: state.own | own,
    inSlots: state.inSlots | slotWords,
    ids: header.id === null ? state.ids : new Set([...state.ids, header.id]),
    score: state.score + gained + GOAL_VALUE * host.goals + CHANCE * random.next(),
  }
}

function withVariants(state: State, host: HostVariant, search: Search): State[] {
  const enumerates = host.choices.some(({ kind }) => kind === 'some')
  const kept = enumerates && search.ownable !== 0 ? [0, search.ownable] : [0]
  return kept.flatMap((words) => withVariant(state, host, words, search) ?? [])
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
  /** Sentences asked. */
  readonly length: number
  /** Most words of a sentence. */
  readonly maxWords: number
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
  { sought, length, maxWords, random }: PlanRequest,
): StoryPlan | null {
  const hosts = beats.flatMap((beat) => beat.hosts)
  const search: Search = { all: allOf(sought), ownable: ownableIn(hosts), maxWords, random }
  const states = beats.reduce<States>(
    (now, beat) => afterBeat(now, beat, search, length),
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
