/** Marks of number and gender, and silent letters, that a copy leaves out: which of them is lost. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import type { Language } from '../data/language.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import type { ExpectedWord } from './expected-word.ts'
import { isNumber } from './fixed-forms.ts'
import { pronounce, soundsAlike } from './pronunciation.ts'
import { soundClass, type WrittenPair } from './sound-class.ts'
import { isHeardLast } from './spelling/heard-ends.ts'
import { letterValue } from './spelling/letter-values.ts'
import { finiteReadings } from './verbs/conjugated-verb.ts'

/** «ni» for «nid», «souri» for «souris»: a child leaves a silent letter out, and has no other word in mind. */
export function isLostLetter({ word, expected, written, language }: WrittenPair): boolean {
  const isNominal = word.readings.some(({ nature }) => nature === 'nom' || nature === 'adjectif')
  const isLost = expected.slice(0, -1) === written && /[tdspxzl]$/u.test(expected)
  // «mi» for «mis»: no note of music is meant.
  if (isLost && word.readings.some(({ verb }) => verb?.kind === 'participle')) return true
  return isLost && isNominal && !language.nouns.has(written) && !language.adjectives.has(written)
}

/** «bass» for «basse», «vieill» for «vieille»: the e of the feminine is left out. */
export function isFeminineLost({
  word: { readings },
  expected,
  written,
  language,
}: WrittenPair): boolean {
  const isFeminine = readings.every(({ nature, gender }) => nature === 'adjectif' && gender === 'f')
  const isVerb = finiteReadings(language.lexicon.analyse(expected)).length > 0
  // «franc» and «franche» are two words of the lexicon.
  const isLost = `${written}e` === expected || (written === 'franc' && expected === 'franche')
  return readings.length > 0 && isFeminine && !isVerb && isLost
}

/** «foi» for «fois», «frai» for «frais»: the s is of the word, whatever the number. */
export function isOwnS({ word, expected, written, language }: WrittenPair): boolean {
  const hooks = language.memoryHooks.get(expected) ?? []
  const isNominal = word.readings.some(({ nature }) => nature === 'nom' || nature === 'adjectif')
  // «un os» is said with its s, «des os» without.
  const isSeveral = /[sx]$|^(?:quatre|cinq|sept|huit|neuf)$/u.test(word.determiner ?? '')
  const isMute = isSeveral || !isHeardLast(expected)
  const isHooked = hooks.some(({ letters }) => letters === 's')
  return isNominal && isMute && `${written}s` === expected && isHooked
}

/** «fumé» for «fumée»: a noun that is no person's, so the e is of the word and agrees with nothing. */
export function isOwnEe({ word, expected, written, language }: WrittenPair): boolean {
  const { nouns, lexicon } = language
  const isLed = word.sentence[word.place - 1]?.tag.startsWith('D') === true
  // «la rivière gelée»
  const isBehind = /^(?:A|VK)/u.test(word.tag) && !isLed
  const isDetermined = word.determiner !== null || word.elided === "l'"
  const isNoun = word.tag.startsWith('N') || (isDetermined && !isBehind)
  const single = expected.replace(/s$/u, '')
  const isFeminine = lexicon
    .analyse(single)
    .some(({ nature, lemma, gender }) => nature === 'nom' && lemma === single && gender === 'f')
  const isOwn = nouns.get(single)?.some(({ gender }) => gender === 'f') ?? (isLed && isFeminine)
  const isLost = `${written}e` === expected
  return isNoun && isOwn && isLost && expected === single && !nouns.has(written)
}

/** «inscritent», «jolient»: the plural of verbs put on what is none. */
function isVerbMark({ readings, core }: ExpectedWord, written: string): boolean {
  const isNominal = readings.some(({ number, verb }) => number === 'p' && verb?.kind !== 'finite')
  const isVerb = finiteReadings(readings).length > 0
  return isNominal && !isVerb && /s$/u.test(core) && core.replace(/e?s$/u, 'ent') === written
}

/** «dormies» for «dormi»: marks of agreement on a participle that has no other form. */
function participleMarks({ readings, core }: ExpectedWord, written: string): readonly ErrorClass[] {
  const isParticiple = readings.some(({ verb }) => verb?.kind === 'participle')
  const mark = isParticiple && written.startsWith(core) ? written.slice(core.length) : ''
  if (!/^e?s?$/u.test(mark) || /[es]$/u.test(core)) return []
  const number: readonly ErrorClass[] = mark.endsWith('s') ? ['accord_nombre'] : []
  return mark.startsWith('e') ? [...number, 'accord_genre'] : number
}

/** «vingts-huit», «quatre-vingts-trois»: a mark inside a number. */
function isNumberMark(core: string, written: string): boolean {
  const bare = (form: string): string => form.replace(/(?<=vingt|cent)s(?=-)/gu, '')
  return core !== written && /(?:vingt|cent)s?-/u.test(core) && bare(core) === bare(written)
}

