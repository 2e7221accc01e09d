/** The alignment of two long word sequences, window by window, so that its cost grows as their length. */
import { type AlignableWord, type AlignmentMove, alignmentPath } from './alignment-path.ts'

/** Words of a window. */
const WINDOW = 100
/** A window is cut inside a row of words that stand alike in both lists. */
const ANCHOR = 6
/** Behind it, what the next words of a list would answer is unknown. */
const SURE_SHARE = 0.75

interface Window {
  readonly original: readonly AlignableWord[]
  readonly copy: readonly AlignableWord[]
}

/** How many moves of a window are sure: up to the middle of its last anchor; 0 without one. */
function sureMoves({ original, copy }: Window, path: readonly AlignmentMove[]): number {
  let [i, j, row, sure] = [0, 0, 0, 0]
  for (const [index, [taken, used]] of path.entries()) {
    if (i > original.length * SURE_SHARE || j > copy.length * SURE_SHARE) break
    const isAlike = taken === 1 && used === 1 && original[i]?.key === copy[j]?.key
    row = isAlike ? row + 1 : 0
    if (row >= ANCHOR) sure = index + 1 - ANCHOR / 2
    i += taken
    j += used
  }
  return sure
}

/** Together the moves consume every word of both lists once, in order. */
export function windowedPath(
  original: readonly AlignableWord[],
  copy: readonly AlignableWord[],
): AlignmentMove[] {
  const path: AlignmentMove[] = []
  let [i, j, size] = [0, 0, WINDOW]
  while (original.length - i > size && copy.length - j > size) {
    const window = { original: original.slice(i, i + size), copy: copy.slice(j, j + size) }
    const moves = alignmentPath(window.original, window.copy)
    const sure = moves.slice(0, sureMoves(window, moves))
    path.push(...sure)
    i += sure.reduce((sum, [taken]) => sum + taken, 0)
    j += sure.reduce((sum, [, used]) => sum + used, 0)
    // Two texts that share nothing so far are looked at further.
    size = sure.length === 0 ? 2 * size : WINDOW
  }
  return [...path, ...alignmentPath(original.slice(i), copy.slice(j))]
}
