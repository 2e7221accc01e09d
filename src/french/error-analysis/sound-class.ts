/** The class of an error on the letters of a word, by ear: a silent end, another grapheme, another sound. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { editCost } from '../../domain/copy/text/word-distance.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import type { ExpectedWord } from './expected-word.ts'
import { isSameZ, pronounce, pronounceByRules, soundsAlike } from './pronunciation.ts'
import { isHeardLast } from './spelling/heard-ends.ts'
import { isLetterConfusion, liaison } from './spelling/spelling-rules.ts'
import { letterDifference } from './spelling/word-pieces.ts'

/** Share of the phonemes that may differ while the word is still recognised by ear. */
const MAX_PHONEME_DISTANCE = 1 / 3

/** Length of the ending that holds the irregular pronunciation of most words. */
const IRREGULAR_ENDING = 3
/** «ville», «mille», «tranquille»: the l is heard. */
const HEARD_ILL = /(?:v|m|qu)ill/u

/** An e only first: after a consonant it makes it sound («vase»). */
const SILENT_END = /^e?[sxtdpzgcl]*$/u

export function isPluralVerb(readings: readonly Analysis[]): boolean {
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

export interface WrittenPair {
  readonly word: ExpectedWord
  /** Both in lower case, without the elided word that they share. */
  readonly expected: string
  readonly written: string
  readonly language: Language
}

/** «dix billes»: before a consonant, nobody hears the x. */
function isMuteNumber({ word, expected }: WrittenPair): boolean {
  const next = word.sentence[word.place + 1]
  return (
    /^(?:six|dix)$/u.test(expected) &&
    /^[b-df-gj-np-tv-z]/iu.test(next?.text ?? '') &&
    next?.pause === false
  )
}

function expectedSounds(pair: WrittenPair): string {
  const { word, expected } = pair
  // «scooter», «football»: two o's before t or k are said «ou».
  const heard = expected.replace(/oo(?=[tk])/u, 'ou')
  const said = isMuteNumber(pair) ? expected.slice(0, -1) : heard
  return pronounce(said, isPluralVerb(word.readings))
}

/** Letters that a child may read in two ways: what the copy writes is right by ear if one of them is. */
const READ_OTHERWISE: readonly (readonly [letters: RegExp, reading: string])[] = [
  // «racompte», as «compte».
  [/mpt(?=[aeiouyéè])/gu, 'nt'],
  // «travaye», as «mayonnaise».
  [/ay(?=[aeiouéèê])/gu, 'aill'],
  // «lesson», as «dessous».
  [/(?<=^[^aeiouyéè]{1,2})ess(?=[aeiouyéè])/gu, 'eç'],
  // «pagnier» and «panier».
  [/gn(?=[ie])/gu, 'ni'],
  [/gni(?=[aeéèo])/gu, 'ni'],
  // «onion», as «oignon».
  [/(?<=[aeiou])ni(?=on)/gu, 'gn'],
  [/(?<=^[^aeiouyéèâêîôû]+)er$/gu, 'é'],
  // «guardien», as «gardien».
  [/gu(?=[aàâoô])/gu, 'g'],
  // «patiance», as «patience».
  [/ti(?=an[ct])/gu, 'ssi'],
  // «écler», as «hiver».
  [/(?<=[^aeiouyéè])er$/gu, 'ère'],
  // «wikende», as «agenda».
  [/en(?=de?s?$)/gu, 'èn'],
  // «coquiage», as «mariage».
  [/(?<=[^aeiou]|qu)i(?=[aeoéè])/gu, 'ill'],
  // «écuateur», «acueduc».
  [/cu(?=[aeio])/gu, 'qu'],
  // «admirasion», as «passion».
  [/(?<=[aeiouéè])sion(?=s?$)/gu, 'ssion'],
  // «longtant», as «longtemps».
  [/ngt/gu, 'nt'],
  // «eu», as «œufs».
  [/^eu$/gu, 'heu'],
  // «foutball».
  [/ball$/gu, 'bole'],
  // «siloette», as «moelle» is not.
  [/oe(?=[bcdfgmnpqrstvz])/gu, 'oue'],
]

function isReadLike(pair: WrittenPair): boolean {
  return READ_OTHERWISE.some(([letters, reading]) => {
    const read = pair.written.replace(letters, reading)
    return read !== pair.written && soundsAlike(expectedSounds(pair), pronounce(read))
  })
}

/** «jentil» keeps the end of «gentil», «villaje» the start of «village». */
function keepsIrregular(expected: string, written: string): boolean {
  return (
    expected.slice(-IRREGULAR_ENDING) === written.slice(-IRREGULAR_ENDING) ||
    (HEARD_ILL.test(expected) && HEARD_ILL.test(written))
  )
}

/** Read as a child may read it: no other word is meant by «paye» for «paille». */
export function sameSound(pair: WrittenPair): boolean {
  return saidAlike(pair) || isReadLike(pair)
}

/** «Medi» for «Mehdi»: an h by itself is never heard. */
function withoutH(form: string): string {
  return form.replace(/(?<![cps])h/gu, '')
}

/** «batox» for «bateaux»: the mark of the plural is as mute in the copy as in the word. */
function isMutePlural({ expected, written }: WrittenPair): boolean {
  const [own, copied] = [expected, written].map((form) => form.replace(/x$/u, ''))
  if (!own || !copied || own === expected || copied === written) return false
  return pronounce(own) === pronounce(expected) && soundsAlike(pronounce(own), pronounce(copied))
}

/** Said alike by the rules of reading. */
export function saidAlike(pair: WrittenPair): boolean {
  const { expected, written } = pair
  if (withoutH(expected) === withoutH(written) || isSameZ(expected, written)) return true
  if (soundsAlike(expectedSounds(pair), soundsOf(written, pair.language))) return true
  if (isMutePlural(pair)) return true
  // An irregular pronunciation survives where its own letters do («jentil», «hiers»).
  // «tes» is not said as «te», nor «poulet» as «poule», nor «jouet» as «joue».
  const isClitic = /^[cdjlmnst]e$/u.test(expected)
  const isOther = /e$/u.test(expected) && pair.language.lexicon.has(written)
  if (
    !isClitic &&
    !(isOther && written === `${expected}t`) &&
    expected === written.replace(/[sxtd]$/u, '')
  )
    return true
  return (
    keepsIrregular(expected, written) &&
    soundsAlike(pronounceByRules(expected), pronounceByRules(written))
  )
}

/** «savent» for «savant», «pendent» for «pendant»: read as what it stands for, though the copy happens to be a verb. */
function isReadAsNoun({ word, expected, written }: WrittenPair): boolean {
  const isVerb = word.readings.some(({ verb }) => verb && verb.kind !== 'present-participle')
  return !isVerb && soundsAlike(pronounce(expected), pronounce(written))
}

/** A silent last letter dropped or replaced («toujour», «petid»). */
function isSilentEnd({ expected, written }: WrittenPair): boolean {
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
  // «cueuilli»: the u too many changes no sound.
  return word.replace(/([bcdfglmnprt])\1/gu, '$1').replace(/(?<=[cg]ue)u(?=il)/gu, '')
}

/** «eu» for «eux»: only its silent last letter is missing. */
function isBareEnd(pair: WrittenPair): boolean {
  const { expected, written } = pair
  return (
    expected.slice(0, -1) === written &&
    /[aeiouyé][xs]$/u.test(expected) &&
    /[aEiouy2IAO]$/u.test(expectedSounds(pair))
  )
}

/** «longtemp», «cor» for «corps»: what is lost is no sound of the word. */
function isSilentLost(pair: WrittenPair): boolean {
  const { expected, written } = pair
  const lost = expected.startsWith(written) ? expected.slice(written.length) : ''
  return /^[sxtdpzgc]+$/u.test(lost) && /[aEiouy2IAORlmn]$/u.test(expectedSounds(pair))
}

/** «cinc» for «cinq»: the same k, written otherwise. */
function isSameButHard({ expected, written }: WrittenPair): boolean {
  const hard = (word: string): string => word.replace(/(?:que?|q|c|k)$/u, 'k')
  return hard(expected) === hard(written)
}

/** Share of the letters that may differ while the word is still recognised by eye: «bagete» for «baguette». */
const MAX_LETTER_DISTANCE = 0.3

/** Longest word of which two letters that differ are too many. */
const SHORT = 3

/** One letter of a short word («sru» for «sur»), two of a longer one («carbe» for «crabe»). */
function isNearInLetters(expected: string, written: string): boolean {
  const found = letterDifference(expected, written)
  // «o» for «os»: the one letter of the copy is that of the word.
  const isStart = expected.length === 2 && expected.startsWith(written)
  if (found === null || expected.length < 2 || (written.length < 2 && !isStart)) return false
  const most = Math.max(found.expected.length, found.written.length)
  return expected.length > SHORT || most === 1 || found.kind === 'swapped'
}

/** Letters left out, added or exchanged in a word that is still known: «bagete» for «baguette», «beul» for «bleu». */
function isNear({ expected, written }: WrittenPair): boolean {
  const letters = (form: string): string => [...form].sort().join('')
  const isClose = editCost(expected, written) / expected.length <= MAX_LETTER_DISTANCE
  return isClose || letters(expected) === letters(written) || isNearInLetters(expected, written)
}

/** «deux» for «de»: two words that a child knows. */
function isKnownWord({ expected, written, language: { wordSenses } }: WrittenPair): boolean {
  return wordSenses.has(expected) && wordSenses.has(written)
}

/** An e lost at the end, or put there behind a consonant that is heard without it: «miele». */
function isSilentE({ expected, written }: WrittenPair): boolean {
  if (`${written}e` === expected) return true
  return written === `${expected}e` && /[flcrmn]$/u.test(expected) && isHeardLast(expected)
}

export function soundClass(pair: WrittenPair): ErrorClass {
  if (isSilentE(pair) || isBareEnd(pair) || isSilentLost(pair)) return 'muette'
  if (liaison(pair) !== null) return 'son'
  if (isSameButHard(pair) || undouble(pair.written) === undouble(pair.expected)) return 'graphie'
  if (sameSound(pair) || isReadAsNoun(pair)) return isSilentEnd(pair) ? 'muette' : 'graphie'
  const [one, other] = [expectedSounds(pair), soundsOf(pair.written, pair.language)]
  if (isLetterConfusion(pair.expected, pair.written) || isNear(pair) || isKnownWord(pair))
    return 'son'
  const distance = editCost(one, other) / Math.max(one.length, other.length, 1)
  return distance <= MAX_PHONEME_DISTANCE ? 'son' : 'meconnaissable'
}
