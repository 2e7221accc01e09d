/**
 * Which word of a copy answers which word of its dictation, in order. It explains and marks; the stored score is always
 * the one of `dictation-correction.ts`.
 */
import { alignmentPath } from './alignment-path.ts'
import { comparisonKey, type TextWord, wordsOf } from './dictation-correction.ts'
import { DISPUTED, ILLEGIBLE } from './photo.ts'
import { wordDistance } from './word-distance.ts'

/** A word that was read or typed, and which token of the reading it comes from. */
export interface ReadWord {
  readonly text: string
  readonly key: string
  /** Index of the token; several words may come from one token («danger.Quand»). */
  readonly token: number
  /** 0 to 100. */
  readonly confidence: number
}

/**
 * `right`: same letters, accents and case left aside. `moved`: right, but swapped with its neighbour. `different`: another
 * spelling. `doubtful`: so far from the word, or so unsure, that noise is likelier than a spelling. `missing`: nothing there.
 */
export const ALIGNED_STATUSES = ['right', 'moved', 'different', 'doubtful', 'missing'] as const

export type AlignedStatus = (typeof ALIGNED_STATUSES)[number]

export interface AlignedWord {
  readonly status: AlignedStatus
  /** What stands for the word, null when missing; for joined words the whole joined form. */
  readonly read: string | null
  readonly tokens: readonly number[]
  /** Whether the word is written in one piece with the word before it. */
  readonly joined: boolean
}

/** A word of the copy that answers no word of the dictation. */
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

/** Below this share of right words a reading costs more than it saves, and is not shown as one. */
export const RELIABLE_SHARE = 0.6

/** Beyond this distance a spelling is not one that a child would write for the word. */
const PLAUSIBLE_DISTANCE = 0.6
/** Below this confidence, of 100, a reader guesses. */
const LEAST_CONFIDENCE = 35

/** A word of which only the place is known: without letters, it is as far from any word as from any other. */
const UNREAD = { text: '', key: '' } as const

/** The words of a reading's tokens, without their punctuation; a token without a confidence is sure. */
export function readWords(
  tokens: readonly { readonly text: string; readonly confidence?: number }[],
): ReadWord[] {
  return tokens.flatMap((token, index) =>
    (token.text.startsWith(ILLEGIBLE) ? [UNREAD] : wordsOf(token.text)).map(({ text, key }) => ({
      text,
      key,
      token: index,
      confidence: token.confidence ?? 100,
    })),
  )
}

function singleStatus(word: TextWord, read: ReadWord): AlignedStatus {
  if (read.confidence === DISPUTED) return 'doubtful'
  if (word.key === read.key) return 'right'
  const far = wordDistance(word.key, read.key) > PLAUSIBLE_DISTANCE
  return far || read.confidence < LEAST_CONFIDENCE ? 'doubtful' : 'different'
}

function swapped(originals: readonly TextWord[], reads: readonly ReadWord[]): AlignedWord[] {
  return originals.map((word) => {
    const own = reads.filter((read) => read.key === word.key)
    const tokens = own.map((read) => read.token)
    const disputed = own.some((read) => read.confidence === DISPUTED)
    return {
      status: disputed ? 'doubtful' : 'moved',
      read: own[0]?.text ?? null,
      tokens,
      joined: false,
    }
  })
}

/** Verdicts of the words of one move, which takes at least one word of the original. */
function verdicts(originals: readonly TextWord[], reads: readonly ReadWord[]): AlignedWord[] {
  if (originals.length === 2 && reads.length === 2) return swapped(originals, reads)
  const [first] = reads
  const tokens = [...new Set(reads.map((word) => word.token))]
  return originals.map((word, index) => {
    if (!first) return { status: 'missing', read: null, tokens, joined: false }
    const single = originals.length === 1 && reads.length === 1
    return {
      status: single ? singleStatus(word, first) : 'different',
      read: reads.map((read) => read.text).join(' ') || null,
      tokens,
      joined: index > 0,
    }
  })
}

function isRead({ text }: ReadWord): boolean {
  return text !== ''
}

/** Aligns a copy with its dictation: every original word gets a verdict, every read word answers one or is in excess. */
export function alignCopy(original: readonly TextWord[], read: readonly ReadWord[]): Alignment {
  const words: AlignedWord[] = []
  const extras: ExtraWord[] = []
  let used = 0
  for (const [taken, consumed] of alignmentPath(original, read)) {
    const reads = read.slice(used, used + consumed)
    const after = words.length - 1
    used += consumed
    if (taken > 0) words.push(...verdicts(original.slice(after + 1, after + 1 + taken), reads))
    else extras.push(...reads.filter(isRead).map(({ text, token }) => ({ text, token, after })))
  }
  return { words, extras }
}

/** Share of the original's words that were read right, 0 to 1; 1 for an empty original. */
export function shareRead(alignment: Alignment): number {
  if (alignment.words.length === 0) return 1
  const right = alignment.words.filter(({ status }) => status === 'right' || status === 'moved')
  return right.length / alignment.words.length
}

/** Whether two forms are one word for the specified rule but not letter for letter: an accent or a capital differs. */
export function differsByAccentOrCase(original: string, written: string): boolean {
  return original !== written && comparisonKey(original) === comparisonKey(written)
}
