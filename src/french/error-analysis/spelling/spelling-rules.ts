/** Rules of spelling by the place of a letter, its neighbours and its sound: what each says of an error, if it holds. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { pronounce } from '../pronunciation.ts'
import { differingPart, graphemesOf, letterExchange, syllablesOf } from './word-pieces.ts'

export interface SpellingCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
  /** `written` is the copy with one of its errors only, which nobody wrote. */
  readonly isPart?: boolean
}

export type SpellingRule = (one: SpellingCase) => ErrorExplanation | null

const INVARIABLE = ['adverbe', 'préposition', 'conjonction', 'interjection']
export function isInvariable({ readings, tag }: ExpectedWord): boolean {
  const natures = readings.map(({ nature }) => nature)
  return (
    /^(?:R|P|CS|CC|RN)$/u.test(tag) ||
    (natures.length > 0 && natures.every((one) => INVARIABLE.includes(one)))
  )
}

/** As it was dictated, without its «l'»: an error beside may have put another form in its place. */
export function dictatedForm({ text, elided }: ExpectedWord): string {
  return text.slice(elided.length)
}

export const mBeforeMbp: SpellingRule = ({ word: { core }, expected, written }) => {
  const isRule = expected.replace(/m(?=[mbp])/gu, 'n') === written.replace(/m(?=[mbp])/gu, 'n')
  return isRule && /m[mbp]/u.test(expected)
    ? {
        kind: 'm-before-mbp',
        expected: core,
        like: ['tomber', 'jambe', 'lampe', 'chambre'].filter((one) => one !== core).slice(0, 2),
      }
    : null
}

/** «un réveil» and «une abeille»: -il for a masculine noun, -ille for a feminine one. */
export const ilEnding: SpellingRule = ({ word, expected, written }) => {
  const noun = word.readings.find(({ nature }) => nature === 'nom')
  const isLong = /(?:[ae]|eu)ille$/u.test(expected)
  const isPair = isLong ? `${written}le` === expected : `${expected}le` === written
  const isEnding = isLong || /(?:[ae]|eu)il$/u.test(expected)
  const gender = isLong ? 'f' : 'm'
  return isEnding && isPair && noun?.gender === gender
    ? {
        kind: 'il-ending',
        expected: word.core,
        gender,
        ending: /[aeu]+il(?:le)?$/u.exec(expected)?.[0] ?? '',
      }
    : null
}

/** «dernier», of «dernière»: not «dernié». */
export const feminineEr: SpellingRule = ({ word, expected, written, language }) => {
  if (!/ers?$/u.test(expected) || !/és?$/u.test(written)) return null
  const feminine = expected.replace(/ers?$/u, 'ère')
  const single = expected.replace(/s$/u, '')
  const isPerson = language.nouns
    .get(single)
    ?.some(({ nounClass }) => nounClass.startsWith('personne'))
  const isAdjective = word.readings.some(({ nature }) => nature === 'adjectif')
  return (isPerson || isAdjective) && language.lexicon.has(feminine)
    ? { kind: 'feminine-er', expected: word.core, feminine }
    : null
}

/** «-emment» of «prudent», «-amment» of «élégant», «-ment» of the feminine. */
export const adverbEnding: SpellingRule = ({ word, expected, written, language }) => {
  if (!/ment$/u.test(expected) || !(word.tag === 'R' || isInvariable(word))) return null
  const stem = expected.replace(/(?:emment|amment)$/u, '')
  const ofDouble =
    stem === expected ? [] : [`${stem}${expected.endsWith('emment') ? 'ent' : 'ant'}`]
  const ofFeminine = expected.slice(0, -4)
  const adjective = [...ofDouble, ofFeminine, `${ofFeminine}e`].find((form) =>
    language.lexicon
      .analyse(form)
      .some(({ nature, verb }) => nature === 'adjectif' || verb?.kind === 'participle'),
  )
  const ending = /(?:emment|amment)$/u.exec(expected)?.[0] ?? 'ment'
  const stemLength = expected.length - ending.length - 1
  const concerned = written.slice(0, stemLength) === expected.slice(0, stemLength)
  // «bruillamment» ends as it should.
  const isEnded = ending !== 'ment' && written.endsWith(ending)
  return adjective === undefined || !concerned || isEnded || adjective === expected
    ? null
    : { kind: 'adverb-ending', expected: word.core, adjective, ending }
}

/** The end of the word before, and what it is heard as before a vowel. */
const LINKED: readonly (readonly [end: RegExp, sounds: string])[] = [
  [/^(?:une?|aucune?|[mts]on|on|en|bien|rien|bon|ancien|certain)$/u, 'n'],
  [/[sxz]$/u, 'z'],
  [/^(?!et$).*[td]$/u, 't'],
  [/r$/u, 'r'],
  [/p$/u, 'p'],
  [/(?:il|elle|el|al|ol)$/u, 'l'],
]

