/** Classifies an error of a copy by the tests that a teacher makes, in their order. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { isSpellingVariant } from '../../domain/copy/text/spelling-1990.ts'
import type { Language } from '../data/language.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import { elisionClass, repairElision } from './elision-errors.ts'
import type { ExpectedWord } from './expected-word.ts'
import { areHomophones } from './homophone-sets.ts'
import { findInflectionError, nearestInflection } from './inflection-error.ts'
import { partErrors, type WordError } from './parted-errors.ts'
import { pronounce, soundsAlike } from './pronunciation.ts'
import { sameSound, soundClass, type WrittenPair } from './sound-class.ts'
import { isPrevocalicPair } from './spelling/spelling-rules.ts'
import {
  normaliseCharacters,
  normaliseSpelling,
  stripDiacritics,
  withLigatures,
} from './spelling-normalisation.ts'
import { finiteReadings } from './verbs/conjugated-verb.ts'

const CUT = /[\s'’-]+/gu
/** A word of the school tables that is no form of the expected one: nobody meant the particle «méson» for «maison». */
function isOtherWord({ word, written, language }: WrittenPair): boolean {
  const lemmas = new Set(word.readings.map(({ lemma }) => lemma))
  const readings = language.lexicon.analyse(written)
  if (readings.some(({ lemma }) => lemmas.has(lemma))) return false
  // «volé» for «volet», «marchant» for «marchand»: a child misses the end of a noun, and means no participle.
  const isNoun = word.readings.some(({ nature }) => nature === 'nom')
  const isParticiple =
    readings.length > 0 &&
    readings.every(({ verb }) => verb?.kind === 'participle' || verb?.kind === 'present-participle')
  if (isNoun && isParticiple && !language.wordSenses.has(written)) return false
  if (language.wordSenses.has(written)) return true
  return readings.some(({ lemma }) =>
    [language.nouns, language.adjectives, language.verbs, language.functionWords].some((table) =>
      table.has(lemma),
    ),
  )
}

/** «sur» is an adjective too («une pomme sure»), but in no school text. */
function isFunctionWord(form: string): boolean {
  return ['préposition', 'conjonction'].includes(CLOSED_CLASS_WORDS.get(form) ?? '')
}

/** «vites», «ensembles»: an adverb takes no mark. */
function isAdverbWithMark({ word, expected, written }: WrittenPair): boolean {
  return word.tag === 'R' && written === `${expected}s` && expected.length > 3
}

/** «tu a», «je peut»: two forms of one verb are told apart by its subject. */
function homophoneClass({ word, expected, written, language }: WrittenPair): ErrorClass {
  const lemmas = finiteReadings(language.lexicon.analyse(written)).map(({ lemma }) => lemma)
  const isVerb =
    word.subject !== null &&
    finiteReadings(word.readings).some(({ lemma }) => lemmas.includes(lemma))
  return isVerb && expected.length > 1 ? 'accord_verbe' : 'homophone'
}

/** Another form of the expected word, with what accents it lacks beside. */
function inflectionErrors({ word, expected, written, language }: WrittenPair): WordError[] | null {
  const sibling = isFunctionWord(expected) ? null : findInflectionError(word, written, language)
  if (sibling === null) return null
  const accented = sibling.form === written || isSpellingVariant(sibling.form, written)
  return accented
    ? ofClasses(...sibling.classes)
    : [...ofClasses(...sibling.classes), { code: 'accent', towards: sibling.form }]
}

function ofClasses(...codes: readonly ErrorClass[]): WordError[] {
  return codes.map((code) => ({ code }))
}

/** «ni» for «nid», «souri» for «souris»: a child leaves a silent letter out, and has no other word in mind. */
function isLostLetter({ word, expected, written, language }: WrittenPair): boolean {
  const isNominal = word.readings.some(({ nature }) => nature === 'nom' || nature === 'adjectif')
  const isLost = expected.slice(0, -1) === written && /[tdspxzl]$/u.test(expected)
  return isLost && isNominal && !language.nouns.has(written) && !language.adjectives.has(written)
}

