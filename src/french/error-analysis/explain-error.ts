/** The reason for an error of a known class, from which a sentence is written. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import { explainCut } from './cuts/explain-cuts.ts'
import { movedLetterReason } from './cuts/moved-letters.ts'
import { negationReason, repairElision } from './elision-errors.ts'
import { type ExpectedWord, lowerCaseText } from './expected-word.ts'
import { explainNominalAgreement } from './explain-agreement.ts'
import {
  explainAccent,
  explainAccentOfPiece,
  explainCapital,
  explainForgotten,
} from './explain-signs.ts'
import { explainHomophone, explainHomophonePiece } from './homophones/explain-homophone.ts'
import { areHomophones, isHeardHomophone } from './homophones/homophone-sets.ts'
import {
  explainByPieces,
  explainGrapheme,
  explainSilentLetter,
  explainSoundChange,
} from './spelling/explain-spelling.ts'
import { explainHyphen } from './spelling/hyphens.ts'
import { letterValue } from './spelling/letter-values.ts'
import { normaliseCharacters, normaliseSpelling, withLigatures } from './spelling-normalisation.ts'
import { explainConjugation, explainSubjectAgreement, explainTense } from './verbs/explain-verb.ts'
import { gerundEnding } from './verbs/gerund-ending.ts'
import { participleLetter } from './verbs/replaced-verb.ts'

interface ErrorCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  /** The whole word of the copy, capitals included. */
  readonly copied: string
  readonly language: Language
  /** `written` is the copy with one of its errors only, which nobody wrote. */
  readonly isPart: boolean
}

type Explainer = (one: ErrorCase) => ErrorExplanation | null

/** «hisserent» has the letters of «hissèrent»: its singular does not tell the accent. */
function accentOfVerb(one: ErrorCase): ErrorExplanation | null {
  // «commençera»: the letters before the ending have their own rule.
  const value = letterValue(one)
  if (value !== null) return value
  const found = explainConjugation(one)
  return found?.kind === 'simple-past' ? null : found
}

const EXPLAINERS: Readonly<Record<ErrorClass, Explainer>> = {
  oubli: ({ word, written }) =>
    negationReason(word, written) ?? explainForgotten(word, written !== ''),
  ajout: () => null,
  ordre: () => null,
  segmentation: (one) => movedLetterReason(one) ?? explainCut([one.word], one.copied, one.language),
  majuscule: ({ word, copied, language }) => explainCapital(word, copied, language),
  ponctuation: ({ word }) => explainHyphen(word),
  accent: (one) => accentOfVerb(one) ?? explainAccent(one),
  homophone: explainHomophone,
  accord_nombre: (one) => explainNominalAgreement({ ...one, concerns: 'number' }),
  accord_genre: (one) => explainNominalAgreement({ ...one, concerns: 'gender' }),
  accord_verbe: explainSubjectAgreement,
  temps_mode: explainTense,
  muette: (one) =>
    explainConjugation(one) ??
    gerundEnding(one) ??
    participleLetter(one) ??
    explainSilentLetter(one),
  graphie: (one) => explainConjugation(one) ?? explainGrapheme(one),
  son: (one) => explainConjugation(one) ?? explainSoundChange(one),
  meconnaissable: (one) => explainConjugation(one) ?? explainSoundChange(one),
  douteux: () => null,
}

/** No word of these classes stays without a reason. */
const EXPLAINED_BY_PIECES: ReadonlySet<ErrorClass> = new Set([
  'accent',
  'homophone',
  'accord_nombre',
  'accord_genre',
  'accord_verbe',
  'temps_mode',
  'muette',
  'graphie',
  'son',
  'meconnaissable',
])

interface Asked {
  readonly code: ErrorClass
  readonly language: Language
  /** What the copy comes near to, where the word has another error beside: «oiseau» of «oiseaux» written «oizo». */
  readonly towards?: string
  /** Of `written`: the copy with one of its errors only. */
  readonly isPart?: boolean
}

/** null when no reason is certain. `written` as on the copy. */
export function explainError(
  word: ExpectedWord,
  written: string,
  { code, language, towards, isPart = false }: Asked,
): ErrorExplanation | null {
  const isHeard = isHeardHomophone(lowerCaseText(word), written.toLocaleLowerCase('fr'))
  const isWhole = code === 'segmentation' || isHeard
  const repaired = isWhole ? null : repairElision(word, written, language)
  const copied = normaliseCharacters(repaired ?? written)
  const core = normaliseCharacters(word.core).toLocaleLowerCase('fr')
  const whole = normaliseCharacters(word.text).toLocaleLowerCase('fr')
  const form = withLigatures(copied.toLocaleLowerCase('fr'), whole)
  const isElided = word.elided !== '' && form.startsWith(word.elided) && !areHomophones(whole, form)
  const parts = isElided
    ? { expected: core, written: form.slice(word.elided.length) }
    : { expected: word.elided === '' ? core : whole, written: form }
  const target = towards ?? parts.expected
  const own = towards === undefined ? word : { ...word, core: towards }
  const one = { ...parts, word: own, expected: target, copied, language, isPart }
  const found = reasonOf(code, one)
  return found ?? (EXPLAINED_BY_PIECES.has(code) ? explainByPieces(one) : null)
}

function reasonOf(code: ErrorClass, one: ErrorCase): ErrorExplanation | null {
  const told = EXPLAINERS[code](one)
  return told !== null && confirms(told, one) ? explainGrapheme(one) : told
}

/** «rillez» for «riez»: the copy has the ending that would be told; its stem is wrong. */
function confirms(
  told: ErrorExplanation,
  { word, expected, written, isPart, language }: ErrorCase,
): boolean {
  const isEnding = told.kind === 'subject-verb' || told.kind === 'find-subject'
  const isTense = told.kind === 'tense-ending' && told.other === null
  // «applaudissent» for «applaudit» has the t of another person.
  const isForm = language.lexicon
    .analyse(written)
    .some(({ lemma, verb }) => verb && word.readings.some((one) => one.lemma === lemma))
  if (isPart || isForm || !(isEnding || isTense || told.kind === 'imperative')) return false
  const [stem, copied] = [expected, written].map((form) => form.slice(0, -told.ending.length))
  // «prépareait»: the e is of the ending.
  const isEnded = expected.endsWith(told.ending) && written.endsWith(told.ending)
  return isEnded && copied !== `${stem}e`
}

/** As `explainError`, for several words that the copy joins or cuts otherwise. */
export function explainPiece(
  words: readonly ExpectedWord[],
  written: string,
  asked: Asked,
): ErrorExplanation | null {
  const [first] = words
  if (first && words.length === 1) return explainError(first, written, asked)
  if (first === undefined) return null
  const expected = words.map(({ text }) => text.toLocaleLowerCase('fr')).join(' ')
  const form = normaliseSpelling(written).toLocaleLowerCase('fr')
  if (asked.code === 'accent') return explainAccentOfPiece(words, written, asked.language)
  const homophones = explainHomophonePiece({
    word: first,
    expected,
    written: form,
    language: asked.language,
  })
  return homophones ?? explainCut(words, written, asked.language)
}
