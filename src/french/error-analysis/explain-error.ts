/** The reason for an error of a known class, from which a sentence is written; none unless it is certain. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import type { Diacritic, ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import type { ExpectedWord } from './expected-word.ts'
import { explainAgreementAfterVerb, explainAgreementInNounPhrase } from './explain-agreement.ts'
import { explainHomophone, explainHomophonePiece } from './explain-homophone.ts'
import { explainGrapheme, explainSilentLetter, explainSoundChange } from './explain-spelling.ts'
import { areHomophones } from './homophone-sets.ts'
import { normaliseSpelling, stripDiacritics } from './spelling-normalisation.ts'
import { verbEnding } from './verb-ending.ts'

interface ErrorCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  /** The whole word of the copy, capitals included. */
  readonly copied: string
  readonly language: Language
}

const DIACRITICS: Readonly<Record<string, Diacritic>> = {
  '\u0301': 'acute',
  '\u0300': 'grave',
  '\u0302': 'circumflex',
  '\u0308': 'diaeresis',
  '\u0327': 'cedilla',
}

const PLURAL_ENDING = /(?:aux|[sx])$/u

/** Letters with their diacritics: «é» is e and an acute. */
function decomposed(word: string): readonly string[] {
  return word.normalize('NFD').match(/\P{M}\p{M}*/gu) ?? []
}

function accent({ word, expected, written }: ErrorCase): ErrorExplanation | null {
  const [right, wrong] = [decomposed(expected), decomposed(written)]
  const at = right.findIndex((letter, index) => letter !== wrong[index])
  const letter = right[at]
  if (letter === undefined) return null
  const diacritic = DIACRITICS[letter.slice(1)]
  if (diacritic === undefined) return { kind: 'accent-too-many', expected: word.core }
  const changesSound =
    diacritic === 'cedilla' || diacritic === 'diaeresis' || letter.startsWith('e')
  return {
    kind: 'accent',
    expected: word.core,
    diacritic,
    letter: letter.normalize('NFC'),
    changesSound,
  }
}

/** By the first letter whose case differs: «D'Alice» for «d'Alice» is no error on the name. */
function capital({ word, copied }: ErrorCase): ErrorExplanation | null {
  const { elided, first, readings } = word
  const text = normaliseSpelling(word.text)
  const at = [...text].findIndex((letter, index) => letter !== copied[index])
  const isCapital = /\p{Lu}/u.test(text.charAt(at))
  if (at === 0 && first) return isCapital ? { kind: 'sentence-capital' } : null
  if (at !== 0 && at !== elided.length) return null
  const expected = at < elided.length ? elided : word.text.slice(elided.length)
  if (!isCapital) return { kind: 'no-capital', expected }
  const proper = at === elided.length && readings.some((reading) => reading.proper !== undefined)
  return proper ? { kind: 'name-capital', expected } : null
}

const PLURAL_DETERMINERS = new Set(
  'les des ces mes tes ses nos vos leurs aux quelques plusieurs'.split(' '),
)
const SINGULAR_DETERMINERS = new Set(
  "le la l' un une du au mon ma ton ta son sa notre votre leur ce cet cette chaque".split(' '),
)

function isNumeral(word: string): boolean {
  return /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt|cent|mille|\d+)$/u.test(
    word,
  )
}

function number({ word, expected, written }: ErrorCase): ErrorExplanation | null {
  const { determiner, core } = word
  const agreement = explainAgreementAfterVerb(word) ?? explainAgreementInNounPhrase(word)
  if (agreement) return agreement
  if (determiner === null || determiner === expected) return null
  const plural = PLURAL_DETERMINERS.has(determiner) || isNumeral(determiner)
  if (!plural) {
    // A preposition implies no number: «d'un», «pas de pomme».
    const isTold = SINGULAR_DETERMINERS.has(determiner) && written.length > expected.length
    return isTold ? { kind: 'singular', expected: core, determiner } : null
  }
  // «oiseaux» takes an x, «chevaux» changes its end.
  const takesX = word.readings.some(({ lemma }) => `${lemma}x` === expected)
  const ending = takesX ? 'x' : PLURAL_ENDING.exec(expected)?.[0]
  return ending === undefined ? null : { kind: 'plural', expected: core, determiner, ending }
}

const FEMININE_DETERMINERS = new Set('la une ma ta sa cette'.split(' '))
const MASCULINE_DETERMINERS = new Set('le un du au mon ton son ce cet'.split(' '))

