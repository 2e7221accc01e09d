/** Classifies an error of a copy by the tests that a teacher makes, in their order. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { isSpellingVariant } from '../../domain/copy/text/spelling-1990.ts'
import { editCost } from '../../domain/copy/text/word-distance.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import { elisionClass, repairElision } from './elision-errors.ts'
import type { ExpectedWord } from './expected-word.ts'
import { areHomophones } from './homophone-sets.ts'
import { findInflectionError, nearestInflection } from './inflection-error.ts'
import { pronounce, pronounceByRules, soundsAlike } from './pronunciation.ts'
import { isLetterConfusion, isPrevocalicPair } from './spelling/spelling-rules.ts'
import {
  normaliseCharacters,
  normaliseSpelling,
  stripDiacritics,
  withLigatures,
} from './spelling-normalisation.ts'

/** Share of the phonemes that may differ while the word is still recognised by ear. */
const MAX_PHONEME_DISTANCE = 1 / 3

/** Length of the ending that holds the irregular pronunciation of most words. */
const IRREGULAR_ENDING = 3

const CUT = /[\s'’-]+/gu
/** An e only first: after a consonant it makes it sound («vase»). */
const SILENT_END = /^e?[sxtdpzgc]*$/u

function isPluralVerb(readings: readonly Analysis[]): boolean {
  return readings.some(
    ({ verb }) => verb?.kind === 'finite' && verb.person === 3 && verb.number === 'p',
  )
}

/** «-ent» is silent when every analysis of the form is a verb. */
function soundsOf(form: string, language: Language): string {
  const readings = language.lexicon.analyse(form)
  return pronounce(form, readings.length > 0 && readings.every(isPlural3))
}

function isPlural3({ verb }: Analysis): boolean {
  return verb?.kind === 'finite' && verb.person === 3 && verb.number === 'p'
}

interface Pair {
  readonly word: ExpectedWord
  /** Both in lower case, without the elided word that they share. */
  readonly expected: string
  readonly written: string
  readonly language: Language
}

function expectedSounds({ word, expected }: Pair): string {
  return pronounce(expected, isPluralVerb(word.readings))
}

function sameSound(pair: Pair): boolean {
  const { expected, written } = pair
  if (soundsAlike(expectedSounds(pair), soundsOf(written, pair.language))) return true
  // An irregular pronunciation survives where its own letters do («jentil», «hiers»).
  if (expected === written.replace(/[sxtd]$/u, '')) return true
  return (
    expected.slice(-IRREGULAR_ENDING) === written.slice(-IRREGULAR_ENDING) &&
    soundsAlike(pronounceByRules(expected), pronounceByRules(written))
  )
}

/** A word of the school tables that is no form of the expected one: nobody meant the particle «méson» for «maison». */
function isOtherWord({ word, written, language }: Pair): boolean {
  const lemmas = new Set(word.readings.map(({ lemma }) => lemma))
  const readings = language.lexicon.analyse(written)
  if (readings.some(({ lemma }) => lemmas.has(lemma))) return false
  if (language.wordSenses.has(written)) return true
  return readings.some(({ lemma }) =>
    [language.nouns, language.adjectives, language.verbs, language.functionWords].some((table) =>
      table.has(lemma),
    ),
  )
}

/** A silent last letter dropped or replaced («toujour», «petid»). */
function isSilentEnd({ expected, written }: Pair): boolean {
  let same = 0
  while (same < expected.length && expected[same] === written[same]) same += 1
  const [lost, put] = [expected.slice(same), written.slice(same)]
  const plural = lost.endsWith('s') && put.endsWith('s')
  const [left, added] = plural ? [lost.slice(0, -1), put.slice(0, -1)] : [lost, put]
  const silent = (end: string): boolean => end === '' || SILENT_END.test(end)
  return silent(left) && silent(added) && left !== added && same > 1
}

/** Doubling a consonant is a choice of graphemes even where it opens the «e» before it («noisette»); «s» and «ss» are two phonemes. */
function undouble(word: string): string {
  return word.replace(/([bcdfglmnprt])\1/gu, '$1')
}

function soundClass(pair: Pair): ErrorClass {
  if (`${pair.written}e` === pair.expected) return 'muette'
  if (undouble(pair.written) === undouble(pair.expected)) return 'graphie'
  if (sameSound(pair)) return isSilentEnd(pair) ? 'muette' : 'graphie'
  const [one, other] = [expectedSounds(pair), soundsOf(pair.written, pair.language)]
  if (isLetterConfusion(pair.expected, pair.written)) return 'son'
  const distance = editCost(one, other) / Math.max(one.length, other.length, 1)
  return distance <= MAX_PHONEME_DISTANCE ? 'son' : 'meconnaissable'
}

/** «sur» is an adjective too («une pomme sure»), but in no school text. */
function isFunctionWord(form: string): boolean {
  return ['préposition', 'conjonction'].includes(CLOSED_CLASS_WORDS.get(form) ?? '')
}

/** «vites», «ensembles»: an adverb takes no mark. */
function isAdverbWithMark({ word, expected, written }: Pair): boolean {
  return word.tag === 'R' && written === `${expected}s` && expected.length > 3
}

/** Another form of the expected word, with what accents it lacks beside. */
function inflectionClasses({ word, expected, written, language }: Pair): ErrorClass[] | null {
  const sibling = isFunctionWord(expected) ? null : findInflectionError(word, written, language)
  if (sibling === null) return null
  const accented = sibling.form === written || isSpellingVariant(sibling.form, written)
  return accented ? [...sibling.classes] : [...sibling.classes, 'accent']
}

/** For two forms that differ by more than capitals, hyphens or apostrophes. */
function formClasses(pair: Pair): ErrorClass[] {
  const { expected, written } = pair
  if (areHomophones(expected, written)) return ['homophone']
  if (isPrevocalicPair(expected, written)) return ['son']
  if (isAdverbWithMark(pair)) return ['accord_nombre']
  const isHomophone = isOtherWord(pair) && sameSound(pair)
  const bare = stripDiacritics(expected) === stripDiacritics(written)
  if (bare) return isHomophone ? ['homophone', 'accent'] : ['accent']
  const inflected = inflectionClasses(pair)
  if (inflected !== null) return inflected
  if (isHomophone) return ['homophone']
  const stem = isFunctionWord(expected) ? null : stemError(pair)
  return stem === null ? [soundClass(pair)] : [...stem.classes, stem.code]
}

export interface StemError {
  readonly code: ErrorClass
  /** The form of the word that the copy comes nearest to: «oiseau» for «oizo». */
  readonly form: string
}

/** The error that stays once a wrong form is put aside: «zoizo» for «oiseaux» misses the plural, and the letters of «oiseau». */
function stemError(pair: Pair): (StemError & { readonly classes: readonly ErrorClass[] }) | null {
  const { word, written, language } = pair
  const found = nearestInflection(word, written, language)
  if (found === null) return null
  const own = { ...pair, expected: found.form }
  const bare = stripDiacritics(found.form) === stripDiacritics(written)
  const code = bare ? 'accent' : soundClass(own)
  const isVerb = word.readings.some(({ verb }) => verb?.kind === 'finite')
  const isTold = code !== 'meconnaissable' && !(isVerb && code === 'son')
  return isTold ? { code, form: found.form, classes: found.classes } : null
}

function withoutElision(form: string, elided: string): string {
  return elided !== '' && form.startsWith(elided) ? form.slice(elided.length) : form
}

/** A word parted, or without its hyphen or apostrophe; null where more differs. */
function cutClasses(
  { elided }: ExpectedWord,
  expected: string,
  written: string,
): readonly ErrorClass[] | null {
  const [whole, copied] = [expected.replace(CUT, ''), written.replace(CUT, '')]
  const isParted = /\s/u.test(written)
  if (whole === copied) {
    // «l'aprèsmidi» keeps its elision: only the hyphen is missing.
    const isCut = elided !== '' && !written.startsWith(elided)
    const isElided = elided === '' && /'/u.test(written) && !/'/u.test(expected)
    return isParted || isCut || isElided ? ['segmentation'] : ['ponctuation']
  }
  if (!isParted) return null
  if (stripDiacritics(whole) === stripDiacritics(copied)) return ['segmentation', 'accent']
  return soundsAlike(pronounce(expected), pronounce(written.replace(/\s/gu, '')))
    ? ['segmentation']
    : null
}

/** The main class first; empty when there is no error. `written` is what the copy has for the word, '' when it was forgotten. */
export function classifyWord(
  word: ExpectedWord,
  written: string,
  language: Language,
): readonly ErrorClass[] {
  const [expected, form] = [normaliseSpelling(word.text), normaliseSpelling(written)]
  if (form === '') return ['oubli']
  if (form === expected || isSpellingVariant(expected, form)) return []
  const [low, lowForm] = [expected.toLocaleLowerCase('fr'), form.toLocaleLowerCase('fr')]
  if (low === lowForm) return ['majuscule']
  if (areHomophones(low, lowForm)) return ['homophone']
  const elision = elisionClass(word, low, lowForm)
  if (elision !== null) return [elision]
  const repaired = repairElision(word, form, language)
  if (repaired !== null) return ['segmentation', ...classifyWord(word, repaired, language)]
  return cutClasses(word, low, lowForm) ?? formClasses(pairOf(word, written, language))
}

function pairOf(word: ExpectedWord, written: string, language: Language): Pair {
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

/** The second error of a word that is another form as well. */
export function findStemError(
  word: ExpectedWord,
  written: string,
  language: Language,
): StemError | null {
  return stemError(pairOf(word, written, language))
}

/** As `classifyWord`, for several words that the copy joins or cuts otherwise. */
export function classifyPiece(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): readonly ErrorClass[] {
  const [only] = words
  if (only && words.length === 1) return classifyWord(only, written, language)
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
