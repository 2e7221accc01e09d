/** Whether what a reader read for a word is what the child wrote, or the reader's own noise: when unsure, an adult looks. */
import { isLikelyMisspelling } from '../text/child-misspelling.ts'
import { isLookAlike, letterChanges, wordDistance } from '../text/word-distance.ts'
import { isReaderConfusion, type ReaderConfusions, type ReadPair } from './reader-confusions.ts'

/** What a page says of its reading. */
export interface ReaderProfile {
  readonly confusions: ReaderConfusions
  /** Share of the words that were read as the dictation has them, 0 to 1. */
  readonly share: number
}

/** Confidence of what was typed: above all that a reader can have. */
export const TYPED_CONFIDENCE = Number.POSITIVE_INFINITY

/** Beyond this distance a spelling is not one that a child would write for the word. */
const PLAUSIBLE_DISTANCE = 0.6

/** Confidence that a spelling with a reason needs, on a page read without fault and on one hardly read. */
const REASONED = [45, 85] as const
/** The same for a spelling that no child's reason explains. */
const UNREASONED = [88, 97] as const

/** A word of so few letters tells too little for a spelling without a reason to be the child's. */
const SHORT = 3

function needed([clear, poor]: readonly [number, number], share: number): number {
  return poor + (clear - poor) * Math.max(0, Math.min(1, (share - 0.5) * 2))
}

/** Whether look-alike letters alone part the two. */
function looksAlike({ expected, read }: ReadPair): boolean {
  return letterChanges(expected, read).every(({ from, to }) => isLookAlike(from, to))
}

/** Whether a word that is not the expected one is likelier noise than a child's spelling; `confidence` is 0 to 100, or SURE. */
export function isDoubtful(pair: ReadPair, confidence: number, page: ReaderProfile): boolean {
  if (wordDistance(pair.expected, pair.read) > PLAUSIBLE_DISTANCE) return true
  if (confidence >= TYPED_CONFIDENCE) return false
  if (isReaderConfusion(pair, page.confusions)) return true
  if (isLikelyMisspelling(pair.expected, pair.read))
    return confidence < needed(REASONED, page.share)
  if (pair.expected.length <= SHORT) return true
  return looksAlike(pair) || confidence < needed(UNREASONED, page.share)
}
