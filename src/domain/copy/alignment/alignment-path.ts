/**
 * The cheapest way to walk through two lists of words side by side: a global alignment (Needleman and Wunsch) with moves
 * for words joined, cut and swapped.
 */
import { wordDistance } from '../text/word-distance.ts'

export interface PathWord {
  readonly text: string
  /** What is compared; `text` only settles ties between words of one key («a», «à»). */
  readonly key: string
}

/** How many words of the original and of the copy a move takes, the preferred one first among equals. */
const MOVES = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
] as const

export type Move = (typeof MOVES)[number]

/** A word forgotten and a word in excess cost more together than one word written for another. */
const MISSING_COST = 0.7
const EXTRA_COST = 0.5
const NUANCE_COST = 0.02
const SWAP_COST = 0.6
/** Cheap while all letters are there: two neighbours rarely make a third word by chance. */
const BREAK_COST = 0.2
const BREAK_DISTANCE_COST = 1.6
/** A joined or cut word keeps most of its letters, else the words are simply different. */
const BREAK_DISTANCE = 0.25

/** Path found within so many words of the straight way; wider while it is not sure to be the best one. */
const FIRST_BAND = 32
const WIDEST_BAND = 256
/**
 * Each word by which a path leaves the straight way costs at least this much: words forgotten or in excess carry it away; joined and
 * cut ones alone never do so that far.
 */
const DRIFT_COST = 0.35

/** One of the two lists, with what the moves ask of it again and again. */
interface Side {
  readonly words: readonly PathWord[]
  readonly letters: readonly string[]
  /** Number of letters before each word. */
  readonly before: readonly number[]
  /** The same number for the same key. */
  readonly ids: readonly number[]
  /** Number of each key. */
  readonly numbers: ReadonlyMap<string, number>
}

interface Walk {
  readonly original: Side
  readonly copy: Side
  /** Distances already measured, by the ids of both keys; -1 while unknown: the same pairs come again and again in a text. */
  readonly known: Float64Array
}

