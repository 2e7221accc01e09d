import { wordsOf } from './text-words.ts'

/** Word indexes, both included. */
export interface WordSpan {
  readonly first: number
  readonly last: number
}

export const SENTENCE_END = /[.!?…\n]/u

/** The sentences of a text, as the words they hold. */
export function sentenceSpans(text: string): WordSpan[] {
  const nfc = text.normalize('NFC')
  const words = wordsOf(nfc)
  const spans: WordSpan[] = []
  let first = 0
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next && !SENTENCE_END.test(nfc.slice(word.end, next.start))) continue
    spans.push({ first, last: index })
    first = index + 1
  }
  return spans
}

/** Indexes in the order of the spans. */
export function indexesOf(spans: readonly WordSpan[]): number[] {
  return spans.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
  )
}
