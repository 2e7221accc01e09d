/** Sentences that the copy holds in another order than the dictation. */
import type { WordSpan } from '../text/sentence-spans.ts'

interface Keyed {
  readonly key: string
}

/** Shorter sentences look too much alike to tell where they stand. */
const MIN_WORDS = 3
/** Share of the words of a sentence that must stand together in the copy. */
const MIN_SHARE = 0.6
/** No copy of a dictation is longer. */
const MAX_COPY_WORDS = 2000

function countedKeys(words: readonly Keyed[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function sharedWords(wanted: ReadonlyMap<string, number>, written: readonly Keyed[]): number {
  const found = countedKeys(written)
  return [...wanted].reduce((sum, [key, count]) => sum + Math.min(count, found.get(key) ?? 0), 0)
}

/** Where in the copy most words of a sentence stand together; undefined when they stand nowhere. */
function placeOf(
  sentence: readonly Keyed[],
  copy: readonly Keyed[],
  expected: number,
): number | undefined {
  const length = sentence.length
  const wanted = countedKeys(sentence)
  let best = { shared: 0, place: 0 }
  for (let place = 0; place < copy.length; place++) {
    const shared = sharedWords(wanted, copy.slice(place, place + length))
    const closer = Math.abs(place - expected) < Math.abs(best.place - expected)
    if (shared > best.shared || (shared === best.shared && closer)) best = { shared, place }
  }
  const isFound = length >= MIN_WORDS && best.shared >= Math.max(MIN_WORDS, length * MIN_SHARE)
  return isFound ? best.place : undefined
}

/**
 * The sentences in the order in which the copy seems to hold them; undefined when that is the order of the dictation. A
 * sentence that stands nowhere stays behind the one before it.
 */
export function sentencesInCopyOrder(
  sentences: readonly WordSpan[],
  original: readonly Keyed[],
  copy: readonly Keyed[],
): WordSpan[] | undefined {
  if (copy.length > MAX_COPY_WORDS) return undefined
  let place = 0
  const placed = sentences.map((sentence) => {
    const words = original.slice(sentence.first, sentence.last + 1)
    place = placeOf(words, copy, sentence.first) ?? place
    return { sentence, place }
  })
  const order = placed.toSorted((a, b) => a.place - b.place).map(({ sentence }) => sentence)
  return order.every((sentence, at) => sentence === sentences[at]) ? undefined : order
}

/** Sentences that had to be carried elsewhere: all but the longest row that is in the order of the dictation. */
export function carriedSentences(order: readonly WordSpan[]): WordSpan[] {
  const rows: WordSpan[][] = []
  for (const sentence of order) {
    const before = rows.filter((row) => (row.at(-1)?.last ?? -1) < sentence.first)
    rows.push([...longest(before), sentence])
  }
  const kept = longest(rows)
  return order.filter((sentence) => !kept.includes(sentence))
}

function longest(rows: readonly WordSpan[][]): readonly WordSpan[] {
  return rows.reduce<readonly WordSpan[]>(
    (best, row) => (row.length >= best.length ? row : best),
    [],
  )
}
