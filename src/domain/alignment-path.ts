/**
 * The cheapest way to walk through two lists of words side by side: a global alignment (Needleman and Wunsch) with moves
 * for words joined, cut and swapped.
 */
import { wordDistance } from './word-distance.ts'

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
const BREAK_COST = 0.35
/** A joined or cut word keeps most of its letters, else the words are simply different. */
const BREAK_DISTANCE = 0.25

interface Walk {
  readonly original: readonly PathWord[]
  readonly copy: readonly PathWord[]
  readonly letters: readonly [original: readonly string[], copy: readonly string[]]
  /** Distances already measured: the same pairs come again and again in a text. */
  readonly known: Map<string, number>
}

function distanceOf(walk: Walk, a: string, b: string): number {
  const pair = `${a} ${b}`
  const distance = walk.known.get(pair) ?? wordDistance(a, b)
  walk.known.set(pair, distance)
  return distance
}

function singleCost(walk: Walk, i: number, j: number): number {
  const word = walk.original[i]
  const written = walk.copy[j]
  if (!word || !written) return Infinity
  if (word.key !== written.key) return distanceOf(walk, word.key, written.key)
  return word.text === written.text ? 0 : NUANCE_COST
}

/** Letters alone: neither an apostrophe nor a hyphen says where a word ends. */
function lettersOf(word: PathWord): string {
  return word.key.replace(/['-]/gu, '')
}

/** One word for several: most letters are there, and none of the several would do alone. */
function breakCost(single: string, several: readonly string[]): number {
  const length = several.reduce((sum, part) => sum + part.length, 0)
  const longest = Math.max(single.length, length)
  if (Math.abs(single.length - length) > longest * BREAK_DISTANCE) return Infinity
  const distance = wordDistance(single, several.join(''))
  if (distance > BREAK_DISTANCE) return Infinity
  return several.some((part) => wordDistance(single, part) <= distance)
    ? Infinity
    : BREAK_COST + distance
}

function swapCost(walk: Walk, i: number, j: number): number {
  const a = walk.original[i]?.key
  const b = walk.original[i + 1]?.key
  const crossed = a === walk.copy[j + 1]?.key && b === walk.copy[j]?.key
  return crossed && a !== b ? SWAP_COST : Infinity
}

/** Cost of a move that starts at word `i` of the original and word `j` of the copy. */
function moveCost(walk: Walk, [taken, used]: Move, i: number, j: number): number {
  if (i + taken > walk.original.length || j + used > walk.copy.length) return Infinity
  if (used === 0) return MISSING_COST
  if (taken === 0) return EXTRA_COST
  if (taken === 1 && used === 1) return singleCost(walk, i, j)
  if (taken === 2 && used === 2) return swapCost(walk, i, j)
  if (taken === 1) return breakCost(walk.letters[0][i] ?? '', walk.letters[1].slice(j, j + used))
  return breakCost(walk.letters[1][j] ?? '', walk.letters[0].slice(i, i + taken))
}

/** The cheapest move out of each cell, from the last cell to the first, so that ties keep what comes first in the text. */
function bestMoves(walk: Walk): Uint8Array {
  const width = walk.copy.length + 1
  const costs = new Float64Array((walk.original.length + 1) * width)
  const moves = new Uint8Array(costs.length)
  for (let cell = costs.length - 2; cell >= 0; cell--) {
    let best = Infinity
    for (const [index, move] of MOVES.entries()) {
      const step = moveCost(walk, move, Math.floor(cell / width), cell % width)
      if (step === Infinity) continue
      const total = step + (costs[cell + move[0] * width + move[1]] ?? 0)
      if (total < best - 1e-9) {
        best = total
        moves[cell] = index
      }
    }
    costs[cell] = best
  }
  return moves
}

/** The moves from the first words to the last ones; together they take every word of both lists once. */
export function alignmentPath(original: readonly PathWord[], copy: readonly PathWord[]): Move[] {
  const letters = [original.map(lettersOf), copy.map(lettersOf)] as const
  const moves = bestMoves({ original, copy, letters, known: new Map() })
  const width = copy.length + 1
  const path: Move[] = []
  for (let cell = 0; cell < moves.length - 1; ) {
    const move = MOVES[moves[cell] ?? 0] ?? MOVES[0]
    path.push(move)
    cell += move[0] * width + move[1]
  }
  return path
}
