/** Tells a child's misspelling from recognition noise; doubtful words are shown to the adult. */
import { isLikelyMisspelling } from '../text/child-misspelling.ts'
import { isLookAlike, letterChanges, wordDistance } from '../text/word-distance.ts'
import { isReaderConfusion, type ReaderConfusions, type ReadingPair } from './reader-confusions.ts'

export interface ReaderProfile {
  readonly confusions: ReaderConfusions
  /** Share of the words read as dictated, 0 to 1. */
  readonly share: number
}

/** Above any confidence of a recogniser. */
export const TYPED_CONFIDENCE = Number.POSITIVE_INFINITY

/** No child's spelling is farther from its word. */
const MAX_MISSPELLING_DISTANCE = 0.6

/** Confidence needed to accept a plausible misspelling, on a perfectly read page and on a badly read one. */
const PLAUSIBLE_CONFIDENCE = [45, 85] as const
/** The same for an implausible misspelling. */
const IMPLAUSIBLE_CONFIDENCE = [88, 97] as const

/** In words up to this length an implausible misspelling is always doubtful. */
const SHORT_WORD = 3

function neededConfidence([clear, poor]: readonly [number, number], share: number): number {
  return poor + (clear - poor) * Math.max(0, Math.min(1, (share - 0.5) * 2))
}

function looksAlike({ expected, read }: ReadingPair): boolean {
  return letterChanges(expected, read).every(({ from, to }) => isLookAlike(from, to))
}

export function isDoubtful(pair: ReadingPair, confidence: number, page: ReaderProfile): boolean {
  if (wordDistance(pair.expected, pair.read) > MAX_MISSPELLING_DISTANCE) return true
  if (confidence >= TYPED_CONFIDENCE) return false
  if (isReaderConfusion(pair, page.confusions)) return true
  if (isLikelyMisspelling(pair.expected, pair.read))
    return confidence < neededConfidence(PLAUSIBLE_CONFIDENCE, page.share)
  if (pair.expected.length <= SHORT_WORD) return true
  return looksAlike(pair) || confidence < neededConfidence(IMPLAUSIBLE_CONFIDENCE, page.share)
}
