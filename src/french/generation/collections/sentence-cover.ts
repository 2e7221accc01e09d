/** Which lines together hold all the given words in the sentences asked: a beam search that serves the rarest word first. */
import type { StoryVariant } from '../../data/story.ts'
import type { Sampler } from '../../sampler.ts'
import { ENUMERATION_ROOM } from '../../sentence-length.ts'
import { WORDS_OF_A_NOUN, wordsForSlots } from '../stories/story-plan.ts'
import { allOf, countWords, type SoughtWord, type WordMask } from '../stories/story-words.ts'
import { takeOne, takeSome } from '../stories/taken-wordings.ts'
import { toldTogether } from './forms/given-verb-form.ts'
import { newSharedWords, type SharedWords } from './line-content.ts'
import type { LineHost } from './line-hosts.ts'
import { takenNames, withoutTwins } from './words-at-once.ts'

export interface PlannedLine {
  readonly host: LineHost
  readonly taken: readonly (readonly string[])[]
  /** Words that its slots are to take. */
  readonly slotWords: WordMask
  /** Words that it is taken to hold, those included; whether it does is seen when it is told. */
  readonly claims: WordMask
}

export interface Cover {
  readonly lines: readonly PlannedLine[]
  /** Words that none of the lines is to hold. */
  readonly left: WordMask
}

interface State extends Cover {
  readonly need: WordMask
  /** All words are held: the lines that follow hold them again. */
  readonly again: boolean
  readonly score: number
}

const BEAM = 40
/** What a word is worth, and what a sentence costs for each word above its share. */
const WORD_VALUE = 10
const CROWD_COST = 3
/** Things that a frame takes where the list is not fuller than that. */
const MOST_THINGS = 3
/** What a sentence costs whose verb another has. */
const SAME_VERB_COST = 8
/** What a sentence about somebody whom another tells of is worth. */
const SAME_DOER_VALUE = 7
/** What a word costs that two sentences tell, beyond the first where the second is needed. */
const SAME_WORD_COST = 6
/** What a word costs that is left to a sentence for any word of its kind. */
const LEFT_COST = 16
/** What a sentence costs that holds none of the words: one more of theirs is better. */
const FREE_COST = 20

interface Search extends Pick<CoverRequest, 'sought'> {
  /** For each word the verb forms that one telling holds with it. */
  readonly together: readonly WordMask[]
  /** For each word the lines that may hold it. */
  readonly byWord: readonly (readonly LineHost[])[]
  readonly all: WordMask
  readonly names: WordMask
  readonly length: number
  /** Words that a sentence holds when they are evenly shared out. */
  readonly share: number
  readonly maxWords: number
  readonly random: Sampler
  readonly denied: ReadonlyMap<StoryVariant, WordMask>
  readonly shared: SharedWords
}

function bitAt(bit: WordMask): number {
  return 31 - Math.clz32(bit)
}

/** What the line holds of the words needed, the one that it is chosen for first. */
function planned(host: LineHost, chosen: WordMask, need: WordMask, search: Search): PlannedLine {
  const { maxWords, random, names } = search
  const allowed = ~(search.denied.get(host.variant) ?? 0)
  const forms = host.forms & need & allowed
  const first = (forms & chosen) === 0 ? forms & -forms : chosen
  const told = first === 0 ? 0 : forms & (search.together[bitAt(first)] ?? 0)
  let claims = (host.written & ~host.forms & allowed) | first | told
  const most = Math.ceil(search.share) + 1
  const taken = host.choices.map((choice) => {
    const needed = need & ~claims & allowed
    const room = maxWords + ENUMERATION_ROOM - host.length
    const one =
      choice.kind === 'one'
        ? takeOne(choice, needed, random, chosen)
        : takeSome(choice, needed, { room, most }, random)
    claims |= one.mask & allowed
    return one.wordings
  })
  const open = withoutTwins(need & ~claims & allowed, search.sought)
  const slotWords = wordsForSlots(
    host.slots,
    open,
    WORDS_OF_A_NOUN * Math.max(MOST_THINGS, most - 1),
  )
  const named = takenNames(host, need & names & allowed)
  return { host, taken, slotWords, claims: claims | slotWords | named }
}

function rarest(need: WordMask, { byWord }: Search): number {
  let best = -1
  for (const [at, hosts] of byWord.entries()) {
    if (((need >> at) & 1) === 0) continue
    if (best < 0 || hosts.length < (byWord[best]?.length ?? 0)) best = at
  }
  return best
}

