/** Words of the dictation that the copy writes close by, in another order. */
import type { TextWord } from '../text/text-words.ts'
import type { CopyWord } from './copy-words.ts'

export interface Piece {
  readonly originals: readonly TextWord[]
  readonly reads: readonly CopyWord[]
}

/** A word carried further is rather forgotten here and in excess there. */
const LONGEST = 4

interface Keyed {
  readonly key: string
}

/** The same words, two at least, in another order. */
export function isReordered(expected: readonly Keyed[], written: readonly Keyed[]): boolean {
  if (expected.length < 2 || expected.length !== written.length) return false
  const keys = (words: readonly Keyed[]): string[] => words.map(({ key }) => key)
  const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ')
  const [one, other] = [keys(expected), keys(written)]
  return !same(one, other) && same(one.toSorted(), other.toSorted())
}

function hasGap({ originals, reads }: Piece): boolean {
  return originals.length === 0 || reads.length === 0
}

function merged(pieces: readonly Piece[]): Piece {
  return {
    originals: pieces.flatMap(({ originals }) => originals),
    reads: pieces.flatMap(({ reads }) => reads),
  }
}

/** A word in excess and a forgotten one that are the same become one piece, with what stands between them. */
export function withReorderings(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (let at = 0; at < pieces.length; ) {
    const length = reorderingFrom(pieces, at)
    const span = pieces.slice(at, at + length)
    found.push(merged(span))
    at += length
  }
  return found
}

/** How many pieces from this one on are one reordering; 1 when there is none. */
function reorderingFrom(pieces: readonly Piece[], at: number): number {
  const first = pieces[at]
  if (!first || !hasGap(first)) return 1
  for (let length = 2; length <= LONGEST + 1; length++) {
    const last = pieces[at + length - 1]
    if (!last) return 1
    const { originals, reads } = merged(pieces.slice(at, at + length))
    if (hasGap(last) && isReordered(originals, reads)) return length
  }
  return 1
}
