/**
 * Tells words that the child left out from words that were not recognised: where the neighbours stand side by side on the
 * page, nothing is written between them; where there is space, something may be.
 */
import type { BoundingBox } from '../../photo/word-location.ts'

interface PlacedWord {
  readonly key: string
  readonly box: BoundingBox
}

/** Neighbours are undefined at either end of the text. */
interface Gap {
  readonly before: PlacedWord | undefined
  readonly after: PlacedWord | undefined
  /** Letters of the unread words, plus a space for each. */
  readonly letters: number
}

/** Left and right edge of the writing, in pixels. */
type Margins = readonly [left: number, right: number]

/** Share of the estimated width that suffices: handwriting is uneven and boxes include margins. */
const SUFFICIENT_SHARE = 0.55

/** Greatest distance to the next line, in word heights. */
const MAX_LINE_DISTANCE = 2.6

function letterWidth(words: readonly (PlacedWord | undefined)[]): number {
  const placed = words.filter((word) => word !== undefined)
  const letters = placed.reduce((sum, { key }) => sum + key.length, 0)
  return placed.reduce((sum, { box }) => sum + box[2], 0) / Math.max(1, letters)
}

function isSameLine(a: BoundingBox, b: BoundingBox): boolean {
  const shared = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return b[0] > a[0] && shared > Math.min(a[3], b[3]) * 0.4
}

function spaceBetween({ before, after }: Gap, [left, right]: Margins): number {
  if (!before || !after) return Infinity
  const end = before.box[0] + before.box[2]
  if (isSameLine(before.box, after.box)) return after.box[0] - end
  // A whole line may have been missed, or the next page begins.
  const drop = after.box[1] - before.box[1]
  const height = Math.max(before.box[3], after.box[3])
  if (drop > MAX_LINE_DISTANCE * height || drop < -height / 2) return Infinity
  return Math.max(right - end, after.box[0] - left)
}

function hasSpace(gap: Gap, margins: Margins): boolean {
  const needed = gap.letters * letterWidth([gap.before, gap.after])
  return spaceBetween(gap, margins) >= needed * SUFFICIENT_SHARE
}

interface ReadPiece {
  readonly originals: readonly { readonly key: string }[]
  readonly reads: readonly { readonly key: string; readonly box: BoundingBox | null }[]
}

function placed(read: ReadPiece['reads'][number] | undefined): PlacedWord | undefined {
  return read?.box ? { key: read.key, box: read.box } : undefined
}

function gapAround(
  pieces: readonly ReadPiece[],
  index: number,
): readonly [first: number, last: number] {
  const answers = (piece: ReadPiece | undefined): boolean =>
    piece === undefined || (piece.originals.length > 0 && piece.reads.length > 0)
  let [first, last] = [index, index]
  while (!answers(pieces[first - 1])) first -= 1
  while (!answers(pieces[last + 1])) last += 1
  return [first, last]
}

function mayBeWritten(pieces: readonly ReadPiece[], index: number, margins: Margins): boolean {
  const [first, last] = gapAround(pieces, index)
  const inside = pieces.slice(first, last + 1)
  // An unmatched word in the gap may be the missing word, misread.
  if (inside.some(({ reads }) => reads.length > 0)) return true
  const before = placed(pieces[first - 1]?.reads.at(-1))
  const after = placed(pieces[last + 1]?.reads[0])
  const letters = inside.flatMap(({ originals }) => originals.map(({ key }) => key.length + 1))
  return hasSpace({ before, after, letters: letters.reduce((sum, one) => sum + one, 0) }, margins)
}

/** Indexes of the unread pieces for which the page has room; empty when no position is known. */
export function unreadGaps(pieces: readonly ReadPiece[]): ReadonlySet<number> {
  const boxes = pieces
    .flatMap(({ reads }) => reads.map(({ box }) => box))
    .filter((box) => box !== null)
  if (boxes.length === 0) return new Set()
  const margins: Margins = [
    Math.min(...boxes.map(([left]) => left)),
    Math.max(...boxes.map(([left, , width]) => left + width)),
  ]
  const unread = pieces.flatMap(({ reads }, index) =>
    reads.length === 0 && mayBeWritten(pieces, index, margins) ? [index] : [],
  )
  return new Set(unread)
}
