/** Reasons for letters that nobody hears: a word of the family, a hook, the kind of word. */
import { isSpellingVariant } from '../../../domain/copy/text/spelling-1990.ts'
import type { Language } from '../../data/language.ts'
import { isNumber } from '../fixed-forms.ts'
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'
import { pointsElsewhere } from './hook-point.ts'
import { isInvariable, type SpellingCase, type SpellingRule } from './spelling-rules.ts'
import { wordsAlike, wordsEndingLike } from './word-analogy.ts'
import { differingPart } from './word-pieces.ts'

/** The singular of a noun, the masculine of an adjective: what the family is looked up by. */
export function lemmasOf({ word: { readings, core } }: SpellingCase): string[] {
  const own = core.toLocaleLowerCase('fr')
  return [...new Set([...readings.map(({ lemma }) => lemma), own])]
}

/** «il fait froid»: an adverb there, but an adjective too. */
function isOnlyInvariable({ word, expected, language }: SpellingCase): boolean {
  const natures = language.lexicon.analyse(expected).map(({ nature }) => nature)
  return isInvariable(word) && !natures.includes('adjectif')
}

const HEARD = /[tdsgxczlprfnm]/u

/** Whether the last letter of a word is heard in its relative, at the same place: the t of «petit» in «petite», not that of «intérêt» in «intéresser». */
function isHeardIn(relative: string, lemma: string): boolean {
  const [one, other] = [stripDiacritics(relative), stripDiacritics(lemma)]
  return new RegExp(`${other}${other.slice(-1)}*[aeiouyœ]`, 'u').test(one)
}

/** A word of the family in which a silent last letter is heard: «petit», «petite»; «chant», «chanter». */
function relativeOf(one: SpellingCase, letter: string): string | null {
  const { language } = one
  for (const lemma of lemmasOf(one)) {
    const known = (language.wordFamilies.get(lemma) ?? []).find((word) => isHeardIn(word, lemma))
    if (known !== undefined) return known
    const feminine = language.lexicon.forms(lemma, 'A', (code) => code === 'fs')[0]
    if (feminine === `${lemma}e` && HEARD.test(letter)) return feminine
    const verb = [`${lemma}er`, `${lemma}ir`].find((form) => language.verbs.has(form))
    if (verb !== undefined && lemma.length > 2) return verb
  }
  return null
}

export const silentLetter: SpellingRule = (one) => {
  const lemma = one.word.readings[0]?.lemma ?? one.expected
  const letter = lemma.at(-1) ?? ''
  const bare = one.written.replace(/s$/u, '')
  const shorter = lemma.slice(0, -1)
  const silent =
    soundsAlike(pronounce(lemma), pronounce(shorter)) || !/[aeiouylrnmcfkqb]/u.test(letter)
  const lost =
    silent &&
    !bare.endsWith(letter) &&
    one.expected.replace(/s$/u, '') === lemma.replace(/s$/u, '') &&
    lemma.startsWith(bare.slice(0, lemma.length - 1))
  const relative =
    lost && !isOnlyInvariable(one) && HEARD.test(letter) ? relativeOf(one, letter) : null
  if (relative === null) return null
  const heard = new RegExp(`${letter}+[aeiouyéèêâîôœ]`, 'u').test(relative)
  return heard ? { kind: 'silent-letter', expected: one.word.core, letter, relative } : null
}

function countOf(word: string, letters: string): number {
  return word.split(letters).length - 1
}

/** Whether a copy lacks what a hook helps to remember: letters of the word, or, behind a hyphen, one that stands there once, not at its end, or nowhere. */
function isLacking(letters: string, expected: string, written: string): boolean {
  const single = /^-(\p{L})$/u.exec(letters)?.[1]
  if (single !== undefined) {
    const double = single + single
    const isDouble = !expected.includes(double) && written.includes(double)
    const isAtEnd = [expected + single, expected.replace(/s$/u, `${single}s`)].includes(written)
    const isAlien = !expected.includes(single) && written.includes(single)
    return isDouble || isAtEnd || isAlien
  }
  // The hat of «maîtresse» may be left out since 1990.
  const plain = letters.replace(/î/gu, 'i').replace(/û/gu, 'u')
  if (plain !== letters && isSpellingVariant(expected, expected.replace(letters, plain)))
    return false
  // «souri» has an s too.
  return countOf(expected, letters) > countOf(written, letters)
}

