/** Aligns the words of a copy with those of its dictation. The stored score does not depend on it (`dictation-score.ts`). */
import { DISPUTED_CONFIDENCE } from '../../photo/photo.ts'
import { isExpectedForm } from '../text/expected-form.ts'
import { indexesOf, sentenceSpans, type WordSpan } from '../text/sentence-spans.ts'
import { comparisonKey, type TextWord, wordsOf } from '../text/text-words.ts'
import type { CopyWord } from './copy-words.ts'
import { type ExtraWord, groupedExtras } from './extra-words.ts'
import { learnConfusions, type ReadingPair } from './reader-confusions.ts'
import { isDoubtful, type ReaderProfile } from './reading-doubt.ts'
import { sentencesInCopyOrder } from './sentence-order.ts'
import { unreadGaps } from './unread-gaps.ts'
import { windowedPath } from './windowed-path.ts'
import { isReordered, type Piece, withReorderings } from './word-order.ts'

/**
 * `right`: the expected word as it is written. `unsure`: read as that, which the ink does not surely say. `nuance`: its letters, with another accent or capital. `moved`: the expected
 * words in another order, as one piece. `different`: another spelling. `doubtful`: more likely recognition noise than a
 * spelling. `missing`: nothing read.
 */
export const ALIGNED_STATUSES = [
  'right',
  'unsure',
  'nuance',
  'moved',
  'different',
  'doubtful',
  'missing',
] as const

export type AlignedStatus = (typeof ALIGNED_STATUSES)[number]

export interface AlignedWord {
  readonly status: AlignedStatus
  /** null when missing; words of one piece each carry the whole of it. */
  readonly read: string | null
  readonly tokens: readonly number[]
  /** The ink surely says the expected word, however little else of the page was read. */
  readonly isSure?: true | undefined
  /** What the child most probably wrote if it is not the word; of a verified reading. */
  readonly proposal?: string | undefined
  /** Whether it continues the piece of the word before it. */
  readonly joined: boolean
}

export interface Alignment {
  readonly words: readonly AlignedWord[]
  readonly extras: readonly ExtraWord[]
  /** The sentences as the copy orders them; absent in the order of the dictation. */
  readonly order?: readonly WordSpan[]
}

/** Below this share of recognised words, checking a reading takes longer than typing the copy. */
export const RELIABLE_SHARE = 0.6

function piecesOf(original: readonly TextWord[], read: readonly CopyWord[]): Piece[] {
  let [first, used] = [0, 0]
  const pieces = windowedPath(original, read).map(([taken, consumed]) => {
    const originals = original.slice(first, first + taken)
    const reads = read.slice(used, used + consumed)
    first += taken
    used += consumed
    return { originals, reads }
  })
  return withReorderings(pieces)
}

function lettersOf(words: readonly { readonly key: string }[]): string {
  return words.map(({ key }) => key).join('')
}

function pairOf({ originals, reads }: Piece): ReadingPair {
  return { expected: lettersOf(originals), read: lettersOf(reads) }
}

/** Statistics of the whole page, needed before any single word can be assessed. */
function pageReading(pieces: readonly Piece[]): ReaderProfile {
  const answered = pieces.filter((piece) => piece.reads.length > 0 && piece.originals.length > 0)
  const words = pieces.reduce((sum, { originals }) => sum + originals.length, 0)
  const ordered = answered.filter(({ originals, reads }) => !isReordered(originals, reads))
  const right = answered.filter((piece) => {
    const { expected, read } = pairOf(piece)
    return expected === read || !ordered.includes(piece)
  })
  const singles = ordered.filter(({ originals, reads }) => originals.length === reads.length)
  return {
    share:
      words === 0 ? 1 : right.reduce((sum, { originals }) => sum + originals.length, 0) / words,
    confusions: learnConfusions(singles.map(pairOf)),
  }
}

/** What the pieces of a word may be together: a hyphen at the end of a line is its own or only cuts it. */
function readForms(reads: readonly CopyWord[]): string[] {
  const [first, second, ...others] = reads.map(({ text }) => text)
  if (first === undefined || others.length > 0) return []
  if (second === undefined) return [first]
  return reads[0]?.isBroken ? [first + second, `${first}-${second}`] : []
}

function exactForm({ originals: [word, ...others], reads }: Piece): string | undefined {
  if (!word || others.length > 0) return undefined
  return readForms(reads).find((form) => isExpectedForm(word.text, form))
}

