/**
 * Letters that the recogniser confuses on one page. A child's error belongs to a word, a recogniser's to the handwriting:
 * the same look-alike substitution in several words is the recogniser's.
 */
import { isLikelyMisspelling } from '../text/child-misspelling.ts'
import { isLookAlike, letterChanges } from '../text/word-distance.ts'

/** An expected word and what was read for it, both as keys. */
export interface ReadingPair {
  readonly expected: string
  readonly read: string
}

/** Substitutions of the recogniser on this page, each as `expected>read`. */
export type ReaderConfusions = ReadonlySet<string>

const MIN_WORDS = 2

function substitutions({ expected, read }: ReadingPair): string[] {
  return letterChanges(expected, read).map(({ from, to }) => `${from}>${to}`)
}

/** Pairs that a child may well have misspelt are left out of the evidence. */
export function learnConfusions(pairs: readonly ReadingPair[]): ReaderConfusions {
  const words = new Map<string, Set<string>>()
  for (const { expected, read } of pairs) {
    if (isLikelyMisspelling(expected, read)) continue
    for (const { from, to } of letterChanges(expected, read)) {
      if (!isLookAlike(from, to)) continue
      const known = words.get(`${from}>${to}`) ?? new Set<string>()
      words.set(`${from}>${to}`, known.add(expected))
    }
  }
  return new Set(
    [...words].filter(([, expected]) => expected.size >= MIN_WORDS).map(([exchange]) => exchange),
  )
}

export function isReaderConfusion(pair: ReadingPair, confusions: ReaderConfusions): boolean {
  return pair.expected !== pair.read && substitutions(pair).every((one) => confusions.has(one))
}
