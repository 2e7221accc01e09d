/** Names the errors of a copy on the text of its dictation, and tells which of its words carry an agreement. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import { classifyPiece } from './classify-error.ts'
import type { ExpectedWord } from './expected-word.ts'
import { explainPiece } from './explain-error.ts'

export interface ErrorDiagnosis {
  readonly code: ErrorClass
  /** null when no sure reason is known. */
  readonly explanation: ErrorExplanation | null
}

/**
 * Classes of the error that makes `written` of these words of the dictation, the main one first, each with its reason; empty when
 * there is none. `written` is '' for words that were forgotten.
 */
export function diagnoseError(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): ErrorDiagnosis[] {
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

/** «l'écureuil saute»: just after a noun, what may be a verb is one unless it is a noun of every day («un bateau pirate»). */
function isVerbAfterNoun(
  word: ExpectedWord,
  before: ExpectedWord | undefined,
  language: Language,
): boolean {
  if (before === undefined || before.end + 1 !== word.start || before.readings.length === 0) {
    return false
  }
  const others = word.readings.filter(({ verb }) => verb === undefined)
  return (
    before.readings.every(({ nature }) => nature === 'nom') &&
    word.readings.some(({ verb }) => verb?.kind === 'finite' && verb.person === 3) &&
    word.readings.every(({ verb }) => verb?.kind !== 'participle') &&
    others.every(({ nature, lemma }) => nature === 'nom' && !language.nouns.has(lemma))
  )
}

export interface AgreementTargets {
  /** Indexes of the words with a mark of the noun group. */
  readonly nominal: readonly number[]
  /** Indexes of the verbs that agree with a subject. */
  readonly verbal: readonly number[]
}

/** Words that are read in one way only are counted; a doubtful one belongs to neither. */
export function agreementTargetsOf(
  words: readonly ExpectedWord[],
  language: Language,
): AgreementTargets {
  const verbal = words.flatMap((word, index) =>
    isFiniteVerb(word) || isVerbAfterNoun(word, words[index - 1], language) ? [index] : [],
  )
  const nominal = words.flatMap((word, index) =>
    carriesMark(word) && !verbal.includes(index) ? [index] : [],
  )
  return { verbal, nominal }
}
