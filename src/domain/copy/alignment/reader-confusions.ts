/**
 * Letters that a reader takes for one another on one page. A child errs in a word, a reader errs in a hand: the same exchange of
 * look-alike letters in several words of a page is the reader's.
 */
import { isLikelyMisspelling } from '../text/child-misspelling.ts'
import { isLookAlike, letterChanges } from '../text/word-distance.ts'

/** A word of the dictation and what was read for it, both as keys. */
export interface ReadPair {
  readonly expected: string
  readonly read: string
}

/** Exchanges that are the reader's on this page, each as `expected>read`. */
export type ReaderConfusions = ReadonlySet<string>

/** In this many different words an exchange is no accident. */
const LEAST_WORDS = 2

function exchanges({ expected, read }: ReadPair): string[] {
  return letterChanges(expected, read).map(({ from, to }) => `${from}>${to}`)
}

/**
 * The look-alike letters that were exchanged in two different words of the page or more. What a child might have written teaches
 * nothing of the reader.
 */
export function learnConfusions(pairs: readonly ReadPair[]): ReaderConfusions {
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
    [...words].filter(([, expected]) => expected.size >= LEAST_WORDS).map(([exchange]) => exchange),
  )
}

/** Whether the reader's confusions on the page are all that parts what was read from the word. */
export function isReaderConfusion(pair: ReadPair, confusions: ReaderConfusions): boolean {
  return pair.expected !== pair.read && exchanges(pair).every((one) => confusions.has(one))
}
