/** What an adult is told that a word was taken for. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { GivenWord } from './reading.ts'

/** Nature of the likeliest reading; null for names, numbers and unknown words, which nobody mistakes. */
export function takenFor({ readings: [reading] }: GivenWord): Nature | null {
  switch (reading?.kind) {
    case 'noun':
      return 'nom'
    case 'adjective':
      return 'adjectif'
    case 'finite':
    case 'infinitive':
    case 'participle':
      return 'verbe'
    case 'tool':
      return reading.nature
    default:
      return null
  }
}

/** Whether no reading of the word is known. */
export function isUnknown({ readings: [reading] }: GivenWord): boolean {
  return reading?.kind === 'unknown'
}
