/** The lines in which an adult goes through a dictation: a sentence each, cut when it is long. */
import { wordsOf } from './dictation-correction.ts'

export interface CopyLine {
  /** Indexes of the first and last word. */
  readonly first: number
  readonly last: number
}

/** From this many words on a line ends at the next comma. */
const LONG_LINE = 9
/** A line never holds more words than an eye takes in at once. */
const LONGEST_LINE = 14

function endsLine(gap: string, length: number): boolean {
  if (/[.!?…\n]/u.test(gap)) return true
  return length >= LONGEST_LINE || (length >= LONG_LINE && /[,;:]/u.test(gap))
}

/** Every word of a text in lines, in order; no line for a text without words. */
export function linesOf(original: string): CopyLine[] {
  const text = original.normalize('NFC')
  const words = wordsOf(text)
  const lines: CopyLine[] = []
  let first = 0
  for (const [index, word] of words.entries()) {
    const gap = text.slice(word.end, words[index + 1]?.start ?? text.length)
    if (index === words.length - 1 || endsLine(gap, index - first + 1)) {
      lines.push({ first, last: index })
      first = index + 1
    }
  }
  return lines
}
