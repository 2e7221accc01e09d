import { wordsOf } from './text-words.ts'
import { wordDistance } from './word-distance.ts'

/** Shorter words are in every text. */
const MIN_LETTERS = 4
const MIN_WORDS = 4

/** Shares that say «not this text» and «this other one». */
const STRANGE_SHARE = 0.25
const SAME_SHARE = 0.5

/** A misspelt word is still nearer to its word than this. */
const MAX_DISTANCE = 0.25
/** Enough to know a text by. */
const MAX_WORDS = 200

function tellingKeys(text: string): readonly string[] {
  const keys = wordsOf(text).map(({ key }) => key)
  return [...new Set(keys.filter((key) => key.length >= MIN_LETTERS))].slice(0, MAX_WORDS)
}

/** Share of the telling words of a text that stand in another one, 0 to 1; null when it has too few. */
function sharedTelling(text: string, other: string): number | null {
  const [wanted, found] = [tellingKeys(text), tellingKeys(other)]
  if (wanted.length < MIN_WORDS) return null
  const isThere = (key: string): boolean =>
    found.some((one) => wordDistance(key, one) <= MAX_DISTANCE)
  return wanted.filter(isThere).length / wanted.length
}

/** Whether a copy is not of this text. False for short texts, which tell too little. */
export function isStrange(text: string, copy: string): boolean {
  const isShort = tellingKeys(copy).length < MIN_WORDS
  return !isShort && (sharedTelling(text, copy) ?? 1) < STRANGE_SHARE
}

/**
 * The text that a copy is of, when it is not of the one that it was given for; undefined when that one may be meant, or when
 * no other text is known of which half of the words are there.
 */
export function resembledText<Text extends { readonly content: string }>(
  given: string,
  copy: string,
  others: readonly Text[],
): Text | undefined {
  if (!isStrange(given, copy)) return undefined
  const shares = others.map((other) => ({ other, share: sharedTelling(other.content, copy) ?? 0 }))
  const best = shares.toSorted((a, b) => b.share - a.share)[0]
  return best && best.share >= SAME_SHARE ? best.other : undefined
}