/** «un petit nours»: the word that gave the sound does not stand there. */
function usualLink(letter: string, { readings }: ExpectedWord): string | null {
  const noun = readings.find(({ nature }) => nature === 'nom')
  if (letter === 'z') return noun?.number === 'p' ? 'les' : null
  if (letter !== 'n' || noun?.number === 'p') return null
  return noun === undefined ? null : noun.gender === 'f' ? 'une' : 'un'
}

/** «un navion», «les zamis», «petit tarbre»: the sound of the word before. */
export const liaison: SpellingRule = ({ word, expected, written, language }) => {
  const before = word.sentence[word.place - 1]
  const letter = written.charAt(0)
  const rest = written.slice(1)
  const isVowel = /^[aeiouyhàâéèêëîïôœ]/u.test(expected)
  const isAdded = isVowel && (rest === expected || rest === expected.replace(/^h/u, ''))
  if (!isAdded || !before || word.pause || letter === expected.charAt(0)) return null
  // «le chat attend»: no liaison is made behind a singular noun, whose last r or l is heard anyway.
  const isApart = /^N.*s$/u.test(before.tag) && !/[rl]/u.test(letter)
  const link = isApart
    ? undefined
    : LINKED.find(([end, sound]) => sound === letter && end.test(before.core))
  const from = link ? before.core.toLocaleLowerCase('fr') : usualLink(letter, word)
  if (from === null) return null
  const last = /[a-z](?=e?$)/iu.exec(from)?.[0] ?? ''
  const isRefused = expected.startsWith('h') && language.aspirated(expected)
  const [start = ''] = graphemesOf(expected.replace(/^h/u, ''))
  return {
    kind: 'liaison',
    expected: word.core,
    letter,
    last,
    before: from,
    isRefused,
    isElsewhere: !link,
    start,
  }
}

const PREVOCALIC: Readonly<Record<string, string>> = {
  bel: 'beau',
  nouvel: 'nouveau',
  vieil: 'vieux',
  fol: 'fou',
  mol: 'mou',
  cet: 'ce',
}

/** «un beau arbre». */
export function isPrevocalicPair(expected: string, written: string): boolean {
  return PREVOCALIC[expected] === written
}

export const beforeVowel: SpellingRule = ({ word, expected, written }) => {
  const next = word.sentence[word.place + 1]
  return next && isPrevocalicPair(expected, written)
    ? { kind: 'before-vowel', expected, plain: written, next: next.text }
    : null
}

const LOOK_ALIKE = ['bd', 'bp', 'pq', 'dq', 'mn', 'nu', 'bq']
const SOUND_ALIKE = ['td', 'fv', 'kg', 'cg', 'pb', 'sz', 'jc', 'gj', 'lr', 'iu', 'oa']

/** «lian» for «lion»: the o is no sound of its own there. */
function isAlone(expected: string, written: string, found: { readonly expected: string }): boolean {
  const isVowel = /[aeiouy]/u.test(found.expected)
  return (
    !isVowel || differingPart(expected, written)?.letters.length === 1 || found.expected === 'u'
  )
}

/** Letters that look or sound alike, one taken for the other. */
function confusedLetters(expected: string, written: string) {
  const found = letterExchange(expected, written)
  if (found === null || !isAlone(expected, written, found)) return null
  const pair = [found.expected + found.written, found.written + found.expected]
  const isShape = LOOK_ALIKE.some((one) => pair.includes(one))
  // The s of «fraise» is said z.
  const isSaid = !/[sz]/u.test(found.expected) || pronounce(expected).includes(found.expected)
  const isSound = isSaid && SOUND_ALIKE.some((one) => pair.includes(one))
  const sort: 'shape' | 'sound' = isShape ? 'shape' : 'sound'
  return isShape || isSound ? { right: found.expected, wrong: found.written, sort } : null
}

/** Pairs that differ by the shape of a letter, or by the voice. */
const TAUGHT = [...LOOK_ALIKE, 'td', 'fv', 'kg', 'pb']

export const taughtConfusion: SpellingRule = (one) => {
  const found = confusedLetters(one.expected, one.written)
  const pair = found === null ? [] : [found.right + found.wrong, found.wrong + found.right]
  return TAUGHT.some((two) => pair.includes(two)) ? confusion(one) : null
}

export function isLetterConfusion(expected: string, written: string): boolean {
  return confusedLetters(expected, written) !== null
}

export const confusion: SpellingRule = ({ word, expected, written }) => {
  const found = confusedLetters(expected, written)
  // «automme»: no letter is taken for the other, the m that nobody hears is all that is left.
  if (/mn/u.test(expected) && expected.replace('mn', 'mm') === written) return null
  const syllables = syllablesOf(expected).join('-')
  return found && { kind: 'confusion', expected: word.core, ...found, syllables }
}
