/** Consonants written once or twice: what the e before them is read as, prefixes, words that are written alike. */
import type { Language } from '../../data/language.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { wordsWithOnce, wordsWithTwice } from './consonant-analogy.ts'
import { knownModel } from './known-models.ts'
import { dictatedForm, type SpellingRule } from './spelling-rules.ts'
import { wordsAlike } from './word-analogy.ts'

const V = '[aeiouyàâéèêëîïôûùœ]'

interface Doubling {
  readonly letter: string
  /** Whether the dictated word has it twice. */
  readonly twice: boolean
  /** Index in the dictated word. */
  readonly at: number
}

/** null where the copy differs by more than one consonant written once for twice, or twice for once. */
function doublingOf(expected: string, written: string): Doubling | null {
  const twice = expected.length > written.length
  const [long, short] = twice ? [expected, written] : [written, expected]
  for (const { index, 1: letter = '' } of long.matchAll(/([bcdfglmnprtz])\1/gu)) {
    const isTriple = long.slice(index).startsWith(letter.repeat(3))
    if (!isTriple && long.slice(0, index) + long.slice(index + 1) === short)
      return { letter, twice, at: index }
  }
  return null
}

export function isDoubling(expected: string, written: string): boolean {
  return doublingOf(expected, written) !== null
}

/** «jetons» would be read with è if its t were double, «appelle» without if its l were single. */
function heardBefore(expected: string, { letter, twice, at }: Doubling): boolean {
  const vowel = new RegExp(V, 'u').test(expected[at + (twice ? 2 : 1)] ?? '')
  // «prennons» is read as «prennent», while «femme» has another sound, and «chienne» another e.
  const isRead = letter !== 'm' && (letter !== 'n' || !twice)
  return vowel && at > 1 && expected[at - 1] === 'e' && isRead
}

/** Beginnings that always double their consonant, with words that every class knows. */
const PREFIXES: readonly (readonly [RegExp, start: string, like: readonly string[]])[] = [
  [/^eff/u, 'ef-', ['effort', 'effet', 'effacer']],
  [/^off/u, 'of-', ['offrir', 'office', 'officiel']],
  [/^diff/u, 'dif-', ['différent', 'difficile', 'différence']],
  [/^suff/u, 'suf-', ['suffire', 'suffisant', 'suffoquer']],
]

function prefixOf(expected: string, at: number) {
  const found = PREFIXES.find(([start]) => start.test(expected) && at <= 3)
  if (found === undefined) return null
  const [, start, words] = found
  const like = words.filter((one) => one.slice(0, 5) !== expected.slice(0, 5)).slice(0, 2)
  return { start, like }
}

/** «passionnant» of «passion», «musicienne» of «musicien»: the n of a noun in -on or -ien is doubled before what is added. */
function nounInOn(expected: string, at: number, language: Language): string | null {
  const base = expected.slice(0, at + 1)
  const isNoun =
    /(?:on|ien)$/u.test(base) &&
    language.lexicon.analyse(base).some(({ nature }) => nature === 'nom' || nature === 'adjectif')
  return isNoun && base.length > 3 ? base : null
}

/** Words that are written alike around the consonant. */
function likeOf(expected: string, { twice, at }: Doubling, language: Language): readonly string[] {
  const end = at + (twice ? 2 : 1)
  const neighbours = { before: expected.charAt(at - 1), after: expected.charAt(end) }
  const letters = expected.slice(at, end)
  const alike = wordsAlike(expected, { letters, place: 'middle', ...neighbours }, language)
  // «explorateurs», «rater»: two letters around one that is anywhere remind of nothing.
  if (!twice) return wordsWithOnce(expected, at, language)
  const isLonger = alike !== null && alike.letters.length > letters.length
  return isLonger ? alike.like : wordsWithTwice(expected, at, language)
}

/** Vowels behind which no consonant is ever written twice: é, è, ê and the like. */
const ACCENTED = /[éèêâîôû]/u

/** What stands where a consonant is hardly ever written twice: «addition», «aggraver», «abbé» and «pizza» are a handful of words. */
const SINGLE: readonly (readonly [where: 'letter' | 'ahead' | 'tion' | 'ment', place: RegExp])[] = [
  ['letter', /^[bdgz]/u],
  // «attraper», «siffler».
  ['ahead', /^[b-df-hj-np-tv-z](?![hlr])[b-df-hj-np-tv-z]/u],
  ['tion', /^tion/u],
  ['ment', /^ments?$/u],
]

/** «réclament» is a verb: its m is told by another reason than that of «compliment». */
function singleByPlace({ readings }: ExpectedWord, rest: string) {
  const isVerb = readings.some(({ verb }) => verb !== undefined)
  const where = SINGLE.find(([, place]) => place.test(rest))?.[0] ?? null
  return isVerb && where === 'ment' ? null : where
}

