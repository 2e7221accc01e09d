/** What the ear finds when the word is said slowly: the one syllable that the copy has otherwise, or another number of them. */
import type { LetterDifference } from '../../../domain/copy/review/spelling-explanation.ts'
import { pronounce, pronounceByRules, soundsAlike } from '../pronunciation.ts'
import { dictatedForm, type SpellingRule } from './spelling-rules.ts'
import { graphemesOf, letterDifference, syllablesOf } from './word-pieces.ts'

/** As the ear has it: e alone is é or weak, and «ou» before a vowel is as short as w. */
function heard(word: string): string {
  return pronounce(word)
    .replaceAll('E', '@')
    .replace(/u(?=[@aioy2AIO])/gu, 'w')
    .replace(/i(?=[@aouy2AIO])/gu, 'j')
}

/** Whether a child who says both hears no difference: «pingouin» and «pingoin». */
export function isHeardAlike(one: string, other: string): boolean {
  return heard(one) === heard(other) || soundsAlike(pronounce(one), pronounce(other))
}

/** Graphemes that the two have not in common, and where those of the word start. */
interface Exchange {
  readonly at: number
  readonly right: string
  readonly wrong: string
}

function exchangeOf(expected: string, written: string): Exchange {
  const [own, copied] = [graphemesOf(expected), graphemesOf(written)]
  let start = 0
  while (start < own.length && own[start] === copied[start]) start += 1
  const most = Math.min(own.length, copied.length) - start
  let back = 0
  while (back < most && own.at(-1 - back) === copied.at(-1 - back)) back += 1
  return {
    at: own.slice(0, start).join('').length,
    right: own.slice(start, own.length - back).join(''),
    wrong: copied.slice(start, copied.length - back).join(''),
  }
}

function differenceOf({ right, wrong }: Exchange): LetterDifference {
  const ordered = [...right].sort().join('') === [...wrong].sort().join('')
  const moved = ordered ? letterDifference(right, wrong) : null
  if (moved?.kind === 'swapped' && moved.expected === right) return moved
  if (ordered && right.length > 2) return { kind: 'order', expected: right, written: wrong }
  const kind = right === '' ? 'extra' : wrong === '' ? 'missing' : 'replaced'
  return { kind, expected: right, written: wrong }
}

/** The one syllable that the copy cuts otherwise; null where it cuts more or other ones. */
function changedPlace(all: readonly string[], written: string): number | null {
  const copied = syllablesOf(written)
  const [place, second] = all.flatMap((one, at) => (one === copied[at] ? [] : [at]))
  return copied.length === all.length && second === undefined ? (place ?? null) : null
}

/** The place among the syllables that holds all that differs; null where two of them share it. */
function placeOf(all: readonly string[], written: string, { at, right }: Exchange): number | null {
  const starts = all.map((_, place) => all.slice(0, place).join('').length)
  const place = starts.findLastIndex((from) => from <= at)
  const [from = 0, end = 0] = [starts[place], all.slice(0, place + 1).join('').length]
  // «porche» for «poche»: the copy tells on which side the letter stands.
  if (right === '' && (at === from || at === end) && all.length > 1)
    return changedPlace(all, written)
  return at + right.length <= end ? place : null
}

/** «éguille» for «aiguille»: what the copy has in another way sounds the same. */
export function isSoundKept(expected: string, written: string): boolean {
  const { right, wrong } = exchangeOf(expected, written)
  return right !== '' && wrong !== '' && isHeardAlike(right, wrong)
}

interface SyllableError {
  readonly syllable: string
  readonly difference: LetterDifference
}

/** Between which letters an extra one stands, where the syllable has that letter elsewhere. */
function differenceWithin(syllable: string, from: number, one: Exchange): LetterDifference {
  const difference = differenceOf(one)
  const isElsewhere = difference.kind === 'extra' && syllable.includes(one.wrong)
  const between = [syllable.charAt(from - 1), syllable.charAt(from)] as const
  return isElsewhere ? { ...difference, between } : difference
}

