/** Words of a text as a teacher counts them, and how many a sentence may have. */
import type { Level } from '../domain/level.ts'

/** Most words a sentence: the engine's own mark, no programme gives one. */
export const MAX_WORDS_PER_SENTENCE: Readonly<Record<Level, number>> = {
  CP: 9,
  CE1: 12,
  CE2: 15,
  CM1: 19,
  CM2: 24,
}

const WORDS = /[^\s']*[\p{L}\p{N}][^\s']*/gu
const WHOLE = /(?:aujourd|quelqu)'(?=\S)/giu

function matches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** «l'école» is two words, «aujourd'hui» is one. */
export function wordCount(text: string): number {
  return matches(text, WORDS) - matches(text, WHOLE)
}

/** Words that a sentence may have above its class's when it enumerates: it is dictated item by item. */
export const ENUMERATION_ROOM = 3

/** The same when it only joins two. */
const PAIR_ROOM = 2

function roomOf(sentence: string): number {
  if (/,.* et /u.test(sentence)) return ENUMERATION_ROOM
  return / et /u.test(sentence) ? PAIR_ROOM : 0
}

/** Whether a class that reads `maxWords` a sentence would lose its way in this one. */
export function isTooLong(sentence: string, maxWords: number): boolean {
  return wordCount(sentence) > maxWords + roomOf(sentence)
}