function statusOf(piece: Piece, page: ReaderProfile): AlignedStatus {
  const { originals, reads } = piece
  if (reads.some(({ confidence }) => confidence === DISPUTED_CONFIDENCE)) return 'doubtful'
  if (isReordered(originals, reads)) return 'moved'
  if (exactForm(piece) !== undefined) {
    return reads.some(({ verification }) => verification?.isSure === false) ? 'unsure' : 'right'
  }
  const pair = pairOf(piece)
  const single = originals.length === 1 && reads.length === 1
  if (single && pair.expected === pair.read) return 'nuance'
  const confidence = Math.min(...reads.map((read) => read.confidence))
  return isDoubtful(pair, confidence, page) ? 'doubtful' : 'different'
}

/** Where two readings differ and one of them is the expected word, the adult is shown the other one. */
function readOf(piece: Piece): string | null {
  const { originals, reads } = piece
  const [word] = originals
  const [first] = reads
  const isSingle = originals.length === 1 && reads.length === 1
  if (isSingle && first?.other !== undefined && first.key === word?.key) return first.other
  const [cut] = reads.length > 1 ? readForms(reads) : []
  return exactForm(piece) ?? cut ?? (reads.map(({ text }) => text).join(' ') || null)
}

function verdicts(piece: Piece, page: ReaderProfile): AlignedWord[] {
  const { originals, reads } = piece
  const status = statusOf(piece, page)
  const read = readOf(piece)
  const tokens = [...new Set(reads.map(({ token }) => token))]
  const [alone, ...others] = reads
  const proposal = others.length === 0 ? alone?.verification?.proposal : undefined
  const isSure = status === 'right' && reads.every(({ verification }) => verification?.isSure)
  return originals.map((_, index) => ({
    status,
    read,
    tokens,
    ...(isSure && { isSure }),
    ...(proposal !== undefined && { proposal }),
    joined: index > 0,
  }))
}

/** Every original word gets a status; every read word answers one or is an extra. The order of both lists counts. */
export function alignCopy(original: readonly TextWord[], read: readonly CopyWord[]): Alignment {
  const pieces = piecesOf(original, read)
  const page = pageReading(pieces)
  const unread = unreadGaps(pieces)
  const words: AlignedWord[] = []
  const extras: { readonly word: CopyWord; readonly after: number }[] = []
  for (const [index, piece] of pieces.entries()) {
    const { originals, reads } = piece
    if (originals.length === 0) {
      extras.push(...reads.map((word) => ({ word, after: words.length - 1 })))
    } else if (reads.length === 0) {
      const status = unread.has(index) ? 'doubtful' : 'missing'
      words.push({ status, read: null, tokens: [], joined: false })
    } else {
      words.push(...verdicts(piece, page))
    }
  }
  return { words, extras: groupedExtras(extras, original) }
}

const AS_EXPECTED: readonly AlignedStatus[] = ['right', 'unsure', 'nuance']
const READ: readonly AlignedStatus[] = [...AS_EXPECTED, 'moved', 'different']

function countOf({ words }: Alignment, statuses: readonly AlignedStatus[]): number {
  return words.filter(({ status }) => statuses.includes(status)).length
}

/** The alignment of sentences in another order, told for the words as the dictation orders them. */
function aligned(
  original: readonly TextWord[],
  read: readonly CopyWord[],
  order: readonly WordSpan[],
): Alignment {
  const indexes = indexesOf(order)
  const { words, extras } = alignCopy(
    indexes.flatMap((index) => original[index] ?? []),
    read,
  )
  const places = new Map(indexes.map((index, place) => [index, words[place]]))
  return {
    words: original.flatMap((_, index) => places.get(index) ?? []),
    extras: extras.map((extra) => ({ ...extra, after: indexes[extra.after] ?? -1 })),
    order,
  }
}

/** Words that another order of the sentences must explain before it is believed. */
const MIN_EXPLAINED = 3

/** Aligns a copy whose sentences may stand in another order than in the dictation. */
export function alignText(text: string, read: readonly CopyWord[]): Alignment {
  const original = wordsOf(text)
  const straight = alignCopy(original, read)
  const unexplained = original.length - countOf(straight, AS_EXPECTED)
  if (unexplained < MIN_EXPLAINED) return straight
  const order = sentencesInCopyOrder(sentenceSpans(text), original, read)
  if (!order) return straight
  const carried = aligned(original, read, order)
  const isBroken = order.some(({ first }) => carried.words[first]?.joined)
  const gain = countOf(carried, AS_EXPECTED) - countOf(straight, AS_EXPECTED)
  return gain < MIN_EXPLAINED || isBroken ? straight : carried
}

/** Share of the original's words that were recognised, 0 to 1. Misspelt words count as recognised. */
export function shareRead(words: readonly { readonly status: AlignedStatus }[]): number {
  if (words.length === 0) return 1
  return words.filter(({ status }) => READ.includes(status)).length / words.length
}

export function differsByAccentOrCase(original: string, written: string): boolean {
  return original !== written && comparisonKey(original) === comparisonKey(written)
}
