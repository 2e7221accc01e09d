/** What the words around a place of a parsed sentence tell: another reading than the tagger's, and nouns that are joined. */
import type { AgreementControl } from '../../domain/copy/review/error-explanation.ts'
import type { TextWord } from '../../domain/copy/text/text-words.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { isFiniteTag } from '../parsing/clause-subject.ts'
import { auxiliaryBefore, type ParsedSentence } from '../parsing/parse-text.ts'
import {
  commonGender,
  joinedGroups,
  spanText,
  stretchEnding,
  type VerbSubject,
} from '../parsing/subject-group.ts'

export interface Place {
  readonly parsed: ParsedSentence
  readonly at: number
}

/** A word of a dictation before its sentence is parsed. */
export interface DictationToken extends TextWord {
  /** The elided word it starts with («l'», «qu'»), or ''. */
  readonly elided: string
  /** The word without it; capitals of proper nouns stay. */
  readonly core: string
  /** First of its sentence. */
  readonly first: boolean
  /** Punctuation stands before it. */
  readonly pause: boolean
}

const PRONOUN_SUBJECTS: ReadonlyMap<string, readonly [person: 1 | 2 | 3, number: 's' | 'p']> =
  new Map([
    ['je', [1, 's']],
    ["j'", [1, 's']],
    ['tu', [2, 's']],
    ['nous', [1, 'p']],
    ['vous', [2, 'p']],
  ])

/** «je n'avais»: the pronoun tells the person even where the tagger took another. */
export function pronounBefore({ parsed, at }: Place): VerbSubject | null {
  const { words } = parsed
  if (!/^[VHE]\d/u.test(words[at]?.tag ?? '')) return null
  let before = at - 1
  while (/^(?:RN|O)$/u.test(words[before]?.tag ?? '')) before -= 1
  const pronoun = words[before]
  const known = pronoun?.tag.startsWith('S') ? PRONOUN_SUBJECTS.get(pronoun.lower) : undefined
  if (pronoun === undefined || known === undefined) return null
  const [person, number] = known
  const text = pronoun.lower === "j'" ? 'je' : pronoun.lower
  return { text, core: text, person, number, gender: null, relation: 'pronoun' }
}

/** «tu» of «tu étais monté et avais aperçu une île»: the subject of the verb before, where the form may be of its person. */
export function sharedSubject({ parsed: { subjects, words }, at }: Place): VerbSubject | null {
  let before = at - 1
  while (/^(?:RN|O)$/u.test(words[before]?.tag ?? '')) before -= 1
  const isJoined = /^(?:et|ou|mais|puis)$/u.test(words[before]?.lower ?? '')
  const subject = [...subjects].findLast(([verb]) => verb < before)?.[1]
  if (!isJoined || subject === undefined || !/^[VHE]\d/u.test(words[at]?.tag ?? '')) return null
  const isOfPerson = words[at]?.analyses.some(
    ({ verb }) =>
      verb?.kind === 'finite' &&
      verb.tense !== 'impératif' &&
      verb.person === subject.person &&
      verb.number === subject.number,
  )
  // «avais» is of «je» and of «tu» alike, whichever the tagger took.
  const isEither =
    subject.person === 2 && subject.number === 's' && /[1]s$/u.test(words[at]?.tag ?? '')
  return isOfPerson || (isEither && /s$/u.test(words[at]?.lower ?? ''))
    ? { ...subject, relation: 'shared' }
    : null
}

/** «asseyez-vous», «puis lève-toi»: an order, which has no subject. */
export function isOrdered({ parsed: { words }, at }: Place): boolean {
  const [own, behind] = [words[at], words[at + 1]]
  const isOpening = at === 0 || /^(?:alors|et|mais|puis)$/u.test(words[at - 1]?.lower ?? '')
  const isOrder = own?.analyses.some(
    ({ verb }) => verb?.kind === 'finite' && /^(?:impératif|présent)$/u.test(verb.tense),
  )
  const isAsked = words.at(-1)?.after.includes('?') === true
  return (
    isOpening &&
    isOrder === true &&
    !isAsked &&
    /^(?:nous|toi|vous)$/u.test(behind?.lower ?? '') &&
    behind?.joined === true
  )
}

