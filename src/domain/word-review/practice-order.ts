/** Which words an exercise on the screen asks, and in which order: kinds of errors alternate, a word never follows itself. */
import type { CalendarDate } from '../calendar-date.ts'
import { isAcquired, isDue, type ReviewedWord } from './word-boxes.ts'

/** Words of one «Dictée flash» or one «Copier, cacher, écrire». */
export const PRACTICE_WORDS = 5

/** Takes from each kind of error in turn, the most urgent of each first: interleaved practice, not blocks. */
export function interleaved<Word extends Pick<ReviewedWord, 'error'>>(
  words: readonly Word[],
): Word[] {
  const kinds = [...Map.groupBy(words, ({ error }) => error).values()]
  const rounds = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((kind) => kind[round] ?? []),
  ).flat()
}

/** The due words that an exercise asks; when none is due, those that come next and are not acquired. `words` by urgency. */
export function practiceWords(
  words: readonly ReviewedWord[],
  today: CalendarDate,
): readonly ReviewedWord[] {
  const due = words.filter((word) => isDue(word, today))
  const next = words.filter((word) => !isAcquired(word))
  return interleaved((due.length > 0 ? due : next).slice(0, PRACTICE_WORDS))
}

/** A step of «Copier, cacher, écrire»: `copy` with the word in sight, `write` without it. */
export interface CopyStep {
  readonly kind: 'copy' | 'write'
  /** Index of the word. */
  readonly word: number
}

/** Before a word is written from memory another one is copied, as long as there are several. */
export function copySteps(words: number): CopyStep[] {
  return Array.from({ length: words + 1 }, (_, at): CopyStep[] => [
    ...(at < words ? [{ kind: 'copy' as const, word: at }] : []),
    ...(at > 0 ? [{ kind: 'write' as const, word: at - 1 }] : []),
  ]).flat()
}
