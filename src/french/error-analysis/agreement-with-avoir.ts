/** Reasons for a participle behind avoir, or behind «se»: what it agrees with stands before it, or nothing does. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import { isFiniteTag } from '../parsing/clause-subject.ts'
import type { NounChunk } from '../parsing/noun-chunk.ts'
import { spanText } from '../parsing/subject-group.ts'
import type { TaggedWord } from '../parsing/tag-sentence.ts'
import { type AgreementCase, agrees, plainForm, subjectControl } from './agreement-control.ts'
import type { ExpectedWord } from './expected-word.ts'
import { isTime } from './parsed-place.ts'
import { isDuration, isOfBody } from './verbs/verb-place.ts'

const CLITIC_OBJECTS = /^(?:le|la|l'|les|me|m'|te|t'|nous|vous)$/u
const PERSONS = /^(?:me|m'|te|t'|nous|vous)$/u

function isPunctuatedBefore(words: readonly TaggedWord[], at: number): boolean {
  return words[at]?.first === true || /[.,;:]/u.test(words[at - 1]?.after ?? '')
}

/** «des chansons» of «des chansons que ma grand-mère m'a apprises», if the participle agrees with it. */
function antecedentGroup({ parsed, auxiliary, readings }: ExpectedWord): NounChunk | null {
  if (!parsed || auxiliary === null) return null
  const que = parsed.words.findLastIndex(
    ({ lower }, at) => at < auxiliary.at && /^(?:que|qu')$/u.test(lower),
  )
  const group = parsed.groups.find(({ end }) => end === que - 1)
  const fits = readings.some(
    ({ gender, number }) =>
      (number === null || number === group?.number) &&
      (gender === null || group?.gender == null || gender === group.gender),
  )
  return group && fits ? group : null
}

/** What «que» may follow without standing for the noun between: «si fatiguée», «prévenir sa mère». */
const LEADS_CLAUSE = /^(?:si|tel(?:le)?s?|tellement|tant)$/u
const ANNOUNCING = /^(?:assurer|avertir|convaincre|informer|persuader|prévenir)$/u

/** «les bottes» of «les bottes qu'elle s'est achetées»: the object of a reflexive verb, whatever its subject; null where «que» may open a clause of its own. */
function reflexiveObject(word: ExpectedWord, language: Language): string | null {
  const { parsed, auxiliary } = word
  const group = auxiliary?.reflexive === true ? antecedentGroup(word) : null
  if (!parsed || group === null) return null
  const { words } = parsed
  // «la fille que tu vois s'est perdue»: another verb takes her.
  const isOfOther = words.slice(group.end + 1, auxiliary?.at).some(({ tag }) => isFiniteTag(tag))
  const isLed =
    words[group.start - 1]?.tag === 'P' || /^(?:au|aux|du)$/u.test(group.determiner ?? '')
  const isClause = words
    .slice(0, group.end + 1)
    .some(
      ({ lower, analyses }) =>
        LEADS_CLAUSE.test(lower) || analyses.some(({ lemma }) => ANNOUNCING.test(lemma)),
    )
  return isOfOther || isLed || isClause || isTime(words[group.head]?.analyses ?? [], language)
    ? null
    : spanText(words, group.start, group.end)
}

/** «Quelle aventure nous avons vécue !», «combien de bêtises as-tu commises ?». */
function exclaimedBefore(word: ExpectedWord): string | null {
  const { parsed, auxiliary } = word
  const isCounted = (start: number): boolean =>
    /^combien d[e']/u.test(spanText(parsed?.words ?? [], start - 2, start - 1))
  const group = parsed?.groups.find(
    ({ start }) => /^quel/u.test(parsed.words[start]?.lower ?? '') || isCounted(start),
  )
  if (!parsed || !group || auxiliary === null || group.end >= auxiliary.at) return null
  const start = isCounted(group.start) ? group.start - 2 : group.start
  return agrees(word, group) ? spanText(parsed.words, start, group.end) : null
}

/** «les chansons que nous avons entendu chanter»: they are what is sung. */
function isOfInfinitive({ readings }: ExpectedWord, { number, gender }: NounChunk): boolean {
  const isPlain = readings.some((one) => one.gender === 'm' && one.number === 's')
  return isPlain && (number === 'p' || gender === 'f')
}

/** What the participle with avoir may agree with: a clitic before it, or what «que» stands for. */
export function objectBefore(word: ExpectedWord): string | null {
  const { parsed, auxiliary } = word
  if (!parsed || auxiliary === null) return null
  const { words, groups } = parsed
  const antecedent = antecedentGroup(word)
  if (antecedent !== null) return spanText(words, antecedent.start, antecedent.end)
  const start = words.findLastIndex((_, at) => at <= auxiliary.at && isPunctuatedBefore(words, at))
  const at = words.findLastIndex(
    ({ lower, tag }, index) =>
      index >= start &&
      index < auxiliary.at &&
      ((tag === 'O' && CLITIC_OBJECTS.test(lower)) || /^(?:que|qu')$/u.test(lower)),
  )
  const found = words[at]
  const exclaimed = exclaimedBefore(word)
  if (exclaimed !== null && (found === undefined || PERSONS.test(found.lower))) return exclaimed
  if (found === undefined || found.tag === 'O') return found?.lower ?? null
  const group = groups.find(({ end }) => end === at - 1)
  return group && !isOfInfinitive(word, group) ? spanText(words, group.start, group.end) : null
}

/** «elle s'est acheté». */
function reflexiveClause({ parsed, auxiliary, at }: ExpectedWord, plain: string): string {
  const verb = spanText(parsed?.words ?? [], (auxiliary?.at ?? at) - 1, at - 1)
  const who = auxiliary?.subject?.core
  return who === undefined || who === 'qui' ? `${verb} ${plain}` : `${who} ${verb} ${plain}`
}

/** «j'ai acheté». */
function avoirClause({ parsed, auxiliary }: ExpectedWord, plain: string): string {
  const verb = parsed?.words[auxiliary?.at ?? -1]?.lower
  if (verb === undefined || auxiliary?.verb === 'être') return plain
  const core = auxiliary?.subject?.core ?? ''
  // «moi qui ai choisi»: one says «j'ai choisi».
  const subject = { moi: 'je', toi: 'tu' }[core] ?? auxiliary?.subject?.core
  const clitic = parsed?.words[(auxiliary?.at ?? 0) - 1]?.lower ?? ''
  if (subject === undefined && /^(?:nous|vous)$/u.test(clitic)) return `${clitic} ${verb} ${plain}`
  if (subject === undefined || subject === 'qui') return `${verb} ${plain}`
  return `${subject === 'je' ? "j'" : `${subject} `}${verb} ${plain}`
}

/** The clause of which «quoi» is asked. */
function askedOf(word: ExpectedWord, plain: string): string {
  return word.auxiliary?.reflexive ? reflexiveClause(word, plain) : avoirClause(word, plain)
}

/** «il s'est perdu» agrees with «il»; «ils se sont parlé» with nobody, nor does «souri», which has no feminine. */
function isOfSubject(word: ExpectedWord, isPlain: boolean, language: Language): boolean {
  const { auxiliary } = word
  if (reflexiveObject(word, language) !== null) return false
  if (!isPlain) return true
  const lemma = word.readings.find(({ verb }) => verb?.kind === 'participle')?.lemma
  const isInvariable =
    lemma !== undefined && language.lexicon.forms(lemma, 'V', (code) => code === 'Qfs').length === 0
  if (auxiliary?.reflexive === true && isInvariable) return false
  // «plus d'un élève s'est trompé»: whose «se» it is was not found.
  if (auxiliary?.reflexive !== true || auxiliary.subject === null) return true
  const subject = subjectControl(auxiliary.subject)
  return subject !== null && agrees(word, subject)
}

/** «il a fallu», «maman les a fait rire», «des pommes, j'en ai mangé»: no agreement, whatever stands before. */
function isNeverAgreed({ parsed, auxiliary, at }: ExpectedWord, expected: string): boolean {
  const [before, next] = [parsed?.words[(auxiliary?.at ?? at) - 1], parsed?.words[at + 1]]
  const isFait = expected === 'fait' && next?.tag === 'VI'
  return expected === 'fallu' || isFait || (before?.tag === 'O' && before.lower === 'en')
}

/** «nous eûmes froid»: no participle, though it stands behind avoir. */
function isUnchanged({ word, expected, language }: AgreementCase): boolean {
  if (isNeverAgreed(word, expected)) return true
  const readings = language.lexicon.analyse(expected)
  const isParticiple = readings.some(({ verb }) => verb?.kind === 'participle')
  return word.auxiliary?.verb === 'avoir' && !isParticiple
}

/** «rien» of «il n'a rien entendu»: what answers stands before, and is neither feminine nor plural. */
function neuterBetween({ parsed, auxiliary, at }: ExpectedWord): string | null {
  const between = parsed?.words.slice((auxiliary?.at ?? at) + 1, at) ?? []
  return between.find(({ lower }) => /^(?:rien|tout)$/u.test(lower))?.lower ?? null
}

/** «courir», «dormir»: nobody asks «quoi» of them. */
function isIntransitive({ readings }: ExpectedWord, { verbs }: Language): boolean {
  const known = readings.flatMap(({ verb, lemma }) => (verb ? (verbs.get(lemma) ?? []) : []))
  return (
    known.length > 0 &&
    known.every(({ constructions }) => constructions.every((one) => one.startsWith('intransitif')))
  )
}

/** «étranges» of «ses paroles ont paru étranges» is none. */
function isParticiple({ readings }: ExpectedWord): boolean {
  return readings.some(({ verb }) => verb?.kind === 'participle')
}

/** «il nous a parlé»: to whom, not whom. */
function answerOf(word: ExpectedWord, isPlain: boolean): string | null {
  const found = isParticiple(word) ? objectBefore(word) : null
  return neuterBetween(word) ?? (isPlain && PERSONS.test(found ?? '') ? null : found)
}

/** With avoir, and where «se» is not what is acted upon: «elles se sont lavé les mains». */
export function explainWithAvoir(one: AgreementCase): ErrorExplanation | null {
  const { word, expected, language, concerns } = one
  const { auxiliary, core, tag } = word
  const plain = plainForm(word, language)
  if (!/^(?:VK|A)/u.test(tag) || plain === null || auxiliary === null) return null
  const isPlain = plain === expected
  if (isPlain && isUnchanged(one)) return { kind: 'adverb', expected: core }
  if (auxiliary.verb === 'être' && isOfSubject(word, isPlain, language)) return null
  const object = reflexiveObject(word, language) ?? answerOf(word, isPlain)
  if (object === null && !isPlain) return null
  const isAsked = object !== null || !isIntransitive(word, language)
  return {
    kind: 'participle-with-avoir',
    expected: core,
    subject: auxiliary.subject?.core ?? null,
    object,
    concerns,
    asked: isAsked ? askedOf(word, plain) : null,
    isToOneself: auxiliary.verb === 'être',
  }
}

/** «il s'est tu toute la soirée»: how long, not what; and what agrees with the subject may be of it, but for «les mains». */
function isOfOther(word: ExpectedWord, object: string): boolean {
  const subject = subjectControl(word.auxiliary?.subject ?? null)
  const isOfIt = subject !== null && agrees(word, subject)
  return isDuration(object) || (isOfIt && !isOfBody(object))
}

/** «couper» of «elle s'est fait couper les cheveux»: with faire and laisser, the infinitive is what answers. */
function infinitiveBehind({ word, expected }: AgreementCase): ErrorExplanation | null {
  const { parsed, at, core, auxiliary } = word
  const next = auxiliary?.reflexive === true ? parsed?.words[at + 1] : undefined
  if (next?.tag !== 'VI' || !/^(?:fait|laissé)$/u.test(expected)) return null
  const clause = reflexiveClause(word, expected)
  return { kind: 'object-behind', expected: core, clause, object: next.lower }
}

/** «les mains» of «elle s'est lavé les mains». */
export function objectBehind(one: AgreementCase): ErrorExplanation | null {
  const { word, expected, language } = one
  const { parsed, auxiliary, at, core } = word
  const infinitive = infinitiveBehind(one)
  if (infinitive !== null) return infinitive
  const group = parsed?.groups.find(({ start }) => start === at + 1)
  if (!parsed || auxiliary?.verb !== 'être' || !auxiliary.reflexive) return null
  if (!group || group.led || plainForm(word, language) !== expected) return null
  const object = spanText(parsed.words, group.start, group.end)
  if (/[.,;:!?]/u.test(parsed.words[at]?.after ?? '') || isOfOther(word, object)) return null
  const clause = reflexiveClause(word, expected)
  return { kind: 'object-behind', expected: core, clause, object }
}