/** «bass» for «basse», «vieill» for «vieille»: the e of the feminine is left out. */
function isFeminineLost({ word: { readings }, expected, written, language }: WrittenPair): boolean {
  const isFeminine = readings.every(({ nature, gender }) => nature === 'adjectif' && gender === 'f')
  const isVerb = finiteReadings(language.lexicon.analyse(expected)).length > 0
  return readings.length > 0 && isFeminine && !isVerb && `${written}e` === expected
}

/** For two forms that differ by more than capitals, hyphens or apostrophes. */
function formErrors(pair: WrittenPair): WordError[] {
  const { expected, written } = pair
  if (areHomophones(expected, written)) return ofClasses(homophoneClass(pair))
  if (isPrevocalicPair(expected, written)) return ofClasses('son')
  if (isAdverbWithMark(pair)) return ofClasses('accord_nombre')
  const isHomophone = isOtherWord(pair) && sameSound(pair) && !isLostLetter(pair)
  const bare = stripDiacritics(expected) === stripDiacritics(written)
  if (bare) return isHomophone ? ofClasses('homophone', 'accent') : ofClasses('accent')
  const inflected = inflectionErrors(pair)
  if (inflected !== null) return inflected
  if (isHomophone) return ofClasses('homophone')
  if (isFeminineLost(pair)) return ofClasses('accord_genre')
  const stem = isFunctionWord(expected) ? null : stemErrors(pair)
  return stem ?? spellingErrors(pair)
}

/** The errors that stay once a wrong form is put aside: «zoizo» for «oiseaux» misses the plural, and the letters of «oiseau». */
function stemErrors(pair: WrittenPair): WordError[] | null {
  const { word, written, language } = pair
  const found = nearestInflection(word, written, language)
  if (found === null) return null
  const own = { ...pair, expected: found.form }
  const bare = stripDiacritics(found.form) === stripDiacritics(written)
  const errors: WordError[] = bare ? [{ code: 'accent' }] : spellingErrors(own)
  const [main] = errors
  const isVerb = word.readings.some(({ verb }) => verb?.kind === 'finite')
  const isTold = main && main.code !== 'meconnaissable' && !(isVerb && main.code === 'son')
  const rest = errors.map((error) => ({ ...error, towards: found.form }))
  const marks = found.classes.map((code) => ({ code, alone: found.form }))
  return isTold ? [...marks, ...rest] : null
}

/** The letters of the word, then what is wrong beside them: «gato» for «gâteau», «hazar» for «hasard». */
function spellingErrors(pair: WrittenPair): WordError[] {
  const { main, beside } = partErrors(pair.expected, pair.written)
  const own = { ...pair, written: main }
  // A word that nobody knows again has no letter of its own to lose.
  const code = soundClass(own)
  if (beside.length === 0 || code === 'meconnaissable') return [{ code: soundClass(pair) }]
  // «alon» for «allons»: the last letter of a verb is the mark of its person.
  const isVerb = pair.word.readings.some(({ verb }) => verb?.kind === 'finite')
  const others = beside.map((error) =>
    isVerb && error.code === 'muette' ? { ...error, code: 'accord_verbe' as const } : error,
  )
  return [{ code, alone: main }, ...others]
}

function withoutElision(form: string, elided: string): string {
  return elided !== '' && form.startsWith(elided) ? form.slice(elided.length) : form
}

