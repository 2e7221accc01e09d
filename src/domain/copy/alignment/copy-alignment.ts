/** Aligns the words of a copy with those of its dictation. The stored score does not depend on it (`dictation-score.ts`). */
import { DISPUTED_CONFIDENCE, ILLEGIBLE_TEXT } from '../../photo/photo.ts'
import type { BoundingBox } from '../../photo/word-location.ts'
import { comparisonKey, type TextWord, wordsOf } from '../text/text-words.ts'
import { alignmentPath } from './alignment-path.ts'
import { learnConfusions, type ReadingPair } from './reader-confusions.ts'
import { isDoubtful, type ReaderProfile, TYPED_CONFIDENCE } from './reading-doubt.ts'
import { unreadGaps } from './unread-gaps.ts'

export interface CopyWord {
  readonly text: string
  readonly key: string
  /** Index of the token; one token may hold several words («danger.Quand»). */
  readonly token: number
  /** 0 to 100, or TYPED_CONFIDENCE. */
  readonly confidence: number
  readonly box: BoundingBox | null
  /** What another reading has instead. */
  readonly other?: string | undefined
}

/**
 * `right`: same letters, ignoring accents and case. `moved`: right, but transposed with its neighbour. `different`: another
 * spelling. `doubtful`: more likely recognition noise than a spelling. `missing`: nothing read.
 */
export const ALIGNED_STATUSES = ['right', 'moved', 'different', 'doubtful', 'missing'] as const

export type AlignedStatus = (typeof ALIGNED_STATUSES)[number]

export interface AlignedWord {
  readonly status: AlignedStatus
  /** null when missing; joined words each carry the whole joined form. */
  readonly read: string | null
  readonly tokens: readonly number[]
  readonly joined: boolean
}

/** A word of the copy without a counterpart in the dictation. */
export interface ExtraWord {
  readonly text: string
  readonly token: number
  /** Index of the original word it follows, -1 at the beginning. */
  readonly after: number
}

export interface Alignment {
  readonly words: readonly AlignedWord[]
  readonly extras: readonly ExtraWord[]
}

/** Below this share of recognised words, checking a reading takes longer than typing the copy. */
export const RELIABLE_SHARE = 0.6

/** Seen on the photo but not read: equally distant from every word. */
const UNREAD = { text: '', key: '' } as const

/** A token without confidence was typed. */
export interface ReadToken {
  readonly text: string
  readonly confidence?: number
  readonly box?: BoundingBox | null
  /** What another reading has instead. */
  readonly other?: string | undefined
}

export function copyWords(tokens: readonly ReadToken[]): CopyWord[] {
  return tokens.flatMap((token, index) =>
    (token.text.startsWith(ILLEGIBLE_TEXT) ? [UNREAD] : wordsOf(token.text)).map(
      ({ text, key }) => ({
        text,
        key,
        token: index,
        confidence: token.confidence ?? TYPED_CONFIDENCE,
        box: token.box ?? null,
        other: token.other,
      }),
    ),
  )
}

interface Piece {
  readonly originals: readonly TextWord[]
  readonly reads: readonly CopyWord[]
}

function piecesOf(original: readonly TextWord[], read: readonly CopyWord[]): Piece[] {
  let [first, used] = [0, 0]
  return alignmentPath(original, read).map(([taken, consumed]) => {
    const originals = original.slice(first, first + taken)
    const reads = read.slice(used, used + consumed)
    first += taken
    used += consumed
    return { originals, reads }
  })
}

function lettersOf(words: readonly { readonly key: string }[]): string {
  return words.map(({ key }) => key).join('')
}

function pairOf({ originals, reads }: Piece): ReadingPair {
  return { expected: lettersOf(originals), read: lettersOf(reads) }
}

function isSwapped({ originals, reads }: Piece): boolean {
  return originals.length === 2 && reads.length === 2
}