/** «lus» of «as-tu lus»: behind an auxiliary whose pronoun is tied to it, no other verb is conjugated. */
export function isBehindInversion({ parsed, at }: Place): boolean {
  return parsed.words[at - 1]?.joined === true && auxiliaryBefore(parsed, at) !== null
}

/** «est» of «la lettre qu'il a écrite est partie», which the tagger took for the east. */
export function misreadEtre({ words }: ParsedSentence, at: number) {
  const [own, before, farther] = [words[at], words[at - 1], words[at - 2]]
  const isEast = /^(?:D|P)/u.test(farther?.tag ?? '')
  const isVerb = isFiniteTag(before?.tag) || before?.lower !== 'est' || isEast
  return isVerb || !/^(?:N|A|VK)/u.test(own?.tag ?? '')
    ? null
    : ({ verb: 'être', at: at - 1, reflexive: false, subject: null } as const)
}

/** «j'ai bu du lait et mangé une tartine»: the auxiliary of the participle before is said once for both. */
export function sharedAuxiliary({ words }: ParsedSentence, at: number) {
  const before = words[at - 1]?.lower ?? ''
  const isLed = /^(?:ayant|étant)$/u.test(before)
  if (isLed)
    return { verb: before === 'ayant' ? 'avoir' : 'être', at: at - 1, reflexive: false } as const
  if (words[at]?.tag !== 'VK') return null
  const from = words.findLastIndex(({ tag }, index) => index < at && isFiniteTag(tag))
  const between = words.slice(from + 1, at)
  const isJoined = /^(?:et|ou|puis|mais)$/u.test(between.at(-1)?.lower ?? '')
  const isCompound = between.some(({ tag }) => tag === 'VK')
  const tag = words[from]?.tag ?? ''
  if (!isJoined || !isCompound || !/^[HE]/u.test(tag)) return null
  const verb: 'avoir' | 'être' = tag.startsWith('H') ? 'avoir' : 'être'
  return { verb, at: from, reflexive: false }
}

/** As the parser has it; «lui» of «elle se retourna et lui sourit» is no subject, but stands before the verb of the one told before. */
export function ownSubject({ parsed: { subjects, words }, at }: Place): VerbSubject | undefined {
  const own = subjects.get(at)
  // «si» of «si Ali recevait» leads the clause.
  const led = /^si (?=\p{L})/iu
  const found = own && { ...own, text: own.text.replace(led, ''), core: own.core.replace(led, '') }
  const isClitic =
    /^(?:lui|leur|y|en)$/u.test(found?.text ?? '') && words[at - 1]?.lower === found?.text
  const isJoined = /^(?:et|ou|mais|puis|,)$/u.test(words[at - 2]?.lower ?? '')
  if (!isClitic || !isJoined) return found
  const before = [...subjects].findLast(([verb]) => verb < at)?.[1]
  return before && { ...before, relation: 'shared' }
}

const QUANTITY = /^(?:davantage|beaucoup|énormément|peu|trop|tant|plus|moins|assez)$/u
const FAR_RELATIVE = /^(?:aux|les|des|du|au|le|la)?quel(?:le)?s?$|^dont$/u

