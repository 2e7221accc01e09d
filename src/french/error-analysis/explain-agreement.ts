/** Reasons for number and gender: adjectives and participles, «tout», «quel» and «même»; nouns and determiners stand beside. */
import type {
  AgreementControl,
  ErrorExplanation,
} from '../../domain/copy/review/error-explanation.ts'
import { spanText } from '../parsing/subject-group.ts'
import type { TaggedWord } from '../parsing/tag-sentence.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import {
  type AgreementCase,
  agrees,
  controlOf,
  markOf,
  nounBehind,
  plainForm,
  subjectControl,
} from './agreement-control.ts'
import { type ExpectedWord, lowerCaseText, type WordInContext } from './expected-word.ts'
import { explainDeterminer, explainNounGender, explainNounNumber } from './explain-noun.ts'
import { fixedForm, unmarkedAdverb } from './fixed-forms.ts'
import { objectBehind } from './object-behind.ts'
import { finiteReadings } from './verbs/conjugated-verb.ts'
import { explainSubjectAgreement } from './verbs/explain-verb.ts'

function hasNoun(word: WordInContext | undefined): boolean {
  return word?.readings.some(({ nature }) => nature === 'nom') ?? false
}

/** What «tout» and «quel» go with: the group that they open, the subject of être, nothing. */
function companionOf(word: ExpectedWord, isTout: boolean): AgreementControl | null {
  const { group, parsed, at, auxiliary } = word
  const next = parsed?.words[at + 1]
  const opens = group !== null && group.start === at && group.end > at
  // «tout seul», «toute petite»: an adverb beside an adjective.
  if (parsed && opens && (!isTout || next?.tag.startsWith('D'))) {
    const controller = spanText(parsed.words, at + 1, group.end)
    return { controller, gender: group.gender, number: group.number, relation: 'beside' }
  }
  if (auxiliary?.verb === 'être') return subjectControl(auxiliary.subject)
  return isTout ? nounBehind(word) : null
}

/** «tous les enfants», «elles sont toutes là», «quelle route». */
function toutOrQuel({ word, concerns }: AgreementCase, expected: string): ErrorExplanation {
  const isTout = expected.startsWith('t')
  const plain = isTout ? 'tout' : 'quel'
  const control = companionOf(word, isTout)
  const isAlone = expected === 'tout' && control?.relation !== 'beside'
  if (isAlone) return { kind: 'adverb', expected }
  if (control === null)
    return { kind: 'count', expected, number: expected.endsWith('s') ? 'p' : 's' }
  const mark = markOf(plain, expected, concerns)
  return { kind: 'agrees', expected, control, concerns, plain, mark }
}

/** «quand même», «le même jour», «eux-mêmes». */
function meme(
  { sentence, place, elided }: ExpectedWord,
  expected: string,
): ErrorExplanation | null {
  const [pronoun = '', same] = expected.split(/-(?=mêmes?$)/u)
  if (same === 'mêmes') {
    return {
      kind: 'plural',
      expected: same,
      determiner: pronoun,
      ending: 's',
      single: 'même',
      rule: 's',
    }
  }
  if (same !== undefined) return { kind: 'singular', expected: same, determiner: pronoun }
  const before = sentence[place - 1]
  const isLed = CLOSED_CLASS_WORDS.get(lowerCaseText(before)) === 'déterminant'
  const isNominal = isLed || elided !== '' || hasNoun(before) || before?.elided === "l'"
  return expected === 'même' && !isNominal ? { kind: 'adverb', expected } : null
}

/** «les plus petits»: no noun stands there, the determiner tells. */
function announced(
  { word, expected, concerns }: AgreementCase,
  single: string,
): ErrorExplanation | null {
  const { parsed, at, core } = word
  const determiner = parsed?.words[at - 2]
  const isLed = /^(?:plus|moins)$/u.test(parsed?.words[at - 1]?.lower ?? '')
  const isPlural = determiner?.lower === 'les' && expected === `${single}s`
  return isLed && isPlural && concerns === 'number'
    ? { kind: 'plural', expected: core, determiner: 'les', ending: 's', single, rule: 's' }
    : null
}

/** By what it agrees with, else by how to look for it. */
function explainAdjective(one: AgreementCase): ErrorExplanation | null {
  const { word, expected, concerns, language } = one
  const plain = plainForm(word, language)
  if (plain === null) return null
  const found = controlOf(word)
  // What does not agree with the word is not what it goes with.
  const control = found !== null && agrees(word, found) ? found : null
  if (control === null) {
    return announced(one, plain) ?? { kind: 'find-noun', expected: word.core, concerns }
  }
  const mark = markOf(plain, expected, concerns)
  const told = { ...control, gender: ownGender(word, control) }
  return { kind: 'agrees', expected: word.core, control: told, concerns, plain, mark }
}

/** «les nouvelles élèves»: of a noun that has both genders, the adjective that was dictated tells which. */
function ownGender({ readings }: ExpectedWord, { gender }: AgreementControl) {
  const own = new Set(readings.map((one) => one.gender))
  const [only] = own
  return own.size === 1 && only != null ? only : gender
}

