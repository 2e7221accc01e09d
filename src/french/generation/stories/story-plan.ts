/** Which variants tell a story for some given words: a beam search over its beats, in their order. */
import type { Language } from '../../data/language.ts'
import type { Segment, Story, StoryBeat, StoryVariant } from '../../data/story.ts'
import type { Sampler } from '../../sampler.ts'
import {
  countWords,
  type OpenSlot,
  openSlots,
  type SoughtWord,
  type WordMask,
  withoutSlots,
  wordsIn,
} from './story-words.ts'

interface WordsOfChoice {
  readonly alternatives: readonly string[]
  readonly masks: readonly WordMask[]
}

/** A variant with the given words that it may hold. */
interface HostVariant {
  readonly variant: StoryVariant
  readonly beat: number
  readonly written: WordMask
  readonly choices: readonly WordsOfChoice[]
  readonly slots: readonly OpenSlot[]
}

export interface PlannedVariant {
  readonly variant: StoryVariant
  /** The alternative taken at each of its choices. */
  readonly chosen: readonly string[]
  /** Words that its slots are to take. */
  readonly slotWords: WordMask
}

export interface StoryPlan {
  readonly variants: readonly PlannedVariant[]
  /** Words that stand as written, or in a chosen wording. */
  readonly own: WordMask
  readonly inSlots: WordMask
}

interface State extends StoryPlan {
  readonly ids: ReadonlySet<string>
  readonly score: number
}

const EMPTY: State = { variants: [], own: 0, inSlots: 0, ids: new Set(), score: 0 }

/** States kept for each number of sentences. */
const BEAM = 6
/** What a word is worth in a sentence of its own, and in a slot. */
const OWN_VALUE = 10
const SLOT_VALUE = 7
/** How far chance may put one variant before another: two seeds tell a story otherwise. */
const CHANCE = 3
/** Most nouns of an inventory. */
export const MAX_INVENTORY = 6

function isChoice(segment: Segment): segment is readonly string[] {
  return typeof segment !== 'string'
}

function hostVariant(
  variant: StoryVariant,
  beat: number,
  sought: readonly SoughtWord[],
  language: Language,
): HostVariant {
  const written = variant.segments.filter((segment) => typeof segment === 'string').join(' … ')
  return {
    variant,
    beat,
    written: wordsIn(withoutSlots(written), sought),
    choices: variant.segments.filter(isChoice).map((alternatives) => ({
      alternatives,
      masks: alternatives.map((text) => wordsIn(text, sought)),
    })),
    slots: openSlots(written, sought, language.knownClass),
  }
}

/** The wording of a choice that holds most words still needed, else one drawn. */
function choose(
  { alternatives, masks }: WordsOfChoice,
  needed: WordMask,
  random: Sampler,
): { readonly text: string; readonly mask: WordMask } {
  let best = -1
  for (const [at, mask] of masks.entries()) {
    if (
      (mask & needed) !== 0 &&
      (best < 0 || countWords(mask & needed) > countWords((masks[best] ?? 0) & needed))
    )
      best = at
  }
  const at = best >= 0 ? best : Math.floor(random.next() * alternatives.length)
  return { text: alternatives[at] ?? '', mask: masks[at] ?? 0 }
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
  /** Words that some variant of the story holds of itself. */
  readonly ownable: WordMask
  readonly level: number
  readonly random: Sampler
}

function withVariant(state: State, host: HostVariant, search: Search): State | null {
  const { header } = host.variant
  if (header.requires !== null && !state.ids.has(header.requires)) return null
  const needed = search.all & ~state.own & ~state.inSlots
  let own = host.written
  const chosen: string[] = []
  for (const choice of host.choices) {
    const { text, mask } = choose(choice, needed & ~own, search.random)
    chosen.push(text)
    own |= mask
  }
  const slotWords = wordsForSlots(host.slots, needed & ~own & ~search.ownable)
  const gained = OWN_VALUE * countWords(own & needed) + SLOT_VALUE * countWords(slotWords)
  return {
    variants: [...state.variants, { variant: host.variant, chosen, slotWords }],
    own: state.own | own,
    inSlots: state.inSlots | slotWords,
    ids: header.id === null ? state.ids : new Set([...state.ids, header.id]),
    score: state.score + gained + CHANCE * search.random.next(),
  }
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
  beat: StoryBeat,
  hosts: readonly HostVariant[],
  search: Search,
  length: number,
): States {
  const before = [...states.values()].flat()
  if (beat.need === 'repeated') {
    return hosts.reduce<States>((now, host) => {
      const held = [...now.values()].flat()
      return pruned(
        [...held, ...held.flatMap((state) => withVariant(state, host, search) ?? [])],
        length,
      )
    }, states)
  }
  const told = before.flatMap((state) =>
    hosts.flatMap((host) => withVariant(state, host, search) ?? []),
  )
  return pruned(beat.need === 'always' ? told : [...before, ...told], length)
}

export interface PlanRequest {
  readonly sought: readonly SoughtWord[]
  /** Sentences asked. */
  readonly length: number
  /** Level of the class, 1 to 4. */
  readonly level: number
  readonly random: Sampler
  readonly language: Language
}

/** The best plan of exactly `length` sentences; null when the story is too short or too long for it. */
export function planStory(story: Story, request: PlanRequest): StoryPlan | null {
  const { sought, length, level, random, language } = request
  const hosts = story.beats.map((beat, at) =>
    beat.variants
      .filter(({ header }) => header.level <= level)
      .map((variant) => hostVariant(variant, at, sought, language)),
  )
  const ownable = hosts
    .flat()
    .reduce(
      (mask, host) =>
        host.choices
          .flatMap(({ masks }) => masks)
          .reduce((all, one) => all | one, mask | host.written),
      0,
    )
  const search: Search = { all: 2 ** sought.length - 1, ownable, level, random }
  let states: States = new Map([[0, [EMPTY]]])
  for (const [at, beat] of story.beats.entries()) {
    states = afterBeat(states, beat, hosts[at] ?? [], search, length)
  }
  const [best] = states.get(length) ?? []
  return best === undefined ? null : withLeftWords(best, hosts.flat(), search)
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
