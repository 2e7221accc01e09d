/** A child's copy of a dictation, from the original and what was written instead of some words. */
import { wordsOf } from '../../domain/dictation-correction.ts'

/** Replaces words of the original; an empty replacement leaves the word out, with the space before it. */
export function writeCopy(original: string, written: Readonly<Record<string, string>>): string {
  let copy = ''
  let end = 0
  for (const word of wordsOf(original)) {
    const replacement = written[word.text] ?? word.text
    const between = original.slice(end, word.start)
    copy += replacement === '' ? between.trimEnd() : between + replacement
    end = word.end
  }
  return copy + original.slice(end)
}
