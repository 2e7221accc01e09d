/** The diagnosis of an error, its classes with their reasons, and the words of a text that carry an agreement. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { isSpellingVariant } from '../../domain/copy/text/spelling-1990.ts'
import type { Language } from '../data/language.ts'
import { findWordErrors } from './classify-error.ts'
import { CUT } from './cuts/cut-classes.ts'
import { gluedErrors } from './cuts/glued-words.ts'
import type { ExpectedWord } from './expected-word.ts'
import { explainPiece } from './explain-error.ts'
import { areHomophones } from './homophones/homophone-sets.ts'
import type { WordError } from './parted-errors.ts'
import { normaliseSpelling, stripDiacritics } from './spelling-normalisation.ts'

export interface ErrorDiagnosis {
  readonly code: ErrorClass
  /** null when no reason is certain. */
  readonly explanation: ErrorExplanation | null
}

/** As `findWordErrors`, for several words that the copy joins or cuts otherwise. */
function pieceErrors(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): readonly WordError[] {
  const [only] = words
  if (only && words.length === 1) return findWordErrors(only, written, language)
  const form = normaliseSpelling(written)
  if (form === '') return [{ code: 'oubli' }]
  const texts = words.map(({ text }) => normaliseSpelling(text))
  if (isSpellingVariant(texts.join(' '), form)) return []
  const [whole, low] = [texts.join(' '), form].map((one) => one.toLocaleLowerCase('fr'))
  if (areHomophones(whole ?? '', low ?? '')) return [{ code: 'homophone' }]
  const [joined, copied] = [whole, low].map((one) => (one ?? '').replace(CUT, ''))
  const cut: WordError = { code: 'segmentation' }
  if (joined === copied) return [cut]
  if (stripDiacritics(joined ?? '') === stripDiacritics(copied ?? ''))
    return [cut, { code: 'accent' }]
  const own = (word: ExpectedWord, part: string): readonly WordError[] =>
    findWordErrors(word, part, language)
  return [cut, ...gluedErrors(words, written, own)]
}

/** The classes of `pieceErrors`, each once. */
export function classifyPiece(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): readonly ErrorClass[] {
  return [...new Set(pieceErrors(words, written, language).map(({ code }) => code))]
}

/** The main class first; empty when there is no error. `written` is '' for words that were forgotten. */
export function diagnoseError(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): ErrorDiagnosis[] {
  const errors = pieceErrors(words, written, language)
  const found = errors.map(({ code, towards, alone, on }) => ({
    code,
    explanation: asWritten(
      explainPiece(on ? [on] : words, alone ?? written, {
        code,
        language,
        ...(towards && { towards }),
        isPart: alone !== undefined,
      }),
      written,
    ),
  }))
  const once = found.filter(
    (one, at) =>
      !found.slice(0, at).some((before) => isToldTwice(one.explanation, before.explanation)),
  )
  return once.map((one, at) => againAfter(one, once.slice(0, at)))
}

/** «rentrées» of «rentré»: of whom it speaks is told once, for number and gender. */
function againAfter(one: ErrorDiagnosis, before: readonly ErrorDiagnosis[]): ErrorDiagnosis {
  const own = one.explanation
  const isTold = before.some(({ explanation }) => explanation?.kind === own?.kind)
  if (own === null || !isTold) return one
  switch (own.kind) {
    case 'agrees':
    case 'find-noun':
    case 'participle-with-avoir':
      return { ...one, explanation: { ...own, isAgain: true } }
    default:
      return one
  }
}

/** What the child reads again is the copy, whichever of its errors is told. */
function asWritten(explanation: ErrorExplanation | null, written: string): ErrorExplanation | null {
  return explanation !== null && 'read' in explanation
    ? { ...explanation, read: written.replace(/^.*'/u, '') }
    : explanation
}

const ONCE =
  /^(?:by-heart|adverb|as-adverb|never-changes|colour|adverb-ending|future-rr|object-behind)$/u

/** «chères» for «cher»: that it never changes is said once, of number and gender; so are a hook, and what answers behind the verb. */
function isToldTwice(one: ErrorExplanation | null, before: ErrorExplanation | null): boolean {
  if (one === null || one.kind !== before?.kind) return false
  // The same words of another error: «antant» for «entend».
  const isSame =
    /^(?:family|alike)$/u.test(one.kind) && JSON.stringify(one) === JSON.stringify(before)
  // «elles se sont téléphonées»: that nothing answers is told of number and gender at once.
  const isUnanswered =
    one.kind === 'participle-with-avoir' &&
    before.kind === 'participle-with-avoir' &&
    one.object === null
  const isOneHook = one.kind === 'memory' && before.kind === 'memory' && one.hook === before.hook
  return isSame || isUnanswered || isOneHook || ONCE.test(one.kind)
}

/** A noun, an adjective or a participle with a plural or feminine mark to write. */
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

/** «l'écureuil saute»: after a noun, a possible verb is one unless the tables have it as a noun («un bateau pirate»). */
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

/** Words that agree (the targets of Corbett, «Agreement», 2006). */
export interface AgreementTargets {
  /** Indexes of the words with a mark of the noun phrase. */
  readonly nominal: readonly number[]
  /** Indexes of the verbs that agree with a subject. */
  readonly verbal: readonly number[]
}

/** An ambiguous word belongs to neither list. */
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
