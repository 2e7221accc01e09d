/** The other options of a gap, each wrong where it stands: they do not agree there, whatever the child thinks of (GRA-07, GRA-14). */
import { levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { Gender, GrammarNumber } from '../morphology/features.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Token } from '../sentence.ts'
import { type GapPlace, lower } from './verb-gap-options.ts'

const NUMBERS = ['s', 'p'] as const satisfies readonly GrammarNumber[]
const GENDERS = ['m', 'f'] as const satisfies readonly Gender[]

const SINGULAR_OF_GENDER: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:le|un|ce|mon|ton|son)$/u,
  f: /^(?:la|une|cette|ma|ta|sa)$/u,
}
const PLURAL = /^(?:les|des|mes|tes|ses|nos|vos|leurs|ces|deux|trois|quatre|cinq|six|dix)$/u
const SINGULAR = /^(?:le|la|un|une|ce|cet|cette|mon|ma|ton|ta|son|sa|notre|votre|leur)$/u

interface NounFeatures {
  readonly gender: Gender
  readonly number: GrammarNumber
}

/** Gender and number of a noun with its determiner, where the two words tell them beyond doubt. */
function sureFeatures({ tokens, language }: GapPlace, noun: Token): NounFeatures | null {
  const at = tokens.indexOf(noun)
  // «un seau de sable»: the determiner of another noun tells nothing.
  const before = tokens.slice(0, at).findLast(({ nature }) => nature !== 'adjectif')
  const determiner = before?.nature === 'déterminant' ? lower(before) : ''
  const number = PLURAL.test(determiner) ? 'p' : SINGULAR.test(determiner) ? 's' : null
  const genders = new Set(
    language.lexicon
      .analyse(lower(noun))
      .filter(({ nature, lemma }) => nature === 'nom' && lemma === noun.lemma)
      .map(({ gender }) => gender),
  )
  const [only] = genders.size === 1 ? genders : []
  const gender = only ?? GENDERS.find((one) => SINGULAR_OF_GENDER[one].test(determiner)) ?? null
  if (gender === null || number === null) return null
  // «mon amie» has a masculine form before a vowel.
  const told = GENDERS.find((one) => SINGULAR_OF_GENDER[one].test(determiner))
  const misled = told !== undefined && told !== gender && !/^(?:mon|ton|son)$/u.test(determiner)
  const annotated = noun.gender === gender && noun.number === number
  return misled || !annotated ? null : { gender, number }
}

const SUBJECT_FEATURES: Readonly<Record<string, NounFeatures>> = {
  il: { gender: 'm', number: 's' },
  elle: { gender: 'f', number: 's' },
  ils: { gender: 'm', number: 'p' },
  elles: { gender: 'f', number: 'p' },
}

/** What the adjective agrees with: the noun beside it, or the subject of an attribute. */
function donorFeatures(place: GapPlace): NounFeatures | null {
  const { tokens, at } = place
  const adjective = tokens[at]
  if (adjective?.grammarFunction === 'attribut') {
    const subject = tokens.find(({ grammarFunction }) => grammarFunction === 'sujet')
    if (!subject) return null
    return SUBJECT_FEATURES[lower(subject)] ?? sureFeatures(place, subject)
  }
  const beside = [tokens[at - 1], tokens[at + 1]].find(
    (token) => token?.nature === 'nom' && token.group === adjective?.group,
  )
  return beside ? sureFeatures(place, beside) : null
}

/** The other forms of an adjective. */
export function adjectiveOptions(place: GapPlace): string[] {
  const { tokens, at, language } = place
  const adjective = tokens[at]
  const donor = donorFeatures(place)
  if (!donor || !adjective?.lemma || !language.adjectives.has(adjective.lemma)) return []
  const { lemma } = adjective
  const form = (gender: Gender, number: GrammarNumber): string =>
    adjectiveForm(lemma, gender, number, language.lexicon)
  if (form(donor.gender, donor.number) !== lower(adjective)) return []
  return GENDERS.flatMap((gender) => NUMBERS.map((number) => form(gender, number))).filter(
    (other) => other !== lower(adjective),
  )
}

/** «Œils» and «ciels» are said of other things than eyes and skies. */
const TWO_PLURALS = new Set(['œil', 'ciel', 'aïeul', 'travail'])

/** «de la chance»: what cannot be counted is neither one nor several. */
function isPartitive({ tokens, at }: GapPlace): boolean {
  const noun = tokens[at]
  const determiner = tokens.slice(0, at).findLastIndex(({ nature }) => nature === 'déterminant')
  const before = tokens[determiner - 1]
  return (
    before?.group === noun?.group &&
    /^(?:de|d')$/iu.test(before?.text ?? '') &&
    !hasOwner(tokens, at)
  )
}

/** «le toit de la maison»: another noun of its group stands before «de la». */
function hasOwner(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(0, at)
    .some(({ nature, group }) => nature === 'nom' && group === tokens[at]?.group)
}

/** The other number of a noun that its determiner gives away. */
export function nounOptions(place: GapPlace): string[] {
  const { tokens, at, language } = place
  const noun = tokens[at]
  const features = noun && sureFeatures(place, noun)
  if (!features || !noun.lemma || /^\p{Lu}/u.test(noun.lemma)) return []
  if (TWO_PLURALS.has(noun.lemma) || isPartitive(place)) return []
  // Beside an adjective, which would tell: only what the determiner announces.
  const other = features.number === 's' ? 'p' : 's'
  return language.lexicon
    .forms(noun.lemma, 'N', (code) => code === `${features.gender}${other}` || code === `e${other}`)
    .filter((form) => form !== lower(noun) && !hasNumber(form, features.number, language))
    .slice(0, 1)
}

function hasNumber(form: string, number: GrammarNumber, language: Language): boolean {
  return language.lexicon
    .analyse(form)
    .some((one) => one.nature === 'nom' && (one.number === null || one.number === number))
}

const ARTICLES: readonly (readonly string[])[] = [
  ['le', 'la', 'les'],
  ['un', 'une', 'des'],
  ['mon', 'ma', 'mes'],
  ['ce', 'cette', 'ces'],
]

/** Other forms of a determiner before a noun whose gender and number are certain; a gap of CP and CE1 alone. */
export function determinerOptions(place: GapPlace): string[] {
  const { tokens, at, level, language } = place
  const [form, noun] = [lower(tokens[at]), tokens[at + 1]]
  const family = ARTICLES.find((words) => words.includes(form))
  if (levelRank(level) > levelRank('CE1') || !family || noun?.nature !== 'nom') return []
  const behind = /^(?:nom|préposition)$/u.test(tokens[at - 1]?.nature ?? '')
  if (behind || startsWithVowelSound(noun.text, language.aspirated)) return []
  const known = language.lexicon.analyse(lower(noun)).filter(({ nature }) => nature === 'nom')
  const isSure = known.length === 1 && known[0]?.gender != null && known[0]?.number != null
  return isSure && sureFeatures(place, noun) ? family.filter((word) => word !== form) : []
}

/** Homophones of which one alone can stand in any position of the other. */
const HOMOPHONES: Readonly<Record<string, string>> = {
  a: 'à',
  à: 'a',
  et: 'est',
  est: 'et',
  son: 'sont',
  sont: 'son',
  ont: 'on',
  ou: 'où',
  ce: 'se',
  se: 'ce',
}

export function homophoneOptions({ tokens, at, level }: GapPlace): string[] {
  const other = HOMOPHONES[lower(tokens[at])]
  return levelRank(level) >= levelRank('CE2') && other !== undefined ? [other] : []
}