/** Letters alone: neither an apostrophe nor a hyphen says where a word ends. */
function lettersOf(word: PathWord): string {
  return word.key.replace(/['-]/gu, '')
}

function sideOf(words: readonly PathWord[]): Side {
  const letters = words.map(lettersOf)
  let count = 0
  const before = [0, ...letters.map((text) => (count += text.length))]
  const numbers = new Map<string, number>()
  const ids = words.map(({ key }) => {
    const id = numbers.get(key) ?? numbers.size
    numbers.set(key, id)
    return id
  })
  return { words, letters, before, ids, numbers }
}

function walkOf(original: readonly PathWord[], copy: readonly PathWord[]): Walk {
  const sides = { original: sideOf(original), copy: sideOf(copy) }
  const pairs = sides.original.numbers.size * sides.copy.numbers.size
  return { ...sides, known: new Float64Array(pairs).fill(-1) }
}

function distanceOf({ original, copy, known }: Walk, i: number, j: number): number {
  const pair = (original.ids[i] ?? 0) * copy.numbers.size + (copy.ids[j] ?? 0)
  const before = known[pair] ?? -1
  if (before >= 0) return before
  const distance = wordDistance(original.words[i]?.key ?? '', copy.words[j]?.key ?? '')
  known[pair] = distance
  return distance
}

function singleCost(walk: Walk, i: number, j: number): number {
  const word = walk.original.words[i]
  const written = walk.copy.words[j]
  if (!word || !written) return Infinity
  if (word.key !== written.key) return distanceOf(walk, i, j)
  return word.text === written.text ? 0 : NUANCE_COST
}

/** One word for several: most letters are there, and none of the several would do alone. */
function breakCost([one, at]: Place, [many, first]: Place, count: number): number {
  const single = one.letters[at] ?? ''
  const length = (many.before[first + count] ?? 0) - (many.before[first] ?? 0)
  const longest = Math.max(single.length, length)
  if (Math.abs(single.length - length) > longest * BREAK_DISTANCE) return Infinity
  const several = many.letters.slice(first, first + count)
  const distance = wordDistance(single, several.join(''))
  if (distance > BREAK_DISTANCE) return Infinity
  return several.some((part) => wordDistance(single, part) <= distance)
    ? Infinity
    : BREAK_COST + BREAK_DISTANCE_COST * distance
}

type Place = readonly [side: Side, at: number]

/** «lune» is no «le une» short of a letter in a dictation that has «lune»: among forgotten words the longer move would win. */
function joinedCost({ original, copy }: Walk, i: number, j: number, count: number): number {
  const cost = breakCost([copy, j], [original, i], count)
  const isOtherWord = cost > BREAK_COST && original.numbers.has(copy.words[j]?.key ?? '')
  return isOtherWord ? Infinity : cost
}

function swapCost({ original, copy }: Walk, i: number, j: number): number {
  const a = original.words[i]?.key
  const b = original.words[i + 1]?.key
  const crossed = a === copy.words[j + 1]?.key && b === copy.words[j]?.key
  return crossed && a !== b ? SWAP_COST : Infinity
}

/** Cost of a move that starts at word `i` of the original and word `j` of the copy. */
function moveCost(walk: Walk, [taken, used]: Move, i: number, j: number): number {
  const { original, copy } = walk
  if (i + taken > original.words.length || j + used > copy.words.length) return Infinity
  if (used === 0) return MISSING_COST
  if (taken === 0) return EXTRA_COST
  if (taken === 1 && used === 1) return singleCost(walk, i, j)
  if (taken === 2 && used === 2) return swapCost(walk, i, j)
  if (taken === 1) return breakCost([original, i], [copy, j], used)
  return joinedCost(walk, i, j, taken)
}

interface Table {
  readonly costs: Float64Array
  readonly moves: Uint8Array
}

/** The cheapest move out of a cell whose followers are known. */
function settle(walk: Walk, { costs, moves }: Table, cell: number): void {
  const width = walk.copy.words.length + 1
  const [i, j] = [Math.floor(cell / width), cell % width]
  let best = Infinity
  for (const [index, move] of MOVES.entries()) {
    const follower = costs[cell + move[0] * width + move[1]] ?? Infinity
    // Costs are never negative: what is dearer already needs no look.
    if (follower >= best) continue
    const total = moveCost(walk, move, i, j) + follower
    if (total < best - 1e-9) {
      best = total
      moves[cell] = index
    }
  }
  costs[cell] = best
}

/**
 * Moves out of each cell near the straight way from the first words to the last ones, from the last cell to the first, so that ties
 * keep what comes first in the text.
 */
function movesWithin(walk: Walk, band: number): Table {
  const [rows, columns] = [walk.original.words.length, walk.copy.words.length]
  const width = columns + 1
  const costs = new Float64Array((rows + 1) * width).fill(Infinity)
  const table = { costs, moves: new Uint8Array(costs.length) }
  costs[costs.length - 1] = 0
  for (let i = rows; i >= 0; i--) {
    const middle = rows === 0 ? 0 : Math.round((i * columns) / rows)
    const [from, to] = rows === 0 ? [0, columns] : [middle - band, middle + band]
    for (let j = Math.min(columns, to); j >= Math.max(0, from); j--) {
      if (i < rows || j < columns) settle(walk, table, i * width + j)
    }
  }
  return table
}

/** A band is wide enough once the best path in it is cheaper than any path that leaves it. */
function bestMoves(walk: Walk): Uint8Array {
  const widest = Math.max(walk.original.words.length, walk.copy.words.length)
  let band = FIRST_BAND + Math.abs(walk.original.words.length - walk.copy.words.length)
  for (;;) {
    const { costs, moves } = movesWithin(walk, band)
    const sure = (costs[0] ?? Infinity) <= band * DRIFT_COST
    if (sure || band >= widest || band >= WIDEST_BAND) return moves
    band *= 2
  }
}

/** The moves from the first words to the last ones; together they take every word of both lists once. */
export function alignmentPath(original: readonly PathWord[], copy: readonly PathWord[]): Move[] {
  const moves = bestMoves(walkOf(original, copy))
  const width = copy.length + 1
  const path: Move[] = []
  for (let cell = 0; cell < moves.length - 1; ) {
    const move = MOVES[moves[cell] ?? 0] ?? MOVES[0]
    path.push(move)
    cell += move[0] * width + move[1]
  }
  return path
}
