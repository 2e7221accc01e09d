/** Agreement inside the noun phrase: determiner, adjective, noun. */
import {
  type Analysis,
  type Gender,
  type GrammarNumber,
  isFiniteVerb,
  isNominal,
} from '../../morphology/features.ts'
import { type AnalysedToken, type GrammarRule, isQualifying } from './grammar-rule.ts'

export const DETERMINERS: Readonly<Record<string, readonly [Gender | null, GrammarNumber]>> = {
  le: ['m', 's'],
  la: ['f', 's'],
  un: ['m', 's'],
  une: ['f', 's'],
  du: ['m', 's'],
  au: ['m', 's'],
  ce: ['m', 's'],
  cet: ['m', 's'],
  cette: ['f', 's'],
  mon: [null, 's'],
  ton: [null, 's'],
  son: [null, 's'],
  ma: ['f', 's'],
  ta: ['f', 's'],
  sa: ['f', 's'],
  quel: ['m', 's'],
  quelle: ['f', 's'],
  quels: ['m', 'p'],
  quelles: ['f', 'p'],
  les: [null, 'p'],
  des: [null, 'p'],
  aux: [null, 'p'],
  ces: [null, 'p'],
  mes: [null, 'p'],
  tes: [null, 'p'],
  ses: [null, 'p'],
  nos: [null, 'p'],
  vos: [null, 'p'],
  leurs: [null, 'p'],
  quelques: [null, 'p'],
  plusieurs: [null, 'p'],
}

/** Never pronouns: no verb follows them. */
const NEVER_PRONOUN = new Set(
  'une du au cet cette mon ton son ma ta sa des aux ces mes tes ses nos vos leurs quelques'.split(
    ' ',
  ),
)
/** «le deux mai» */
const NUMBERS = new Set(
  'deux trois quatre cinq six sept huit neuf dix onze douze vingt trente cent mille'.split(' '),
)
const SUBJECTS = new Set('je tu il ils on elle elles'.split(' '))
const ARTICLES = new Set('le la les un une mon ma mes ton ta tes sa ses ce cette ces'.split(' '))

export function agreesInGenderAndNumber(
  analysis: Pick<Analysis, 'gender' | 'number'>,
  gender: Gender | null,
  number: GrammarNumber | null,
): boolean {
  const sameGender = gender === null || analysis.gender === null || analysis.gender === gender
  return sameGender && (number === null || analysis.number === null || analysis.number === number)
}

/** At the start of a sentence or after a preposition; elsewhere «la», «les» may be pronouns before a verb. */
function surelyDeterminer(word: AnalysedToken, before: AnalysedToken | undefined): boolean {
  if (NEVER_PRONOUN.has(word.lower)) return !/^l'$/u.test(before?.lower ?? '')
  // «Quelle est la couleur du ciel ?»
  if (/^quel/u.test(word.lower)) return false
  return before === undefined || /^(dans|sur|sous|avec|chez|vers|par|contre)$/u.test(before.lower)
}

export function determinerOf(
  word: AnalysedToken | undefined,
): readonly [Gender | null, GrammarNumber] | null {
  if (word === undefined || word.joined || !Object.hasOwn(DETERMINERS, word.lower)) return null
  return DETERMINERS[word.lower] ?? null
}

/** No pronoun and no article follows: «mes il est tard», «au la plage». */
function clashes(word: AnalysedToken, next: AnalysedToken): boolean {
  const strict = NEVER_PRONOUN.has(word.lower) && word.lower !== 'une'
  return strict && (SUBJECTS.has(next.lower) || ARTICLES.has(next.lower))
}

/** None when the word after the determiner may be anything else than a noun or an adjective. */
function nominalReadings(next: AnalysedToken, sure: boolean): readonly Analysis[] {
  const analyses = next.analyses.filter((analysis) => !(sure && isFiniteVerb(analysis)))
  // Not for «le manger», «ce qui», «les deux».
  return analyses.every(isNominal) ? analyses : []
}

/** «vingt et un cahiers», «trente et une billes». */
function endsNumeral(at: number, words: readonly AnalysedToken[]): boolean {
  const tens = words[at - 2]?.lower ?? ''
  const isOne = /^une?$/u.test(words[at]?.lower ?? '')
  return (
    isOne &&
    words[at - 1]?.lower === 'et' &&
    /^(?:vingt|trente|quarante|cinquante|soixante)$/u.test(tens)
  )
}

/** «la bruit», «des pomme», «mes il est tard», «au la plage» */
export const determinerAgreementRule: GrammarRule = (words, at) => {
  const [word, next] = [words[at], words[at + 1]]
  const wanted = determinerOf(word)
  if (word === undefined || next === undefined || wanted === null) return null
  if (/\S/u.test(word.after) || NUMBERS.has(next.lower) || endsNumeral(at, words)) return null
  const fault = { kind: 'determiner-noun', from: at, to: at + 1 } as const
  if (clashes(word, next)) return word.lower === 'mes' ? { ...fault, expected: 'mais' } : fault
  const readings = nominalReadings(next, surelyDeterminer(word, words[at - 1]))
  const agreed = readings.some((reading) => agreesInGenderAndNumber(reading, ...wanted))
  return readings.length === 0 || agreed ? null : fault
}

const BEFORE_NOUN =
  /^(?:petit|grand|gros|gross|bon|bonn|beau|bel|bell|nouveau|nouvel|nouvell|vieux|vieil|vieill|joli|mauvais|jeune|long|longu|haut|premier|premièr|dernier|dernièr|gentil|gentill)(?:e|s|es|x)?$/u

interface Pair {
  readonly adjectives: readonly Analysis[]
  readonly nouns: readonly Analysis[]
}

/** null when either word may be something else. */
function adjectiveAndNoun(adjective: AnalysedToken, noun: AnalysedToken): Pair | null {
  if (!BEFORE_NOUN.test(adjective.lower) || /\S/u.test(adjective.after) || noun.joined) return null
  const adjectives = adjective.analyses.filter(isQualifying)
  const nouns = noun.analyses.filter(({ nature }) => nature === 'nom')
  const rest = noun.analyses.filter(({ nature }) => nature !== 'nom')
  const apart = adjective.analyses.some((one) => isFiniteVerb(one) || one.nature === 'adverbe')
  // «les petits jouent»: the adjective may be the noun, and the noun a verb.
  const verbal = rest.length > 0 && adjective.analyses.some(({ nature }) => nature === 'nom')
  const sure = !apart && !verbal && rest.every(isFiniteVerb)
  return sure && nouns.length > 0 && adjectives.length > 0 ? { adjectives, nouns } : null
}

/** «une grand maison», «des beaux fleurs», «une belle oiseau» */
export const adjectiveAgreementRule: GrammarRule = (words, at) => {
  const [word, adjective, noun] = words.slice(at, at + 3)
  if (!adjective || !noun || determinerOf(word) === null) return null
  const pair = adjectiveAndNoun(adjective, noun)
  if (pair === null) return null
  const together = pair.adjectives.some((one) =>
    pair.nouns.some((other) => agreesInGenderAndNumber(one, other.gender, other.number)),
  )
  return together ? null : { kind: 'adjective-noun', from: at, to: at + 2 }
}