const CLITIC_OBJECTS = /^(?:le|la|l'|les|me|m'|te|t'|nous|vous)$/u
const PERSONS = /^(?:me|m'|te|t'|nous|vous)$/u

function isPunctuatedBefore(words: readonly TaggedWord[], at: number): boolean {
  return words[at]?.first === true || /[.,;:]/u.test(words[at - 1]?.after ?? '')
}

/** «des chansons» of «des chansons que ma grand-mère m'a apprises», if the participle agrees with it. */
function antecedentOf({ parsed, auxiliary, readings }: ExpectedWord): string | null {
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
  return group && fits ? spanText(parsed.words, group.start, group.end) : null
}

/** «Quelle aventure nous avons vécue !». */
function exclaimedBefore({ parsed, auxiliary, readings }: ExpectedWord): string | null {
  const group = parsed?.groups.find(({ start }) => /^quel/u.test(parsed.words[start]?.lower ?? ''))
  if (!parsed || !group || auxiliary === null || group.end >= auxiliary.at) return null
  const isAgreed = readings.some(({ gender }) => gender === null || gender === group.gender)
  return isAgreed ? spanText(parsed.words, group.start, group.end) : null
}

/** What the participle with avoir may agree with: a clitic before it, or what «que» stands for. */
function objectBefore(word: ExpectedWord): string | null {
  const { parsed, auxiliary } = word
  if (!parsed || auxiliary === null) return null
  const { words, groups } = parsed
  const antecedent = antecedentOf(word)
  if (antecedent !== null) return antecedent
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
  return group ? spanText(words, group.start, group.end) : null
}

/** «j'ai acheté», of which «quoi» is asked. */
function askedOf({ parsed, auxiliary }: ExpectedWord, plain: string): string {
  const verb = parsed?.words[auxiliary?.at ?? -1]?.lower
  if (verb === undefined || auxiliary?.verb === 'être') return plain
  const subject = auxiliary?.subject?.core
  const clitic = parsed?.words[(auxiliary?.at ?? 0) - 1]?.lower ?? ''
  if (subject === undefined && /^(?:nous|vous)$/u.test(clitic)) return `${clitic} ${verb} ${plain}`
  if (subject === undefined || subject === 'qui') return `${verb} ${plain}`
  return `${subject === 'je' ? "j'" : `${subject} `}${verb} ${plain}`
}

/** With avoir, and where «se» is not what is acted upon: «elles se sont lavé les mains». */
function explainWithAvoir(one: AgreementCase): ErrorExplanation | null {
  const { word, expected, language, concerns } = one
  const { auxiliary, core, tag } = word
  const plain = plainForm(word, language)
  if (!/^(?:VK|A)/u.test(tag) || plain === null || auxiliary === null) return null
  const isPlain = plain === expected
  if (auxiliary.verb === 'être' && !(auxiliary.reflexive && isPlain)) return null
  const found = objectBefore(word)
  // «il nous a parlé»: to whom, not whom.
  const object = isPlain && PERSONS.test(found ?? '') ? null : found
  if (object === null && !isPlain) return null
  const subject = auxiliary.subject?.core ?? null
  const asked = askedOf(word, plain)
  return { kind: 'participle-with-avoir', expected: core, subject, object, concerns, asked }
}

/** «les avancées de la science»: what the determiner leads to. */
function isNounOfGroup({ group, at, determiner, parsed }: ExpectedWord): boolean {
  const isLed = parsed?.words[at - 1]?.tag.startsWith('D') === true
  const next = parsed?.words[at + 1]
  const isLast = group === null || group.end <= at || group.head === at
  return isLed && determiner !== null && isLast && !/^[NA]/u.test(next?.tag ?? '')
}

/** «chacun», «d'autres»: pronouns, which agree with no noun of the sentence. */
function standingAlone(word: ExpectedWord, low: string): ErrorExplanation | null {
  const isPronoun = /^(?:chacune?|autres)$/u.test(low)
  if (!isPronoun || hasNoun(word.sentence[word.place + 1])) return null
  return { kind: 'count', expected: word.core, number: low === 'autres' ? 'p' : 's' }
}

/** Words whose marks follow rules of their own. */
function specialAgreement(one: AgreementCase, low: string): ErrorExplanation | null {
  const { word } = one
  const special = /^(?:tou|quel)/u.test(low) && /^(?:tou[st]e?s?|quel(?:le)?s?)$/u.test(low)
  if (special) return toutOrQuel(one, low)
  const found = (/mêmes?$/u.test(low) ? meme(word, low) : null) ?? standingAlone(word, low)
  if (found) return found
  const fixed = fixedForm(one, low)
  if (fixed) return fixed
  if (finiteReadings(word.readings).length > 0 && /^V\d/u.test(word.tag)) {
    return explainSubjectAgreement(one)
  }
  if (/^S\d/u.test(word.tag) && !/^(?:ils?|elles?)$/u.test(low)) {
    return { kind: 'never-changes', expected: word.core }
  }
  return unmarkedAdverb(word)
}

/** null when no reason is certain. */
export function explainNominalAgreement(one: AgreementCase): ErrorExplanation | null {
  const { word, concerns } = one
  const low = word.core.toLocaleLowerCase('fr')
  const special = specialAgreement(one, low)
  if (special) return special
  const adjective = (): ErrorExplanation | null => explainAdjective(one)
  return (
    explainDeterminer(one) ??
    objectBehind(one) ??
    explainWithAvoir(one) ??
    (/^(?:A|VK)/u.test(word.tag) && !isNounOfGroup(word) ? adjective() : null) ??
    (concerns === 'number' ? explainNounNumber(one) : explainNounGender(one)) ??
    adjective()
  )
}