/** Pronouns, numbers and colours with a mark of the plural that is no form of a paradigm: «eux-même», «quelques-un», «quatre-vingt». */
function isOtherNumber(
  { readings, core: own }: ExpectedWord,
  written: string,
  language: Language,
): boolean {
  const core = own.toLocaleLowerCase('fr')
  const single = core.replace(/s$/u, '')
  const isMark = core !== written && single === written.replace(/s$/u, '')
  const isAdjective = readings.length > 0 && readings.every(({ nature }) => nature === 'adjectif')
  // «gros» is no «gro» with a mark.
  const isColour = isAdjective && language.lexicon.has(single)
  const isInside = isNumberMark(core, written)
  return (
    isInside ||
    (isMark && (isColour || /-mêmes?$|^quelques-un|(?:^|-)vingts?$|^cents?$/u.test(core)))
  )
}

/** «devrillons» for «devrions»: the ending as it is heard. */
function isEndingInIll({ core, readings }: ExpectedWord, written: string): boolean {
  const heard = ['ill', 'iy'].map((letters) => core.replace(/i(?=(?:ons|ez)$)/u, letters))
  return finiteReadings(readings).length > 0 && written !== core && heard.includes(written)
}

/** Marks of number or gender that are of no form of the word; null where the copy has none. */
export function oddMarks(
  word: ExpectedWord,
  written: string,
  language: Language,
): readonly ErrorClass[] | null {
  if (isEndingInIll(word, written)) return ['accord_verbe']
  const isNumber = isCompoundNumber(word, written) || isVerbMark(word, written)
  if (isNumber || isOtherNumber(word, written, language)) return ['accord_nombre']
  const marks = participleMarks(word, written)
  return marks.length > 0 ? marks : null
}

/** «grand-parents» for «grands-parents»: a mark of the plural in one of the pieces. */
function isCompoundNumber({ readings, core }: ExpectedWord, written: string): boolean {
  const bare = (form: string): string => form.replace(/[sx](?=-|$)/gu, '')
  const isNoun = readings.some(({ nature }) => nature === 'nom')
  return isNoun && core.includes('-') && core !== written && bare(core) === bare(written)
}

/** «éclère» for «éclairs», «gatos» for «gâteaux»: said as its singular, without the mark of its plural; `written`: without a mark of another. */
export function lostNumber(pair: WrittenPair) {
  const { word, expected, written, language } = pair
  // «six» is no plural of «si».
  if (isNumber(word)) return null
  const [single, bare] = [expected.slice(0, -1), written.replace(/s$/u, '')]
  const isPlural = word.readings.some(({ nature, number }) => nature !== 'verbe' && number === 'p')
  const isLost = /s$/u.test(expected)
    ? bare === written && (!/[xz]$|ent$/u.test(written) || /[sz]es$/u.test(expected))
    : /x$/u.test(expected) && !/[xz]$/u.test(written)
  const alone = { word, expected: single, written: bare, language }
  const isSaid =
    soundsAlike(pronounce(single), pronounce(bare)) ||
    soundClass(alone) !== 'meconnaissable' ||
    isMisreadSingular(pair)
  const classes: readonly ErrorClass[] = ['accord_nombre']
  return isPlural && isLost && isSaid && language.lexicon.has(single)
    ? { form: single, classes, written: bare }
    : null
}

/** «pleine» of «pleines»; null where the word is no plural in s. */
export function singularOfPlural({ word, expected, language }: WrittenPair): string | null {
  const single = expected.replace(/s$/u, '')
  const isPlural = word.readings.some(({ nature, number }) => nature !== 'verbe' && number === 'p')
  return isPlural && single !== expected && language.lexicon.has(single) ? single : null
}

/** «longe» for «longues»: its singular, but for a rule of reading. */
export function isMisreadSingular(pair: WrittenPair): boolean {
  const single = singularOfPlural(pair)
  return single !== null && letterValue({ ...pair, expected: single }) !== null
}

/** «sur» is an adjective too («une pomme sure»), but in no school text. */
export function isFunctionWord(form: string): boolean {
  const isPronoun = /^(?:lui|moi|toi|soi)$/u.test(form)
  return isPronoun || ['préposition', 'conjonction'].includes(CLOSED_CLASS_WORDS.get(form) ?? '')
}

/** «vites», «ensembles», «quatres»: an adverb or a number takes no mark. */
export function isAdverbWithMark({ word, expected, written }: WrittenPair): boolean {
  if (isNumber(word) && written === `${expected}s`) return true
  return word.tag === 'R' && written === `${expected}s` && expected.length > 3
}

/** «résoude» for «résoudre», «envoié» for «envoyé»: letters of the stem are lost, and no other form is meant. */
export function isInfinitiveCut({ readings, core }: ExpectedWord, written: string): boolean {
  const isInfinitive = readings.some(({ verb }) => verb?.kind === 'infinitive')
  const isStem = written === core.replace(/y(?=é(?:e?s?)$|er$)/u, 'i')
  const isCut = isInfinitive && written === core.replace(/r(?=e$)/u, '')
  return written !== core && (isStem || isCut)
}