function withLine(state: State, line: PlannedLine, search: Search): State {
  const gained = countWords(line.claims & state.need)
  const crowd = CROWD_COST * Math.max(0, gained - Math.ceil(search.share))
  const value = state.again ? 0 : WORD_VALUE * gained
  const { lines } = state
  const { verb, doer } = line.host
  const isKnown = lines.some(({ host }) => host.doer !== null && host.doer === doer)
  const isAgain = lines.some(({ host }) => host.verb !== null && host.verb === verb)
  const repeated = Math.max(0, ...lines.map(({ host }) => search.shared(host, line.host)))
  return {
    ...state,
    lines: [...lines, line],
    need: state.need & ~line.claims,
    score:
      state.score +
      value +
      (isKnown ? SAME_DOER_VALUE : 0) -
      crowd -
      line.host.cost -
      (isAgain ? SAME_VERB_COST : 0) -
      SAME_WORD_COST * Math.max(0, repeated - (state.again ? 0 : 1)),
  }
}

/** Whatever is made of it, a line is told once. */
function lineOf({ variant: { source } }: LineHost): string {
  return `${source.file} ${source.line}`
}

/** The states that follow: the rarest word in each line that may hold it, or left out. */
function next(state: State, search: Search): State[] {
  const { all, byWord } = search
  const from = state.need === 0 ? { ...state, need: all & ~state.left, again: true } : state
  const pivot = rarest(from.need, search)
  if (pivot < 0) return []
  const bit = 1 << pivot
  const used = new Set(from.lines.map(({ host }) => lineOf(host)))
  const told = (byWord[pivot] ?? [])
    .filter((host) => !used.has(lineOf(host)))
    .map((host) => planned(host, bit, from.need, search))
    .filter(({ claims }) => (claims & bit) !== 0)
    .map((line) => withLine(from, line, search))
  const without = { ...from, need: from.need & ~bit }
  const left = from.again ? without : { ...without, left: from.left | bit }
  return told.length > 0 ? told : left.need === 0 && left.again ? [] : next(left, search)
}

/** The best of some states, one for each set of words still needed. */
function pruned(states: readonly State[]): State[] {
  const byNeed = new Map<string, State>()
  for (const state of states.toSorted((one, other) => other.score - one.score)) {
    const key = `${state.need} ${state.left} ${state.again}`
    if (!byNeed.has(key)) byNeed.set(key, state)
  }
  return [...byNeed.values()].slice(0, BEAM)
}

/** What the state is worth when each word that it does not hold has a sentence of its own; null when these are too many. */
function worth({ lines, left, need, again, score }: State, { length }: Search): number | null {
  const words = countWords(again ? left : left | need)
  const free = length - lines.length - words
  return free < 0 ? null : score - LEFT_COST * words - FREE_COST * free
}

export interface CoverRequest {
  readonly sought: readonly SoughtWord[]
  readonly names: WordMask
  /** Sentences asked. */
  readonly length: number
  /** Most words of a sentence. */
  readonly maxWords: number
  readonly random: Sampler
  /** Words that a telling has shown lines not to hold. */
  readonly denied: ReadonlyMap<StoryVariant, WordMask>
}

function holds({ written, choices, slots, names }: LineHost, at: number, named: WordMask): boolean {
  const bit = 1 << at
  return (
    (written & bit) !== 0 ||
    slots.some(({ fits }) => (fits & bit) !== 0) ||
    choices.some(({ masks }) => masks.some((mask) => (mask & bit) !== 0)) ||
    (names > 0 && (named & bit) !== 0)
  )
}

/** States of the search, those with one more sentence after those with one less. */
function* statesOf(first: State, search: Search): Generator<State> {
  let states = [first]
  for (let count = 0; states.length > 0; count += 1) {
    yield* states
    if (count === search.length) return
    states = pruned(states.flatMap((state) => next(state, search)))
  }
}

/** The best cover of at most `length` lines; null when the lines hold too few of the words. */
export function coverWords(hosts: readonly LineHost[], request: CoverRequest): Cover | null {
  const { sought, length, names } = request
  const search: Search = {
    ...request,
    byWord: sought.map((_, at) => hosts.filter((host) => holds(host, at, names))),
    all: allOf(sought),
    share: sought.length / length,
    together: toldTogether(sought),
    shared: newSharedWords(),
  }
  const first: State = { lines: [], left: 0, need: search.all, again: false, score: 0 }
  let best: State | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const state of statesOf(first, search)) {
    const value = worth(state, search)
    if (value === null || value <= most) continue
    best = state
    most = value
  }
  if (best === null) return null
  const { lines, left, need, again } = best
  return { lines, left: again ? left : left | need }
}