/** «poile» for «poêle»: the hat is not what is wrong, its letter is missing. */
function isOtherThanAccent(letters: string, expected: string, written: string): boolean {
  const plain = stripDiacritics(letters)
  if (!/^[âêîôû]$/u.test(letters)) return false
  return countOf(stripDiacritics(written), plain) < countOf(stripDiacritics(expected), plain)
}

/** What a hook is looked up by: «il copie» is of «copier», not of «une copie». */
function headwordsOf(one: SpellingCase): readonly string[] {
  const own = one.expected
  const isVerb = one.word.readings.some(({ verb }) => verb !== undefined)
  const lemmas = lemmasOf(one).filter((lemma) => lemma !== own)
  const isLemma = one.word.readings.some(({ lemma }) => lemma === own)
  const whole = one.word.text.toLocaleLowerCase('fr')
  // «heureusement» is of «heureux».
  const ofAdverb = /ment$/u.test(own)
    ? one.language.lexicon
        .analyse(own.slice(0, -4))
        .flatMap(({ nature, lemma }) => (nature === 'adjectif' ? [lemma] : []))
    : []
  return isVerb && !isLemma && !own.includes('-')
    ? lemmas.filter((lemma) => lemma !== one.word.core)
    : [...new Set([whole, own, ...lemmas, ...ofAdverb])]
}

/** By a hook for this very word. */
export const memory: SpellingRule = (one) => {
  const { expected, written, language } = one
  const part = differingPart(expected, written)?.letters ?? expected
  for (const form of headwordsOf(one)) {
    const lacking = (language.memoryHooks.get(form) ?? []).filter(
      ({ letters, hook }) =>
        isLacking(letters, expected, written) &&
        !isOtherThanAccent(letters, expected, written) &&
        !pointsElsewhere(hook, expected, written),
    )
    // Of the letters that are wrong, before others that the copy lacks as well.
    const found = lacking.find(({ letters }) => letters.includes(part)) ?? lacking[0]
    if (found !== undefined) return { kind: 'memory', expected: one.word.core, hook: found.hook }
  }
  return null
}

/** «une idée», «la vie», «une roue»: nouns that end with a vowel and a silent e. */
export const feminineE: SpellingRule = ({ word, expected, written, language }) => {
  const noun = word.readings.find(({ nature, gender }) => nature === 'nom' && gender === 'f')
  const end = /(?:ée|ie|ue|oue|oie|aie|eue|(?:iè|ai|ei|eau|au|eu|ou|oi|[aeiouéèêôœy])[lr]e)s?$/u
    .exec(expected)?.[0]
    .replace(/s$/u, '')
  if (noun === undefined || end === undefined) return null
  if (written.replace(/s$/u, '') !== expected.replace(/es?$/u, '')) return null
  const part = { letters: end, place: 'end', before: '', after: '' } as const
  const isFeminine = (one: string): boolean => language.nouns.get(one)?.[0]?.gender === 'f'
  const like = wordsAlike(noun.lemma, part, language, isFeminine)?.like ?? []
  return { kind: 'feminine-e', expected: word.core, letters: end, like }
}

/** «construir»: verbs in -ire, -ure, -tre end with a silent e. */
export const infinitiveInRe: SpellingRule = ({ word, expected, written, language }) => {
  const isInfinitive = word.readings.some(({ verb }) => verb?.kind === 'infinitive')
  if (!isInfinitive || `${written}e` !== expected) return null
  const like = wordsEndingLike(expected, language)
  // «boire» ends as «gare» by its «re» only.
  const letters = [-3, -2]
    .map((at) => expected.slice(at))
    .find((end) => like.every((one) => one.endsWith(end)))
  return like.length === 0 || letters === undefined
    ? null
    : { kind: 'alike', expected: word.core, letters, place: 'end', like, extra: null }
}

