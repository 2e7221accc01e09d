/**
 * Whether the page has room for words that were not read. Where the words around them stand side by side, a child left them out;
 * where paper lies between, something may stand there that nobody read.
 */
import type { BoundingBox } from '../../photo/word-location.ts'

interface PlacedWord {
  readonly key: string
  readonly box: BoundingBox
}

/** Words read around a gap; undefined where the gap opens or ends the text. */
interface Gap {
  readonly before: PlacedWord | undefined
  readonly after: PlacedWord | undefined
  /** Letters of the words that were not read, with a space for each. */
  readonly letters: number
}

/** Left and right end of the writing on the page. */
type Margins = readonly [left: number, right: number]

/** A hand is uneven, and a box has air around it: this share of the room is enough for the words. */
const ENOUGH = 0.55

/** The next line begins at most so many heights of a word below; a word with its tails is higher than a small letter. */
const FARTHEST_LINE = 2.6

function letterWidth(words: readonly (PlacedWord | undefined)[]): number {
  const placed = words.filter((word) => word !== undefined)
  const letters = placed.reduce((sum, { key }) => sum + key.length, 0)
  return placed.reduce((sum, { box }) => sum + box[2], 0) / Math.max(1, letters)
}

function isSameLine(a: BoundingBox, b: BoundingBox): boolean {
  const shared = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return b[0] > a[0] && shared > Math.min(a[3], b[3]) * 0.4
}

/** The widest blank in which the words may stand, in pixels; a gap at an end of the text has all the room there is. */
function roomOf({ before, after }: Gap, [left, right]: Margins): number {
  if (!before || !after) return Infinity
  const end = before.box[0] + before.box[2]
  if (isSameLine(before.box, after.box)) return after.box[0] - end
  // Further than a line apart, a whole line may have been passed over; higher up, another photo begins.
  const drop = after.box[1] - before.box[1]
  const height = Math.max(before.box[3], after.box[3])
  if (drop > FARTHEST_LINE * height || drop < -height / 2) return Infinity
  return Math.max(right - end, after.box[0] - left)
}

/** Whether the words of a gap may stand on the page without having been read. */
function hasRoom(gap: Gap, margins: Margins): boolean {
  const needed = gap.letters * letterWidth([gap.before, gap.after])
  return roomOf(gap, margins) >= needed * ENOUGH
}

interface ReadPiece {
  readonly originals: readonly { readonly key: string }[]
  readonly reads: readonly { readonly key: string; readonly box: BoundingBox | null }[]
}

function placed(read: ReadPiece['reads'][number] | undefined): PlacedWord | undefined {
  return read?.box ? { key: read.key, box: read.box } : undefined
}

/** First and last index of the pieces around `index` in which something is missing or in excess. */
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

function mayStand(pieces: readonly ReadPiece[], index: number, margins: Margins): boolean {
  const [first, last] = gapAround(pieces, index)
  const inside = pieces.slice(first, last + 1)
  // What was read in the gap and answers no word may be the word itself, misread.
  if (inside.some(({ reads }) => reads.length > 0)) return true
  const before = placed(pieces[first - 1]?.reads.at(-1))
  const after = placed(pieces[last + 1]?.reads[0])
  const letters = inside.flatMap(({ originals }) => originals.map(({ key }) => key.length + 1))
  return hasRoom({ before, after, letters: letters.reduce((sum, one) => sum + one, 0) }, margins)
}

/** Indexes of the pieces whose word was not read though the page has room for it; none where places are not known. */
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
    reads.length === 0 && mayStand(pieces, index, margins) ? [index] : [],
  )
  return new Set(unread)
}
