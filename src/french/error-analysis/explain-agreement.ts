/** Reasons for number and gender: adjectives and participles, «tout», «quel» and «même»; nouns and determiners stand beside. */
import type {
  AgreementControl,
  ErrorExplanation,
} from '../../domain/copy/review/error-explanation.ts'
import { spanText } from '../parsing/subject-group.ts'
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
import { explainWithAvoir, objectBehind } from './agreement-with-avoir.ts'
import { type ExpectedWord, lowerCaseText, type WordInContext } from './expected-word.ts'
import { explainDeterminer, explainNounNumber } from './explain-noun.ts'
import { explainNounGender } from './explain-noun-gender.ts'
import { fixedForm, unmarkedAdverb, unmarkedTout } from './fixed-forms.ts'
import { finiteReadings } from './verbs/conjugated-verb.ts'
import { explainSubjectAgreement } from './verbs/explain-verb.ts'

function hasNoun(word: WordInContext | undefined): boolean {
  return word?.readings.some(({ nature }) => nature === 'nom') ?? false
}

/** «les difficultés» of «quelles que soient les difficultés». */
function inverted(word: ExpectedWord): AgreementControl | null {
  const { parsed, at } = word
  const isLed = /^qu(?:e|')$/u.test(parsed?.words[at + 1]?.lower ?? '')
  const group = isLed ? parsed?.groups.find(({ start }) => start > at) : undefined
  if (!parsed || group === undefined) return null
  const controller = spanText(parsed.words, group.start, group.head)
  const { gender, number } = group
  const isFeminine = word.core.startsWith('quelle')
  const isAgreed = isFeminine === (gender === 'f') && word.core.endsWith('s') === (number === 'p')
  return isAgreed ? { controller, gender, number, relation: 'attribute' } : null
}

/** «idée» of «quelle drôle d'idée»: the noun behind an adjective that is said with «de». */
function nounBehindDe({ group, parsed }: ExpectedWord): AgreementControl | null {
  const isNoun = /^[NL]/u.test(parsed?.words[group?.head ?? -1]?.tag ?? '')
  if (parsed === null || group === null || isNoun) return null
  const isLed = /^d[e']$/u.test(parsed.words[group.end + 1]?.lower ?? '')
  const noun = parsed.groups.find(({ start }) => start === group.end + 2)
  if (!isLed || noun === undefined) return null
  const controller = spanText(parsed.words, noun.start, noun.head)
  return { controller, gender: noun.gender, number: noun.number, relation: 'beside' }
}

/** What «tout» and «quel» go with: the group that they open, the subject of être, nothing. */
function companionOf(word: ExpectedWord, isTout: boolean): AgreementControl | null {
  const { group, parsed, at, auxiliary } = word
  const next = parsed?.words[at + 1]
  const opens = group !== null && group.start === at && group.end > at
  // «tout seul», «toute petite»: an adverb beside an adjective.
  if (parsed && opens && (!isTout || next?.tag.startsWith('D'))) {
    const behind = isTout ? null : nounBehindDe(word)
    if (behind !== null) return behind
    const controller = spanText(parsed.words, at + 1, group.end)
    return { controller, gender: group.gender, number: group.number, relation: 'beside' }
  }
  if (auxiliary?.verb === 'être') return subjectControl(auxiliary.subject)
  return isTout ? nounBehind(word) : inverted(word)
}

/** Of what nothing in the sentence names. */
function unnamed(expected: string, concerns: AgreementCase['concerns']): ErrorExplanation {
  return concerns === 'gender'
    ? { kind: 'find-noun', expected, concerns, form: /es?$/u.test(expected) ? 'f' : 'm' }
    : { kind: 'count', expected, number: expected.endsWith('s') ? 'p' : 's' }
}

/** «tous les enfants», «elles sont toutes là», «quelle route». */
function toutOrQuel({ word, concerns }: AgreementCase, expected: string): ErrorExplanation {
  const isTout = expected.startsWith('t')
  const plain = isTout ? 'tout' : 'quel'
  const control = companionOf(word, isTout)
  const isAlone = expected === 'tout' && control?.relation !== 'beside'
  if (isAlone) return unmarkedTout(word)
  if (control === null) return unnamed(expected, concerns)
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

/** «élèves» of «certains élèves», «elle» of «elle paraissait inquiète quoique souriante»: the noun right behind, else the subject before. */
function nearControl(word: ExpectedWord): AgreementControl | null {
  const { sentence, place, parsed, at } = word
  const next = sentence[place + 1]
  const noun = next?.pause ? undefined : next?.readings.find(({ nature }) => nature === 'nom')
  if (next !== undefined && noun?.number != null) {
    const { gender, number } = noun
    const behind = { controller: next.text, gender, number, relation: 'beside' } as const
    if (agrees(word, behind)) return behind
  }
  const before = [...(parsed?.subjects ?? [])].findLast(([verb]) => verb < at)
  const [verb = at, subject] = before ?? []
  // A noun between may be what is spoken of, but for «ses lacets» of «elle noue ses lacets toute seule».
  const isBetween = parsed?.groups.some(
    (group) => group.head > verb && group.head < at && agrees(word, group),
  )
  const control = isBetween || subject === undefined ? null : subjectControl(subject)
  if (control !== null && agrees(word, control)) return control
  return openingControl(word)
}

/** «la lettre» of «la lettre qu'il a écrite est partie»: what the sentence opens with, before its relative. */
function openingControl(word: ExpectedWord): AgreementControl | null {
  const group = word.parsed?.groups.find(({ start, led }) => start === 0 && !led)
  const behind = word.parsed?.words[(group?.end ?? 0) + 1]?.lower ?? ''
  if (!word.parsed || group?.gender == null || !/^(?:qu[ie']|que|dont|où)$/u.test(behind))
    return null
  const { start, head, gender, number } = group
  const controller = spanText(word.parsed.words, start, head)
  const control = { controller, gender, number, relation: 'attribute' } as const
  return agrees(word, control) ? control : null
}

/** By what it agrees with, else by how to look for it. */
function explainAdjective(one: AgreementCase): ErrorExplanation | null {
  const { word, expected, concerns, language } = one
  const plain = plainForm(word, language)
  if (plain === null) return null
  const found = controlOf(word) ?? nearControl(word)
  // What does not agree with the word is not what it goes with.
  const control = found !== null && agrees(word, found) ? found : null
  if (control === null) {
    const form = ownForm(word, concerns)
    return announced(one, plain) ?? { kind: 'find-noun', expected: word.core, concerns, form }
  }
  const mark = markOf(plain, expected, concerns)
  const told = { ...control, gender: ownGender(word, control) }
  const isVerbal = concerns === 'number' && expected.replace(/e?s$/u, 'ent') === one.written
  const own = { kind: 'agrees', expected: word.core, control: told, concerns, plain, mark } as const
  return isVerbal ? { ...own, isVerbal } : own
}

/** The gender or number that every reading of the dictated form has. */
function ownForm({ readings }: ExpectedWord, concerns: AgreementCase['concerns']) {
  const [first, ...others] = new Set(readings.map((one) => one[concerns]))
  return others.length === 0 ? (first ?? null) : null
}

/** «les nouvelles élèves»: of a noun that has both genders, the adjective that was dictated tells which. */
function ownGender({ readings }: ExpectedWord, { gender }: AgreementControl) {
  const own = new Set(readings.map((one) => one.gender))
  const [only] = own
  return own.size === 1 && only != null ? only : gender
}

/** «les avancées de la science»: what the determiner leads to. */
function isNounOfGroup({ group, at, determiner, parsed }: ExpectedWord): boolean {
  const isLed = parsed?.words[at - 1]?.tag.startsWith('D') === true
  const next = parsed?.words[at + 1]
  const isLast = group === null || group.end <= at || group.head === at
  return isLed && determiner !== null && isLast && !/^[NA]/u.test(next?.tag ?? '')
}

/** «ces animaux» of «ces animaux sans lesquels»: the noun that a relative stands for. */
function antecedent({ parsed, at, core }: ExpectedWord): ErrorExplanation | null {
  const number = /s$/u.test(core) ? 'p' : 's'
  const gender = /elles?$/u.test(core) ? 'f' : 'm'
  const group = parsed?.groups.findLast(({ end }) => end < at)
  const isAgreed = group?.number === number && (group.gender ?? gender) === gender
  if (!parsed || !group || !isAgreed) return null
  const controller = spanText(parsed.words, group.start, group.head)
  return { kind: 'relative', expected: core, controller, gender, number }
}

/** «chacun», «d'autres»: pronouns, which agree with no noun of the sentence. */
function standingAlone(word: ExpectedWord, low: string): ErrorExplanation | null {
  const relative = /^(?:le|la|les|au|aux|du|des)quel(?:le)?s?$/u.test(low) ? antecedent(word) : null
  if (relative !== null) return relative
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
  const special = specialAgreement(one, word.core.toLocaleLowerCase('fr'))
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
