/** The ways in which a text can be written: states that follow one another, and what it costs to leave its words. */
import { classesOf } from './text-likelihood.ts'

/** `expected`: by its own letters; `free`: by any, in its place; `extra`: no word of the text. */
export type PlacementKind = 'expected' | 'free' | 'extra'

/** In natural logarithms, as what a path loses against the most probable letter of each step. */
const FREE_COST = { base: 1, letter: 1, most: 7 }
const EXTRA_COST = 7
const MISSING_COST = 5
interface State {
  readonly kind: PlacementKind | 'gap'
  readonly word: number
  /** Index of what it costs to show it at a step: a class of the network, what stands between words, any letter. */
  readonly shows: number
  readonly before: { readonly state: number; readonly cost: number }[]
}

/** The paths through a text: states in the order of its words; `gaps[i]` stands before word i, the last after all. */
export interface TextGraph {
  readonly states: readonly State[]
  readonly gaps: readonly number[]
  /** Words told when a line ends in a state; undefined within a word. */
  readonly told: ReadonlyMap<number, number>
}

function freeCost(letters: number): number {
  return Math.min(FREE_COST.most, FREE_COST.base + FREE_COST.letter * letters)
}

function statesOf(words: readonly string[], alphabet: readonly string[]): TextGraph {
  const [gap, free] = [alphabet.length, alphabet.length + 1]
  const states: State[] = []
  const gaps: number[] = []
  const told = new Map<number, number>()
  const add = (kind: State['kind'], word: number, shows: number): number => {
    const state = states.length
    states.push({ kind, word, shows, before: [{ state, cost: 0 }] })
    return state
  }
  const follow = (state: number, before: number, cost: number): void => {
    states[state]?.before.push({ state: before, cost })
  }
  const addGap = (word: number, ends: readonly number[]): number => {
    const state = add('gap', word, gap)
    const extra = add('extra', word, free)
    follow(extra, state, EXTRA_COST)
    for (const end of [...ends, extra]) {
      follow(state, end, 0)
      told.set(end, word)
    }
    told.set(state, word)
    const last = gaps.at(-1)
    if (last !== undefined) follow(state, last, MISSING_COST)
    gaps.push(state)
    return state
  }
  const addLetters = (word: number, classes: readonly number[], start: number): number => {
    let last = start
    for (const [at, letter] of classes.entries()) {
      const blank = at === 0 ? start : add('expected', word, 0)
      if (at > 0) follow(blank, last, 0)
      const state = add('expected', word, letter)
      follow(state, blank, 0)
      if (at > 0 && letter !== classes[at - 1]) follow(state, last, 0)
      last = state
    }
    return last
  }
  let ends: number[] = []
  for (const [word, text] of words.entries()) {
    const start = addGap(word, ends)
    const other = add('free', word, free)
    follow(other, start, freeCost(text.length))
    const classes = classesOf(text, alphabet)
    ends = classes && classes.length > 0 ? [other, addLetters(word, classes, start)] : [other]
  }
  addGap(words.length, ends)
  return { states, gaps, told }
}

/** The graph in flat lists: the paths of a page take millions of steps. */
export interface FlatGraph extends TextGraph {
  readonly shows: Uint16Array
  /** Of the predecessors of state s: from `first[s]` up to `first[s + 1]`. */
  readonly first: Uint32Array
  readonly before: Uint32Array
  readonly costs: Float32Array
}

/** Indexes of what is shown: those of the alphabet, then `gap` (between words) and `free` (any letter). */
export function textGraph(words: readonly string[], alphabet: readonly string[]): FlatGraph {
  const graph = statesOf(words, alphabet)
  const all = graph.states.flatMap(({ before }) => before)
  const first = new Uint32Array(graph.states.length + 1)
  for (const [state, { before }] of graph.states.entries()) {
    first[state + 1] = (first[state] ?? 0) + before.length
  }
  return {
    ...graph,
    shows: Uint16Array.from(graph.states, ({ shows }) => shows),
    first,
    before: Uint32Array.from(all, ({ state }) => state),
    costs: Float32Array.from(all, ({ cost }) => cost),
  }
}