/** «musiciène» for «musicienne», of «musicien». */
export const feminineInIenne: SpellingRule = ({ word, expected, written, language }) => {
  const stem = /^(.+i)ennes?$/u.exec(expected)?.[1]
  const isLost = stem !== undefined && /^[eéèê]n?es?$/u.test(written.slice(stem.length))
  if (!isLost || !written.startsWith(stem)) return null
  const base = nounInOn(expected, stem.length + 1, language)
  return base === null
    ? null
    : { kind: 'doubled-on', expected: word.core, letter: 'n', twice: true, base }
}

/** By what is heard, a prefix, the word that it is made of, the letter before: what tells every such word. */
export const doubledByRule: SpellingRule = ({ word, expected, written, language }) => {
  const found = doublingOf(expected, written)
  if (found === null) return null
  const { letter, twice, at } = found
  const shared = { expected: word.core, letter, twice }
  if (heardBefore(expected, found)) return { kind: 'doubled-e', ...shared, read: written }
  const prefix = twice ? prefixOf(expected, at) : null
  if (prefix !== null) return { kind: 'doubled-prefix', ...shared, ...prefix }
  const base = twice && letter === 'n' ? nounInOn(expected, at, language) : null
  if (base !== null) return { kind: 'doubled-on', ...shared, base }
  const before = expected.charAt(at - 1)
  const isRuled = /[bcdfghjklmnpqrstvxz]/u.test(before) || ACCENTED.test(before)
  if (!twice && isRuled) return { kind: 'doubled-behind', ...shared, before }
  const where = twice ? null : singleByPlace(word, expected.slice(at))
  return where && { kind: 'never-doubled', ...shared, where }
}

/** «couler» and «couloir» of «coule»: relatives with the consonant once. */
function relativesOf(
  lemmas: readonly string[],
  { expected, at, isVerb, language }: Asked,
): readonly string[] {
  const around = expected.slice(Math.max(0, at - 2), at + 1)
  const twice = expected.charAt(at).repeat(2)
  const relatives = lemmas.flatMap((lemma) => language.wordFamilies.get(lemma) ?? [])
  return (
    relatives
      // A verb is not told by its own infinitive, nor «dorée» by «doré», nor «symphonie» by «symphonique».
      .filter((relative) => relative !== expected && !(isVerb && lemmas.includes(relative)))
      .filter((relative) => !relative.startsWith(expected.replace(/(?<=.{3})e$/u, '')))
      .filter((relative) => !isFormOf(relative, lemmas, language))
      // «poulailler» has the l of «poule» once, and two others.
      .filter((relative) => relative.includes(around) && !relative.includes(twice))
      .slice(0, 2)
  )
}

function isFormOf(form: string, lemmas: readonly string[], { lexicon }: Language): boolean {
  return lexicon.analyse(form).some(({ lemma }) => lemmas.includes(lemma))
}

interface Asked {
  readonly expected: string
  readonly at: number
  readonly isVerb: boolean
  readonly language: Language
}

/** «ule» of «libellule», where the letter stands elsewhere too: of the whole word nobody could say that it has one. «ot» of «tricotait», which «tricot» has. */
function pieceWith(
  expected: string,
  { letter, twice, at }: Doubling,
  relatives: readonly string[],
): string | null {
  if (expected.split(letter).length <= (twice ? 3 : 2)) return null
  const [piece, short] = [
    expected.slice(at - 1, at + (twice ? 3 : 2)),
    expected.slice(at - 1, at + 1),
  ]
  const isShort = relatives.length > 0 && !relatives.some((one) => one.includes(piece))
  return isShort && !twice ? short : piece
}

/** By its relatives, else by words that are written alike, where no rule tells. */
export const doubledAlike: SpellingRule = ({ word, expected, written, language }) => {
  const found = doublingOf(expected, written)
  if (found === null) return null
  const { letter, twice } = found
  // «soleill»: letters behind the end of the word.
  if (!twice && found.at === expected.length - 1) return null
  const isVerb = word.readings.some(({ verb }) => verb !== undefined)
  const lemmas = [...new Set(word.readings.map(({ lemma }) => lemma))]
  const own = twice ? [] : relativesOf(lemmas, { expected, at: found.at, isVerb, language })
  const like = own.length > 0 ? own : likeOf(expected, found, language)
  // «forestier» has another r beside the one of «forêt».
  const isOnce = own.every((one) => one.split(letter).length === 2)
  const piece =
    pieceWith(expected, found, own) ?? (isOnce ? null : expected.slice(found.at - 1, found.at + 1))
  // «apprendre» is no model for the «eno» of «prenons», nor «pollinisation» for one n.
  const isModel = (one: string): boolean =>
    piece === null ? twice || one.split(letter).length === 2 : one.includes(piece)
  const models = like.filter(isModel)
  const known =
    twice && models.length === 0 ? knownModel({ word, expected, written, language }) : null
  if (known !== null) return known
  return {
    kind: 'doubled',
    expected: word.core,
    letter,
    twice,
    like: models,
    piece,
    word: dictatedForm(word),
  }
}
