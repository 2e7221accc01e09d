/** Reasons for a word that sounds like the one that was written. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../language.ts'
import { isSwappedElision, negationReason } from './elision.ts'
import type { ExpectedWord } from './expected-word.ts'
import { homophoneUse } from './homophone-use.ts'
import { areHomophones } from './homophones.ts'

interface Forms {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
}

/** By the manipulation of the pair where every class knows it, else by the sense. */
export function homophone({ word, expected, written, language }: Forms): ErrorExplanation | null {
  const negation = negationReason(word, written)
  if (negation) return negation
  if (areHomophones(expected, written)) {
    const use = homophoneUse(word, expected)
    return { kind: 'grammatical-homophone', expected, written, use }
  }
  if (isSwappedElision(word, expected, written)) {
    const use = homophoneUse(word, word.elided)
    return { kind: 'grammatical-homophone', expected: word.elided, written, use }
  }
  return language.lexicon.has(written) ? { kind: 'other-word', expected: word.core, written } : null
}

/** Two words that sound like one: «plus tôt» and «plutôt»; null for any other words. */
export function homophonePiece(expected: string, written: string): ErrorExplanation | null {
  return areHomophones(expected, written)
    ? { kind: 'grammatical-homophone', expected, written, use: null }
    : null
}