/** Feminine nouns without e: «la beauté», «la moitié». */
const QUALITY: readonly (readonly [RegExp, readonly string[]])[] = [
  [/tié$/u, ['amitié', 'moitié', 'pitié']],
  [/té$/u, ['beauté', 'bonté', 'santé']],
]

/** «portes-clés»: the verb of a compound takes no mark of the plural. */
const verbOfCompound: SpellingRule = ({ word, expected, written, language }) => {
  const whole = word.sentence[word.place]?.text.toLocaleLowerCase('fr') ?? ''
  const isFirst = whole.startsWith(`${expected}-`) && written === `${expected}s`
  const verb = language.lexicon
    .analyse(expected)
    .find((one) => one.verb?.kind === 'finite' && language.verbs.has(one.lemma))
  return isFirst && verb !== undefined
    ? { kind: 'verb-of-compound', expected, whole, verb: verb.lemma }
    : null
}

const INFINITIVES: readonly (readonly [end: RegExp, like: readonly string[]])[] = [
  [/oir$/u, ['voir', 'pouvoir', 'vouloir']],
  [/ir$/u, ['finir', 'venir', 'partir']],
  [/er$/u, ['chanter', 'jouer']],
  [/re$/u, ['prendre', 'mettre', 'lire']],
]

/** «prévenire», «répondres»: nothing stands behind the end of an infinitive. */
const infinitiveEnd: SpellingRule = ({ word, expected, written }) => {
  const isInfinitive = word.readings.some(({ verb }) => verb?.kind === 'infinitive')
  const letters = written.startsWith(expected) ? written.slice(expected.length) : ''
  const found = INFINITIVES.find(([end]) => end.test(expected))
  if (!isInfinitive || found === undefined || !/^(?:[est]|nt)$/u.test(letters)) return null
  const like = found[1].filter((one) => one !== expected).slice(0, 2)
  const own = { kind: 'no-final-letter', expected: word.core, letters, like } as const
  return { ...own, isMasculine: false, isInfinitive: true }
}

/** Short words that every class knows, where no two of the tables end so. */
function endingLike(own: string, language: Language, isMasculine: boolean): readonly string[] {
  const like = wordsEndingLike(own, language, isMasculine ? 'm' : undefined)
  const isOi = like.length === 0 && own.endsWith('oi')
  return isOi ? ['moi', 'roi', 'toi'].filter((one) => one !== own).slice(0, 2) : like
}

/** Letters added at the end: usual words that end alike have none. */
const addedToNoun: SpellingRule = ({ word, expected, written, language }) => {
  const isPlural =
    /s$/u.test(expected) &&
    /[^s]s$/u.test(written) &&
    word.readings.some(({ number, lemma }) => number === 'p' && lemma !== expected)
  const [own, copied] = isPlural
    ? [expected.slice(0, -1), written.slice(0, -1)]
    : [expected, written]
  if (!copied.startsWith(own) || copied === own) return null
  const letters = copied.slice(own.length)
  if (letters === 's' && isNumber(word)) return { kind: 'plain-number', expected: word.core }
  const isContracted = /^(?:au|du)$/u.test(expected)
  if (letters === 's' && isInvariable(word) && !isContracted)
    return { kind: 'never-changes', expected: word.core }
  const noun = word.readings.find(({ nature }) => nature === 'nom')
  const isMasculine = letters === 'e' && noun?.gender === 'm'
  const quality =
    noun?.gender === 'f' && letters === 'e' ? QUALITY.find(([end]) => end.test(own)) : undefined
  const like = quality
    ? quality[1].filter((one) => one !== own).slice(0, 2)
    : endingLike(own, language, isMasculine)
  return { kind: 'no-final-letter', expected: word.core, letters, like, isMasculine }
}

/** What stands behind the end of a word: of a verb by its place, of another word by those that end alike. */
export const addedLetters: SpellingRule = (one) =>
  verbOfCompound(one) ?? infinitiveEnd(one) ?? addedToNoun(one)