function gender({ word }: ErrorCase): ErrorExplanation | null {
  const agreement = explainAgreementAfterVerb(word) ?? explainAgreementInNounPhrase(word)
  if (agreement) return agreement
  const { determiner, core } = word
  const adjective =
    word.readings.length > 0 && word.readings.every(({ nature }) => nature === 'adjectif')
  if (determiner === null || !adjective) return null
  if (FEMININE_DETERMINERS.has(determiner))
    return { kind: 'feminine', expected: core, noun: determiner }
  return MASCULINE_DETERMINERS.has(determiner) && !/^(?:mon|ton|son)$/u.test(determiner)
    ? { kind: 'masculine', expected: core, noun: determiner }
    : null
}

function subject({ word, expected }: ErrorCase): ErrorExplanation | null {
  const ending = verbEnding(expected, word.readings)
  if (word.subject === null || ending === null) return null
  return { kind: 'subject-verb', expected: word.core, subject: word.subject, ending }
}

function tense({ word, expected, written }: ErrorCase): ErrorExplanation | null {
  // After an auxiliary, a word that can be a verb is one («a corrigé»).
  const isVerb = word.auxiliary !== null || word.determiner === null
  const readings = word.readings.filter(({ verb }) => !isVerb || verb !== undefined)
  const kinds = new Set(readings.map(({ verb }) => verb?.kind))
  if (kinds.size !== 1) return null
  const ofE = /(?:er|é|ée|és|ées|ez|ai[st]?|aient)$/u
  if (kinds.has('infinitive') && expected.endsWith('er') && ofE.test(written)) {
    return { kind: 'infinitive', expected: word.core, written }
  }
  if (kinds.has('participle') && /é(?:e?s?)$/u.test(expected) && ofE.test(written)) {
    return { kind: 'participle', expected: word.core, written }
  }
  const tenses = new Set(
    readings.flatMap(({ verb }) => (verb?.kind === 'finite' ? [verb.tense] : [])),
  )
  const [only] = tenses
  return tenses.size === 1 && only !== undefined
    ? { kind: 'tense-ending', expected: word.core, tense: only }
    : null
}

function hyphenOrApostrophe({ word }: ErrorCase): ErrorExplanation | null {
  if (word.text.includes('-')) return { kind: 'hyphen', expected: word.text }
  return word.text.includes("'") ? { kind: 'apostrophe', expected: word.text } : null
}

type Explainer = (one: ErrorCase) => ErrorExplanation | null

const nothing: Explainer = () => null

const EXPLAINERS: Readonly<Record<ErrorClass, Explainer>> = {
  oubli: ({ word, written }) => ({
    kind: 'forgotten',
    expected: written === '' ? word.text : word.elided,
  }),
  ajout: nothing,
  segmentation: ({ word }) => ({ kind: 'cut', expected: word.text }),
  ordre: nothing,
  majuscule: capital,
  ponctuation: hyphenOrApostrophe,
  accent,
  homophone: explainHomophone,
  accord_nombre: number,
  accord_genre: gender,
  accord_verbe: subject,
  temps_mode: tense,
  muette: explainSilentLetter,
  graphie: explainGrapheme,
  son: explainSoundChange,
  meconnaissable: nothing,
  douteux: nothing,
}

/** null when no reason is certain. `written` as on the copy. */
export function explainError(
  word: ExpectedWord,
  written: string,
  asked: { readonly code: ErrorClass; readonly language: Language },
): ErrorExplanation | null {
  const copied = normaliseSpelling(written)
  const form = copied.toLocaleLowerCase('fr')
  const core = normaliseSpelling(word.core).toLocaleLowerCase('fr')
  const whole = normaliseSpelling(word.text).toLocaleLowerCase('fr')
  const parts =
    word.elided !== '' && form.startsWith(word.elided) && !areHomophones(whole, form)
      ? { expected: core, written: form.slice(word.elided.length) }
      : { expected: word.elided === '' ? core : whole, written: form }
  // A missing accent is explained only where the letters are otherwise the same.
  if (asked.code === 'accent' && stripDiacritics(parts.expected) !== stripDiacritics(parts.written))
    return null
  return EXPLAINERS[asked.code]({ word, ...parts, copied, language: asked.language })
}

/** As `explainError`, for several words that the copy joins or cuts otherwise. */
export function explainPiece(
  words: readonly ExpectedWord[],
  written: string,
  asked: { readonly code: ErrorClass; readonly language: Language },
): ErrorExplanation | null {
  const [first] = words
  if (first && words.length === 1) return explainError(first, written, asked)
  const expected = words.map(({ text }) => text).join(' ')
  const lower = expected.toLocaleLowerCase('fr')
  const homophones = explainHomophonePiece(
    lower,
    normaliseSpelling(written).toLocaleLowerCase('fr'),
  )
  return homophones ?? { kind: 'cut', expected }
}