/** Statistics of the whole page, needed before any single word can be assessed. */
function pageReading(pieces: readonly Piece[]): ReaderProfile {
  const answered = pieces.filter((piece) => piece.reads.length > 0 && piece.originals.length > 0)
  const words = pieces.reduce((sum, { originals }) => sum + originals.length, 0)
  const right = answered.filter((piece) => {
    const { expected, read } = pairOf(piece)
    return expected === read || isSwapped(piece)
  })
  const singles = answered.filter(({ originals, reads }) => originals.length === reads.length)
  return {
    share:
      words === 0 ? 1 : right.reduce((sum, { originals }) => sum + originals.length, 0) / words,
    confusions: learnConfusions(singles.filter((piece) => !isSwapped(piece)).map(pairOf)),
  }
}

function statusOf(piece: Piece, page: ReaderProfile): AlignedStatus {
  const { originals, reads } = piece
  if (reads.some(({ confidence }) => confidence === DISPUTED_CONFIDENCE)) return 'doubtful'
  const pair = pairOf(piece)
  const single = originals.length === 1 && reads.length === 1
  if (single && pair.expected === pair.read) return 'right'
  const confidence = Math.min(...reads.map((read) => read.confidence))
  return isDoubtful(pair, confidence, page) ? 'doubtful' : 'different'
}

function swapped({ originals, reads }: Piece): AlignedWord[] {
  return originals.map((word) => {
    const own = reads.filter((read) => read.key === word.key)
    const tokens = own.map((read) => read.token)
    const disputed = own.some((read) => read.confidence === DISPUTED_CONFIDENCE)
    const status = disputed ? 'doubtful' : 'moved'
    return { status, read: own[0]?.text ?? null, tokens, joined: false }
  })
}

/** Where two readings differ and one of them is the expected word, the adult is shown the other one. */
function readOf({ originals, reads }: Piece): string | null {
  const [word] = originals
  const [first] = reads
  const isSingle = originals.length === 1 && reads.length === 1
  if (isSingle && first?.other !== undefined && first.key === word?.key) return first.other
  return reads.map(({ text }) => text).join(' ') || null
}

function verdicts(piece: Piece, page: ReaderProfile): AlignedWord[] {
  if (isSwapped(piece)) return swapped(piece)
  const { originals, reads } = piece
  const status = statusOf(piece, page)
  const read = readOf(piece)
  const tokens = [...new Set(reads.map(({ token }) => token))]
  return originals.map((_, index) => ({ status, read, tokens, joined: index > 0 }))
}

function isRead({ text }: CopyWord): boolean {
  return text !== ''
}

/** Every original word gets a status; every read word answers one or is an extra. */
export function alignCopy(original: readonly TextWord[], read: readonly CopyWord[]): Alignment {
  const pieces = piecesOf(original, read)
  const page = pageReading(pieces)
  const unread = unreadGaps(pieces)
  const words: AlignedWord[] = []
  const extras: ExtraWord[] = []
  for (const [index, piece] of pieces.entries()) {
    const { originals, reads } = piece
    if (originals.length === 0) {
      const after = words.length - 1
      extras.push(...reads.filter(isRead).map(({ text, token }) => ({ text, token, after })))
    } else if (reads.length === 0) {
      const status = unread.has(index) ? 'doubtful' : 'missing'
      words.push({ status, read: null, tokens: [], joined: false })
    } else {
      words.push(...verdicts(piece, page))
    }
  }
  return { words, extras }
}

const READ: readonly AlignedStatus[] = ['right', 'moved', 'different']

/** Share of the original's words that were recognised, 0 to 1. Misspelt words count as recognised. */
export function shareRead(words: readonly { readonly status: AlignedStatus }[]): number {
  if (words.length === 0) return 1
  return words.filter(({ status }) => READ.includes(status)).length / words.length
}

export function differsByAccentOrCase(original: string, written: string): boolean {
  return original !== written && comparisonKey(original) === comparisonKey(written)
}
