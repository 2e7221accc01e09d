/** Splits a dictation into the lines that an adult checks: one sentence each, long ones broken at a comma. */
import { SENTENCE_END, type WordSpan } from '../text/sentence-spans.ts'
import { wordsOf } from '../text/text-words.ts'

const LONG_LINE = 9
const LONGEST_LINE = 14
const SHORTEST_LINE = 3

function wordsAfter(gaps: readonly string[]): number[] {
  let left = 0
  return gaps
    .map((gap, index) => ({ gap, index }))
    .reverse()
    .map(({ gap, index }) => {
      left = index === gaps.length - 1 || SENTENCE_END.test(gap) ? 0 : left + 1
      return left
    })
    .reverse()
}

function endsLine(gap: string, length: number, left: number): boolean {
  if (left === 0) return true
  if (left < SHORTEST_LINE) return false
  return length >= LONGEST_LINE || (length >= LONG_LINE && /[,;:]/u.test(gap))
}

export function linesOf(original: string): WordSpan[] {
  const text = original.normalize('NFC')
  const words = wordsOf(text)
  const gaps = words.map((word, index) => text.slice(word.end, words[index + 1]?.start))
  const after = wordsAfter(gaps)
  const lines: WordSpan[] = []
  let first = 0
  for (const [index, gap] of gaps.entries()) {
    if (!endsLine(gap, index - first + 1, after[index] ?? 0)) continue
    lines.push({ first, last: index })
    first = index + 1
  }
  return lines
}