/** «grand parent» for «grands-parents»: the same but for the marks of the plural. */
function isSingularParted(expected: string, written: string): boolean {
  const bare = (form: string): string => form.replace(/s(?=[\s'-]|$)/gu, '').replace(CUT, '')
  return expected.includes('-') && bare(expected) === bare(written)
}

/** Of a word parted or joined that differs by more than that. */
function misspeltCut(
  expected: string,
  written: string,
  isJoined: boolean,
): readonly ErrorClass[] | null {
  const isParted = /\s/u.test(written)
  const [whole, copied] = [expected.replace(CUT, ''), written.replace(CUT, '')]
  if (stripDiacritics(whole) === stripDiacritics(copied)) {
    return isParted || isJoined ? ['segmentation', 'accent'] : null
  }
  if (!isParted) return null
  if (isSingularParted(expected, written)) return ['segmentation', 'accord_nombre']
  return soundsAlike(pronounce(expected), pronounce(written.replace(/\s/gu, '')))
    ? ['segmentation']
    : null
}

/** A word parted, or without its hyphen or apostrophe; null where more differs. */
function cutClasses(
  { elided }: ExpectedWord,
  expected: string,
  written: string,
): readonly ErrorClass[] | null {
  // «l'aprèsmidi» keeps its elision: only the hyphen is missing.
  const isCut = elided !== '' && !written.startsWith(elided)
  if (expected.replace(CUT, '') !== written.replace(CUT, '')) {
    return misspeltCut(expected, written, isCut)
  }
  const isElided = elided === '' && /'/u.test(written) && !/'/u.test(expected)
  return /\s/u.test(written) || isCut || isElided ? ['segmentation'] : ['ponctuation']
}

/** The main error first; empty when there is none. `written` is what the copy has for the word, '' when it was forgotten. */
export function findWordErrors(
  word: ExpectedWord,
  written: string,
  language: Language,
): readonly WordError[] {
  const [expected, form] = [normaliseSpelling(word.text), normaliseSpelling(written)]
  if (form === '') return ofClasses('oubli')
  if (form === expected || isSpellingVariant(expected, form)) return []
  const [low, lowForm] = [expected.toLocaleLowerCase('fr'), form.toLocaleLowerCase('fr')]
  if (low === lowForm) return ofClasses('majuscule')
  const pair = pairOf(word, written, language)
  if (areHomophones(low, lowForm)) return ofClasses(homophoneClass(pair))
  const elision = elisionClass(word, low, lowForm)
  if (elision !== null) return ofClasses(elision)
  const repaired = repairElision(word, form, language)
  if (repaired !== null)
    return [...ofClasses('segmentation'), ...findWordErrors(word, repaired, language)]
  const cut = cutClasses(word, low, lowForm)
  if (cut === null) return formErrors(pair)
  const bare = word.elided + stripDiacritics(word.core)
  return cut.map((code) =>
    code === 'accent' && word.elided !== '' ? { code, alone: bare } : { code },
  )
}

function pairOf(word: ExpectedWord, written: string, language: Language): WrittenPair {
  const whole = normaliseCharacters(word.text).toLocaleLowerCase('fr')
  const copied = withLigatures(normaliseCharacters(written).toLocaleLowerCase('fr'), whole)
  const elided = copied.startsWith(word.elided) ? word.elided : ''
  return {
    word,
    expected: withoutElision(whole, elided),
    written: withoutElision(copied, elided),
    language,
  }
}

/** As `findWordErrors`, for several words that the copy joins or cuts otherwise. */
export function classifyPiece(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): readonly ErrorClass[] {
  const [only] = words
  if (only && words.length === 1)
    return findWordErrors(only, written, language).map(({ code }) => code)
  const joined = words.map(({ text }) => normaliseSpelling(text).toLocaleLowerCase('fr')).join('')
  if (normaliseSpelling(written) === '') return ['oubli']
  if (
    isSpellingVariant(
      words.map(({ text }) => normaliseSpelling(text)).join(' '),
      normaliseSpelling(written),
    )
  ) {
    return []
  }
  const whole = words.map(({ text }) => normaliseSpelling(text).toLocaleLowerCase('fr')).join(' ')
  if (areHomophones(whole, normaliseSpelling(written).toLocaleLowerCase('fr'))) return ['homophone']
  const form = normaliseSpelling(written).toLocaleLowerCase('fr').replace(CUT, '')
  const bare = stripDiacritics(joined.replace(CUT, '')) === stripDiacritics(form)
  return joined.replace(CUT, '') === form || !bare ? ['segmentation'] : ['segmentation', 'accent']
}