/** null where the letters do not tell what is heard, or where the ear finds nothing, or more than one syllable. */
function syllableError(expected: string, written: string): SyllableError | null {
  const [all, one] = [syllablesOf(expected), exchangeOf(expected, written)]
  // «os» is read as no rule tells, but who leaves its s out does not say it.
  const isLost = all.length === 1 && one.wrong === ''
  const isRegular = isLost || pronounce(expected) === pronounceByRules(expected)
  if (!isRegular || isHeardAlike(expected, written)) return null
  const place = all.join('') === expected ? placeOf(all, written, one) : null
  const syllable = place === null ? undefined : all[place]
  if (place === null || syllable === undefined) return null
  const from = one.at - all.slice(0, place).join('').length
  const copied = syllable.slice(0, from) + one.wrong + syllable.slice(from + one.right.length)
  const rebuilt = [...all.slice(0, place), copied, ...all.slice(place + 1)].join('')
  if (rebuilt !== written || (all.length > 1 && isHeardAlike(syllable, copied))) return null
  return { syllable, difference: differenceWithin(syllable, from, one) }
}

function nucleiOf(word: string): number {
  return pronounce(word).match(/[aEiouy2AIO]/gu)?.length ?? 0
}

/** «pli-er», «peu-pli-er»: said in one syllable or in two. */
const HIATUS = /(?:i|u|ou)[aeéèo]/u

/** The syllables of a copy that has more of them, or fewer, to the ear too; null where it has as many. */
function otherSyllables(expected: string, written: string): readonly string[] | null {
  const [own, copied] = [syllablesOf(expected), syllablesOf(written)]
  const more = copied.length - own.length
  const isCertain = !HIATUS.test(expected) && !HIATUS.test(written)
  const isCounted = more !== 0 && isCertain && nucleiOf(written) - nucleiOf(expected) === more
  return isCounted && !/[-' ]/u.test(expected + written) ? copied : null
}

/** What is heard when the word is said slowly; null where the ear does not tell. */
export const syllables: SpellingRule = ({ word, expected, written }) => {
  const own = dictatedForm(word)
  const isWhole = own.toLocaleLowerCase('fr') === expected
  const copied = isWhole ? otherSyllables(expected, written) : null
  // «appela», that «sapel» comes near to, has not the syllables of «appelle».
  const isOwn = own.toLocaleLowerCase('fr').startsWith(expected)
  const found = copied === null && isOwn ? syllableError(expected, written) : null
  if (copied === null && found === null) return null
  const all = syllablesOf(own)
  return {
    kind: 'syllables',
    expected: word.core,
    syllables: all.join('-'),
    syllable: all.length > 1 ? (found?.syllable ?? null) : null,
    difference: found?.difference ?? null,
    copied: copied?.join('-') ?? null,
    isHeard: true,
  }
}

/** «trous» and «tou» of «trousse» and «touse»; none where the copy has another number of syllables. */
function othersOf(expected: string, written: string) {
  const [own, copied] = [syllablesOf(expected), syllablesOf(written)]
  if (own.length < 2 || own.length !== copied.length) return []
  // No nasal is heard in the «an» of «an-nées».
  const isNasal = (syllable: string, at: number): boolean =>
    /[nm]$/u.test(syllable) && own[at + 1]?.startsWith(syllable.slice(-1)) === true
  if (own.some(isNasal)) return []
  const differing = own.flatMap((syllable, at) => {
    const read = copied[at] ?? ''
    return syllable === read ? [] : [{ own: syllable, copied: read }]
  })
  const heard = differing.filter((one) => !isHeardAlike(one.own, one.copied))
  // The s of «bêtise» is said z there, «se» by itself is not.
  if (differing.some((one) => isHeardAlike(one.own, one.copied) && one.own.startsWith('s')))
    return heard
  // «ex» and «es» are not read by themselves as they are in «explique».
  return heard.length > 0 || differing.length > 1 ? heard : differing
}

/** The word piece by piece, where nothing else is certain. */
export const pieces: SpellingRule = ({ word, expected, written }) => {
  const isHeard = !isHeardAlike(expected, written)
  const difference = isHeard ? null : letterDifference(expected, written)
  const all = syllablesOf(dictatedForm(word)).join('-')
  const shared = { kind: 'syllables', expected: word.core, syllables: all, syllable: null } as const
  const others = isHeard ? othersOf(expected, written) : []
  const told = others.length > 0 ? { others } : {}
  return { ...shared, ...told, difference, copied: null, isHeard: isHeard || difference === null }
}
