/** Reasons for letters that are not heard at the end of a word, and for letters that change what is heard. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { ExpectedWord } from './expected-word.ts'

interface Forms {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
}

const INVARIABLE = ['adverbe', 'préposition', 'conjonction', 'interjection']

/** Letters put at the end, or one that was left out, of a word that a child learns as it is. */
export function finalLetter({ word, expected, written }: Forms): ErrorExplanation | null {
  const { core, readings } = word
  if (written.startsWith(expected)) {
    return { kind: 'no-final-letter', expected: core, letters: written.slice(expected.length) }
  }
  const lost = expected.startsWith(written) ? expected.slice(written.length) : ''
  const heard = /(?<![tdspxz])[tdspxz]$/u.exec(written)?.[0]
  if (lost === 'e' && heard !== undefined)
    return { kind: 'heard-by-e', expected: core, letter: heard }
  if (readings.length === 0 || !/^[esxtdpzgcl]$/u.test(lost)) return null
  if (readings.every(({ nature }) => INVARIABLE.includes(nature))) {
    return { kind: 'invariable', expected: core, letter: lost }
  }
  const isPlain = readings.every(({ nature, number, lemma }) => {
    return nature === 'nom' && (number !== 'p' || lemma === expected)
  })
  return isPlain ? { kind: 'learnt-final-letter', expected: core, letter: lost } : null
}

const VOWEL = '[aeiouyàâéèêëîïôûù]'
const DOUBLE_S = new RegExp(`(?<=${VOWEL})ss(?=${VOWEL})`, 'gu')

/** Letters that are read otherwise between other letters: s and ss, g before a and o, gu before e and i. */
export function otherSound({ word, expected, written }: Forms): ErrorExplanation | null {
  const { core } = word
  if (expected.replace(DOUBLE_S, 's') === written) return { kind: 'double-s', expected: core }
  if (written.replace(DOUBLE_S, 's') === expected) return { kind: 'single-s', expected: core }
  if (expected.replace(/ge(?=[aoâôu])/gu, 'g') === written)
    return { kind: 'soft-g', expected: core }
  if (expected.replace(/gu(?=[eiéèêîy])/gu, 'g') === written) {
    return { kind: 'grapheme', expected: core, choice: 'g-sound' }
  }
  return null
}
