/** Names the errors of a copy on the text of its dictation, and tells which of its words carry an agreement. */
import type { ErrorClass } from '../../domain/copy-error.ts'
import type { ErrorExplanation } from '../../domain/error-explanation.ts'
import type { Language } from '../language.ts'
import { classifyPiece } from './classify.ts'
import type { ExpectedWord } from './expected-word.ts'
import { explainPiece } from './explain.ts'

/** Raised when a class or the order of the tests changes, so that a stored correction says by what it was made. */
export const ERROR_RULES = '2026-1'

export interface NamedClass {
  readonly code: ErrorClass
  /** null when no sure reason is known. */
  readonly explanation: ErrorExplanation | null
}

/**
 * Classes of the error that makes `written` of these words of the dictation, the main one first, each with its reason; empty when
 * there is none. `written` is '' for words that were forgotten.
 */
export function nameError(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): NamedClass[] {
  return classifyPiece(words, written, language).map((code, index) => ({
    code,
    // The reason of a wrong cut says nothing of the accent that is missing beside it.
    explanation:
      index > 0 && words.length > 1 ? null : explainPiece(words, written, { code, language }),
  }))
}

/** A plural or feminine mark that a child has to write: the nouns, adjectives and participles that carry one. */
function carriesMark({ readings, determiner }: ExpectedWord): boolean {
  return (
    readings.length > 0 &&
    readings.every(({ nature, verb, number, gender }) => {
      if (verb !== undefined && verb.kind !== 'participle') return false
      if (nature === 'nom') return number === 'p' && determiner !== null
      const adjectival = nature === 'adjectif' || verb !== undefined
      return adjectival && (number === 'p' || gender === 'f')
    })
  )
}

function isFiniteVerb({ readings, subject }: ExpectedWord): boolean {
  const finite = readings.filter(({ verb }) => verb?.kind === 'finite')
  return finite.length > 0 && (finite.length === readings.length || subject !== null)
}

export interface Agreements {
  /** Indexes of the words with a mark of the noun group. */
  readonly nominal: readonly number[]
  /** Indexes of the verbs that agree with a subject. */
  readonly verbal: readonly number[]
}

/** Words that are read in one way only are counted; a doubtful one belongs to neither. */
export function agreementsOf(words: readonly ExpectedWord[]): Agreements {
  const where = (holds: (word: ExpectedWord) => boolean): number[] =>
    words.flatMap((word, index) => (holds(word) ? [index] : []))
  return {
    verbal: where(isFiniteVerb),
    nominal: where((word) => carriesMark(word) && !isFiniteVerb(word)),
  }
}
