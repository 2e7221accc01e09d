/** Names an error of a copy: why a written word is not the expected one, by the tests that a teacher makes, in order. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { isSpellingVariant } from '../../domain/copy/text/spelling-1990.ts'
import { editCost } from '../../domain/copy/text/word-distance.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import { elisionClass } from './elision-errors.ts'
import type { ExpectedWord } from './expected-word.ts'
import { areHomophones } from './homophone-sets.ts'
import { findInflectionError } from './inflection-error.ts'
import { pronounce, pronounceByRules, soundsAlike } from './pronunciation.ts'
import {
  normaliseCharacters,
  normaliseSpelling,
  stripDiacritics,
  withLigatures,
} from './spelling-normalisation.ts'

/** Share of the sounds that may differ for the word still to be heard. */
const NEAR_SOUND = 1 / 3

/** Letters at the end that hold what is irregular in the sound of most words. */
const KEPT_END = 3

const CUT = /[\s'’-]+/gu
/** An e after a consonant lets it be heard («vase»). */
const SILENT_END = /^e?[sxtdpzgc]*$/u

function isPluralVerb(readings: readonly Analysis[]): boolean {
  return readings.some(
    ({ verb }) => verb?.kind === 'finite' && verb.person === 3 && verb.number === 'p',
  )
}

/** Sounds of a written form; «-ent» is silent when the lexicon knows it as a verb only. */
function soundsOf(form: string, language: Language): string {
  const readings = language.lexicon.analyse(form)
  return pronounce(form, readings.length > 0 && readings.every(isPlural3))
}

function isPlural3({ verb }: Analysis): boolean {
  return verb?.kind === 'finite' && verb.person === 3 && verb.number === 'p'
}

interface Pair {
  readonly word: ExpectedWord
  /** Both without the elision that they share, in lower case. */
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
  // What is read otherwise than it is written stays so where its own letters stay («jentil», «hiers»).
  if (expected === written.replace(/[sxtd]$/u, '')) return true
  return (
    expected.slice(-KEPT_END) === written.slice(-KEPT_END) &&
    soundsAlike(pronounceByRules(expected), pronounceByRules(written))
  )
}

/** A word that a child may know, and no form of the expected one: «méson» is not what «maison» was taken for. */
function isOtherWord({ word, written, language }: Pair): boolean {
  const lemmas = new Set(word.readings.map(({ lemma }) => lemma))
  const readings = language.lexicon.analyse(written)
  if (readings.some(({ lemma }) => lemmas.has(lemma))) return false
  return readings.some(({ lemma }) =>
    [language.nouns, language.adjectives, language.verbs, language.functionWords].some((table) =>
      table.has(lemma),
    ),
  )
}

/** The expected word with a silent last letter dropped or taken for another («toujour», «petid»). */
function isSilentEnd({ expected, written }: Pair): boolean {
  let same = 0
  while (same < expected.length && expected[same] === written[same]) same += 1
  const [lost, put] = [expected.slice(same), written.slice(same)]
  const plural = lost.endsWith('s') && put.endsWith('s')
  const [left, added] = plural ? [lost.slice(0, -1), put.slice(0, -1)] : [lost, put]
  const silent = (end: string): boolean => end === '' || SILENT_END.test(end)
  return silent(left) && silent(added) && left !== added && same > 1
}

/** A double consonant is a choice of letters even where it opens the «e» before it («noisette»); «s» and «ss» are two sounds. */
function singled(word: string): string {
  return word.replace(/([bcdfglmnprt])\1/gu, '$1')
}

function soundClass(pair: Pair): ErrorClass {
  if (`${pair.written}e` === pair.expected) return 'muette'
  if (singled(pair.written) === singled(pair.expected)) return 'graphie'
  if (sameSound(pair)) return isSilentEnd(pair) ? 'muette' : 'graphie'
  const [one, other] = [expectedSounds(pair), soundsOf(pair.written, pair.language)]
  const far = editCost(one, other) / Math.max(one.length, other.length, 1)
  // The weighted distance is of letters; on sounds each change counts whole, so that look-alikes are not favoured.
  return far <= NEAR_SOUND ? 'son' : 'meconnaissable'
}

/** «sur» is an adjective too, in no text of a school. */
function isTool(form: string): boolean {
  return ['préposition', 'conjonction'].includes(CLOSED_CLASS_WORDS.get(form) ?? '')
}

/** Classes of two forms that differ by more than a capital or a sign. */
function formClasses(pair: Pair): ErrorClass[] {
  const { expected, written } = pair
  if (areHomophones(expected, written)) return ['homophone']
  const bare = stripDiacritics(expected) === stripDiacritics(written)
  if (bare) return isOtherWord(pair) && sameSound(pair) ? ['homophone', 'accent'] : ['accent']
  const sibling = isTool(expected) ? null : findInflectionError(pair.word, written, pair.language)
  if (sibling !== null) {
    const accented = sibling.form === written || isSpellingVariant(sibling.form, written)
    return accented ? [...sibling.classes] : [...sibling.classes, 'accent']
  }
  if (isOtherWord(pair) && sameSound(pair)) return ['homophone']
  return [soundClass(pair)]
}

/** The elided word of a form and the rest: «l'école» is l' + école. */
function parted(form: string, elided: string): string {
  return elided !== '' && form.startsWith(elided) ? form.slice(elided.length) : form
}

/**
 * Classes of the error that makes `written` of the expected word, the main one first; empty when they are the same word. `written` is
 * what stands on the copy for the word, '' when it was forgotten.
 */
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
  if (low.replace(CUT, '') === lowForm.replace(CUT, '')) {
    return /\s/u.test(form) || word.elided !== '' ? ['segmentation'] : ['ponctuation']
  }
  const whole = normaliseCharacters(word.text).toLocaleLowerCase('fr')
  const copied = withLigatures(normaliseCharacters(written).toLocaleLowerCase('fr'), whole)
  return formClasses({
    word,
    expected: parted(whole, word.elided),
    written: parted(copied, word.elided),
    language,
  })
}

/** Classes of words of the dictation that the copy writes in one piece, or in other pieces. */
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