/** «les pique-niques auxquels nous participions», «davantage de touristes»: what the sentence opens with, where no nearer noun is the subject. */
export function openingSubject({ parsed, at }: Place): VerbSubject | undefined {
  const { words, groups, subjects } = parsed
  const [person, number] = [words[at]?.tag.slice(-2, -1), words[at]?.tag.slice(-1)]
  if (!isFiniteTag(words[at]?.tag) || person !== '3' || subjects.has(at)) return undefined
  const isCounted = QUANTITY.test(words[0]?.lower ?? '') && /^d[e']$/u.test(words[1]?.lower ?? '')
  const group = groups.find(({ start }) => start === (isCounted ? 2 : 0))
  if (group === undefined || group.number !== number || group.head >= at) return undefined
  const verbs = words.slice(group.head, at).filter(({ tag }) => isFiniteTag(tag)).length
  const relatives = words
    .slice(group.head, at)
    .filter(({ lower }) => FAR_RELATIVE.test(lower)).length
  // «une foule de curieux»: a complement stands between.
  const isLed = /^d[e']$/u.test(words[group.end + 1]?.lower ?? '')
  if (verbs !== relatives || (verbs === 0 && !isCounted && !isLed)) return undefined
  const text = spanText(words, 0, group.head)
  const { gender } = group
  return { text, core: text, person: 3, number: group.number, gender, relation: 'near' }
}

/** «murs» of «les murs repeints»: the last noun that schools teach, else the last word. */
export function headNoun(core: string, { nouns, lexicon }: Language): string {
  const words = core.split(/[\s']/u)
  const isNoun = (form: string): boolean =>
    nouns.has(form) || lexicon.analyse(form).some(({ lemma }) => nouns.has(lemma))
  return words.findLast(isNoun) ?? words.at(-1) ?? ''
}

/** Every analysis out of context; those of a proper noun where the capital shows one. */
export function analyseAlone(
  { core, first, elided }: DictationToken,
  { lexicon }: Language,
): readonly Analysis[] {
  const lower = core.toLocaleLowerCase('fr')
  const asWritten = lexicon.analyse(core)
  const isProper = core !== lower && !(first && elided === '') && asWritten.length > 0
  const lowered = isProper ? [] : lexicon.analyse(lower)
  return lowered.length > 0 ? lowered : asWritten
}

/** «semaine», «été»: a noun of time. */
export function isTime(readings: readonly Analysis[], { nouns }: Language): boolean {
  const entries = readings.flatMap(({ lemma }) => nouns.get(lemma) ?? [])
  return entries.some(({ nounClass }) => /^temps\b/u.test(nounClass))
}

const ONLY_DETERMINERS = /^(?:un|une|au|du|ce|cet|cette|mon|ma|ton|ta|son|sa|notre|votre|chaque)$/iu

/** «une» of «une couche», and of «une épaisse couche». */
function determinerBefore(
  tokens: readonly DictationToken[],
  index: number,
  language: Language,
): DictationToken | undefined {
  const [before, farther] = [tokens[index - 1], tokens[index - 2]]
  if (before !== undefined && ONLY_DETERMINERS.test(before.core)) return before
  if (before === undefined) return undefined
  const all = analyseAlone(before, language)
  const isEpithet = all.length > 0 && all.every(({ nature }) => nature === 'adjectif')
  const isLed = farther !== undefined && ONLY_DETERMINERS.test(farther.core)
  return isEpithet && isLed && !before.pause ? farther : undefined
}

/** «au fond»: no verb stands behind a determiner; null where nothing is left out. */
export function afterDeterminer(
  tokens: readonly DictationToken[],
  index: number,
  language: Language,
): { readonly determiner: string; readonly readings: readonly Analysis[] } | null {
  const [token, before] = [tokens[index], determinerBefore(tokens, index, language)]
  if (token === undefined || before === undefined || token.pause) return null
  const all = analyseAlone(token, language)
  const nominal = all.filter(({ verb }) => verb === undefined)
  const isNoun = nominal.some(({ nature }) => nature === 'nom')
  const isVerb = all.some(({ verb }) => verb?.kind === 'finite')
  return isNoun && isVerb
    ? { determiner: before.core.toLocaleLowerCase('fr'), readings: nominal }
    : null
}

/** «une robe et un gilet» of «une robe et un gilet assortis»: the nouns that «et» joins, the last ending at a place; null where it stands alone there, as in «il dort et les chats, trempés, rentrent». */
export function joinedNouns(sentence: ParsedSentence, end: number): AgreementControl | null {
  const { words, subjects } = sentence
  const stretch = stretchEnding(sentence, end)
  if (stretch === null) return null
  const alone = spanText(words, stretch.from, end)
  const { start, genders } = joinedGroups(sentence, stretch)
  const isSubject = [...subjects.values()].some(({ text }) => text === alone)
  if (genders.length === 1 || isSubject) return null
  const controller = spanText(words, start, end)
  const control = { controller, number: 'p', relation: 'beside' } as const
  const isMixed = genders.includes('m') && genders.includes('f')
  return { ...control, gender: commonGender(genders), ...(isMixed && { isMixed }) }
}
