/** Words of a text as a teacher counts them, and how many a sentence may have. */
import type { Level } from '../../domain/level.ts'

/** Most words a sentence: the engine's own mark, no programme gives one. */
export const MOST_WORDS: Readonly<Record<Level, number>> = {
  CP: 9,
  CE1: 12,
  CE2: 15,
  CM1: 19,
  CM2: 24,
}

/** «l'école» is two words, «aujourd'hui» is one. */
export function wordCount(text: string): number {
  return text
    .replace(/(aujourd|quelqu)'/giu, '$1')
    .split(/[\s']+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
