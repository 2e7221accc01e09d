/** Which lines together hold all the given words in the sentences asked: a beam search that serves the rarest word first. */
import { allOf, countWords, type WordMask } from '../stories/story-words.ts'
import { toldTogether } from './forms/given-verb-form.ts'
import { newSharedWords } from './line-content.ts'
import type { LineHost } from './line-hosts.ts'
import { costBeside, type PlannedLine, type Planning, plannedLine } from './planned-line.ts'

export interface Cover {
  readonly lines: readonly PlannedLine[]
  /** Words that none of the lines is to hold. */
  readonly left: WordMask
}

interface State extends Cover {
  readonly need: WordMask
  readonly score: number
}

const BEAM = 40
/** What a word is worth, and what a sentence costs for each word above its share. */
const WORD_VALUE = 10
const CROWD_COST = 3
/** What a word costs that is left to a sentence for any word of its kind. */
const LEFT_COST = 16
/** What it costs, as long as nobody knows with which, that a word will share a sentence. */
const SHARING_COST = 24
/** What a sentence costs that is more than the words need: it holds one of them again, or none. */
const FURTHER_COST = 4
/** What it costs that its word is held more often than others, the more the more. */
const AGAIN_COST = 12

interface Search extends Planning {
  /** For each word the lines that may hold it. */
  readonly byWord: readonly (readonly LineHost[])[]
  readonly all: WordMask
  readonly length: number
}

function rarest(need: WordMask, { byWord }: Search): number {
  let best = -1
  for (const [at, hosts] of byWord.entries()) {
    if (((need >> at) & 1) === 0) continue
    if (best < 0 || hosts.length < (byWord[best]?.length ?? 0)) best = at
  }
  return best
}

/** Two sentences may both tell a word of the list, and what it is about. */
const SHARED_BY_NEED = 1

function withLine(state: State, line: PlannedLine, search: Search): State {
  const gained = countWords(line.claims & state.need)
  const crowd = CROWD_COST * Math.max(0, gained - Math.ceil(search.share))
  const beside = costBeside(state.lines, line.host, SHARED_BY_NEED, search)
  return {
    ...state,
    lines: [...state.lines, line],
    need: state.need & ~line.claims,
    score: state.score + WORD_VALUE * gained - crowd - line.host.cost - beside,
  }
}

/** Whatever is made of it, a line is told once. */
function lineOf({ variant: { source } }: LineHost): string {
  return `${source.file} ${source.line}`
}

/** The states that follow: the rarest word in each line that may hold it, or left out. */
function next(state: State, search: Search): State[] {
  const pivot = rarest(state.need, search)
  if (pivot < 0) return []
  const bit = 1 << pivot
  const used = new Set(state.lines.map(({ host }) => lineOf(host)))
  const told = (search.byWord[pivot] ?? [])
    .filter((host) => !used.has(lineOf(host)))
    .map((host) => plannedLine(host, bit, state.need, search))
    .filter(({ claims }) => (claims & bit) !== 0)
    .map((line) => withLine(state, line, search))
  if (told.length > 0) return told
  return next({ ...state, need: state.need & ~bit, left: state.left | bit }, search)
}

/** What it will cost that words are left for which no sentence of their own is: they share one. */
function shortage({ lines, left, need }: State, { length }: Search): number {
  return SHARING_COST * Math.max(0, countWords(left | need) - (length - lines.length))
}

/** The best of some states, one for each set of words still needed. */
function pruned(states: readonly State[], search: Search): State[] {
  const byNeed = new Map<string, State>()
  const promise = (state: State): number => state.score - shortage(state, search)
  for (const state of states.toSorted((one, other) => promise(other) - promise(one))) {
    const key = `${state.need} ${state.left}`
    if (!byNeed.has(key)) byNeed.set(key, state)
  }
  return [...byNeed.values()].slice(0, BEAM)
}

/** What the state is worth when each word that it does not hold has a sentence of its own; null when these are too many. */
function worth({ lines, left, need, score }: State, { length }: Search): number | null {
  const words = countWords(left | need)
  const further = length - lines.length - words
  return further < 0 ? null : score - LEFT_COST * words - FURTHER_COST * further
}

export interface CoverRequest
  extends Pick<Planning, 'sought' | 'names' | 'maxWords' | 'random' | 'denied'> {
  /** Sentences asked. */
  readonly length: number
}

function planningFor(request: CoverRequest): Planning {
  const { sought, length } = request
  return {
    ...request,
    share: sought.length / length,
    together: toldTogether(sought),
    shared: newSharedWords(),
  }
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
    states = pruned(
      states.flatMap((state) => next(state, search)),
      search,
    )
  }
}

interface HeldWord {
  readonly bit: WordMask
  /** Lines that hold it. */
  readonly times: number
}

/** That one of the words which the lines hold least; null: there is none. */
function heldLeast(words: WordMask, lines: readonly PlannedLine[]): HeldWord | null {
  let least: HeldWord | null = null
  for (let rest = words; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const times = lines.filter(({ claims }) => (claims & bit) !== 0).length
    if (least === null || times < least.times) least = { bit, times }
  }
  return least
}

/** The best cover of at most `length` lines; null when the lines hold too few of the words. */
export function coverWords(hosts: readonly LineHost[], request: CoverRequest): Cover | null {
  const { sought, length, names } = request
  const search: Search = {
    ...planningFor(request),
    byWord: sought.map((_, at) => hosts.filter((host) => holds(host, at, names))),
    all: allOf(sought),
    length,
  }
  const first: State = { lines: [], left: 0, need: search.all, score: 0 }
  let best: State | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const state of statesOf(first, search)) {
    const value = worth(state, search)
    if (value === null || value <= most) continue
    best = state
    most = value
  }
  return best && { lines: best.lines, left: best.left | best.need }
}

/** One more line of words that the lines hold already; null where one without any of them is better. */
export function furtherLine(
  { lines, left }: Cover,
  hosts: readonly LineHost[],
  request: CoverRequest & { readonly freeCost: number },
): PlannedLine | null {
  const search = planningFor(request)
  const wanted = allOf(request.sought) & ~left
  const fewest = heldLeast(wanted, lines)?.times ?? 0
  const used = new Set(lines.map(({ host }) => lineOf(host)))
  let best: PlannedLine | null = null
  let least = request.freeCost
  for (const host of hosts) {
    if (used.has(lineOf(host))) continue
    const form = heldLeast(host.forms & wanted, lines)
    const line = plannedLine(host, form?.bit ?? 0, wanted, search)
    const held = heldLeast(line.claims & wanted, lines)
    if (held === null) continue
    const again = AGAIN_COST * (held.times - fewest) ** 2
    const cost = host.cost + costBeside(lines, host, 0, search) + again
    if (cost >= least) continue
    best = line
    least = cost
  }
  return best
}
