/** The lines in which an adult goes through a dictation: a sentence each, cut when it is long. */
import { wordsOf } from '../text/dictation-score.ts'

export interface CopyLine {
  /** Indexes of the first and last word. */
  readonly first: number
  readonly last: number
}

/** From this many words on a line ends at the next comma. */
const LONG_LINE = 9
/** A line never holds more words than an eye takes in at once. */
const LONGEST_LINE = 14

/** Fewer words than this stay on the line of the others. */
const SHORTEST_LINE = 3

const SENTENCE_END = /[.!?…\n]/u

/** How many words of the sentence come after each word. */
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

/** Every word of a text in lines, in order; no line for a text without words. */
export function linesOf(original: string): CopyLine[] {
  const text = original.normalize('NFC')
  const words = wordsOf(text)
  const gaps = words.map((word, index) => text.slice(word.end, words[index + 1]?.start))
  const after = wordsAfter(gaps)
  const lines: CopyLine[] = []
  let first = 0
  for (const [index, gap] of gaps.entries()) {
    if (!endsLine(gap, index - first + 1, after[index] ?? 0)) continue
    lines.push({ first, last: index })
    first = index + 1
  }
  return lines
}
