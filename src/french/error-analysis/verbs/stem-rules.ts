/** Reasons for the stem of a verb that the copy invents: «il prena», «il voira», «il boivait», «ils prendent». */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { SimpleTense } from '../../morphology/features.ts'
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { type ConjugatedVerb, modelOf, pronounOf, withPronoun } from './conjugated-verb.ts'
import { verbEnding } from './verb-ending.ts'

type StemRule = (one: ConjugatedVerb) => ErrorExplanation | null

type Person = readonly [person: 1 | 2 | 3, number: 's' | 'p']

const FUTURE = /(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/u

/** Said with its pronoun; null for a form that the verb has not. */
function saidIn(
  { finite, language }: ConjugatedVerb,
  tense: SimpleTense,
  [person, number]: Person,
): string | null {
  const form = simpleForm(finite.lemma, tense, { person, number }, language.lexicon)
  return form === null ? null : withPronoun(pronounOf({ person, number }, null), form, language)
}

/** -a and -èrent are of the verbs in -er. */
const pastOfOthers: StemRule = (one) => {
  const { word, expected, written, finite, language } = one
  const wrong = /(?:[èeé]rent|as|ai|a)$/u.exec(written)?.[0].replace(/^[eé]/u, 'è')
  if (finite.tense !== 'passé simple' || /er$/u.test(finite.lemma) || wrong === undefined)
    return null
  const ending = /[iu]n?[ts]$/u.exec(expected)?.[0] ?? verbEnding(expected, word.readings)
  if (ending === null) return null
  const isPlural = finite.number === 'p'
  const singular = isPlural ? saidIn(one, 'passé simple', [3, 's']) : null
  const pronoun = pronounOf(finite, null)
  return {
    kind: 'past-of-others',
    expected: word.core,
    infinitive: finite.lemma,
    wrong,
    ending,
    singular,
    said: withPronoun(pronoun, expected, language),
    model: modelOf(finite, ending, pronoun, language),
  }
}

/** «il éteignit», so «ils éteignirent»: not «éteindirent». */
const pastStem: StemRule = (one) => {
  const { word, expected, written, finite } = one
  const stem = expected.replace(/(?:[èiu]|in)rent$/u, '')
  const isPlural = finite.number === 'p' && finite.person === 3
  if (finite.tense !== 'passé simple' || !isPlural || startsAlike(written, stem)) return null
  const [singular, plural] = [
    saidIn(one, 'passé simple', [3, 's']),
    saidIn(one, finite.tense, [3, 'p']),
  ]
  return singular === null || plural === null
    ? null
    : { kind: 'simple-past', expected: word.core, singular, plural }
}

/** «je viendrai», «nous viendrons»: one stem for the whole tense. */
const changedFuture: StemRule = (one) => {
  const { word, expected, written, finite } = one
  if (finite.tense !== 'futur' && finite.tense !== 'conditionnel') return null
  const stem = expected.replace(FUTURE, '')
  const isRegular = stem === finite.lemma.replace(/e$/u, '')
  if (isRegular || written.startsWith(stem)) return null
  const own = `${finite.person}${finite.number}`
  const persons: readonly Person[] = [
    [1, 's'],
    [1, 'p'],
    [3, 'p'],
  ]
  const said = persons
    .filter(([person, number]) => `${person}${number}` !== own)
    .flatMap((person) => saidIn(one, 'futur', person) ?? [])
    .slice(0, 2)
  return {
    kind: 'changed-stem',
    expected: word.core,
    tense: 'futur',
    infinitive: finite.lemma,
    said,
  }
}

/** «je vécus», «ils vécurent»: not «il vivit». */
const changedPast: StemRule = (one) => {
  const { word, expected, written, finite } = one
  const stem = expected.replace(/[iu]n?[ts]$/u, '')
  const isRegular = finite.lemma.startsWith(stem) || stem === expected
  if (finite.tense !== 'passé simple' || isRegular || startsAlike(written, stem)) return null
  const persons: readonly Person[] = [finite.person === 1 ? [3, 's'] : [1, 's'], [3, 'p']]
  const said = persons.flatMap((person) => saidIn(one, 'passé simple', person) ?? [])
  return {
    kind: 'changed-stem',
    expected: word.core,
    tense: 'passé simple',
    infinitive: finite.lemma,
    said,
  }
}

/** Whether only the ending is wrong: «prendions» has not the stem of «prenions». */
function startsAlike(written: string, stem: string): boolean {
  return written.startsWith(stem) && !/^[bcdfgjklmnpqrstvxz]/u.test(written.slice(stem.length))
}

/** «nous buvons», so «il buvait». */
const imperfectStem: StemRule = (one) => {
  const { word, expected, written, finite } = one
  const ending = /(?:ais|ait|aient|ions|iez)$/u.exec(expected)?.[0]
  if (finite.tense !== 'imparfait' || finite.lemma === 'être' || ending === undefined) return null
  if (startsAlike(written, expected.slice(0, -ending.length))) return null
  const present = saidIn(one, 'présent', [1, 'p'])
  return present === null ? null : { kind: 'imperfect-stem', expected: word.core, present, ending }
}

/** «il prend», «nous prenons», «ils prennent». */
const presentStems: StemRule = (one) => {
  const { word, finite } = one
  if (finite.tense !== 'présent') return null
  const single: Person = finite.number === 's' ? [finite.person, 's'] : [3, 's']
  const persons: readonly Person[] = [single, [1, 'p'], [3, 'p']]
  const said = persons.flatMap((person) => saidIn(one, 'présent', person) ?? [])
  return { kind: 'present-stems', expected: word.core, infinitive: finite.lemma, said }
}

const RULES: readonly StemRule[] = [
  pastOfOthers,
  pastStem,
  changedPast,
  changedFuture,
  imperfectStem,
]

/** «je vé», «nous some»: «aller» and «être» have endings of no other verb in the present. */
export const byHeart: StemRule = ({ word, expected, finite: { lemma } }) => {
  const shared = { kind: 'by-heart', expected: word.core, infinitive: lemma } as const
  if (/^va(?:is|s)?$/u.test(expected) && lemma === 'aller')
    return { ...shared, said: ['je vais', 'tu vas', 'il va'] }
  return /^(?:sommes|êtes)$/u.test(expected) && lemma === 'être'
    ? { ...shared, said: ['nous sommes', 'vous êtes', 'ils sont'] }
    : null
}

/** «ouvra» is a form of «ouvrer», that no child means in a story about the past. */
function isKnown({ written, finite, language }: ConjugatedVerb): boolean {
  const readings = language.lexicon.analyse(written)
  return finite.tense === 'passé simple'
    ? readings.some(({ lemma }) => lemma === finite.lemma)
    : readings.some(({ lemma, verb }) => verb === undefined || language.verbs.has(lemma))
}

/** Of a form that the verb has not; null where its stem is right, or is told by another rule. */
export function stemRule(one: ConjugatedVerb): ErrorExplanation | null {
  const known = byHeart(one)
  if (known !== null) return known
  if (isKnown(one) && !/rent$/u.test(one.written)) return null
  for (const rule of RULES) {
    const found = rule(one)
    if (found !== null) return found
  }
  const ending = verbEnding(one.expected, one.word.readings) ?? ''
  const stem = one.expected.slice(0, one.expected.length - ending.length)
  const isSame = soundsAlike(pronounce(one.expected), pronounce(one.written))
  return one.written.startsWith(stem) || isSame ? null : presentStems(one)
}
