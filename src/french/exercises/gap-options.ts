/** The other options of a gap, each wrong where it stands: they do not agree there, whatever the child thinks of (GRA-07, GRA-14). */
import type { GapFocus } from '../../domain/grammar/exercise.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { simpleForm } from '../morphology/conjugation.ts'
import {
  type Analysis,
  type Gender,
  type GrammarNumber,
  isSimpleTense,
  type Person,
} from '../morphology/features.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Token } from '../sentence.ts'

export interface GapPlace {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly level: Level
  readonly language: Language
}

export interface FoundGap {
  /** Index of the token. */
  readonly at: number
  readonly focus: GapFocus
  /** Wrong ones only. */
  readonly options: readonly string[]
}

const PERSONS = [1, 2, 3] as const satisfies readonly Person[]
const NUMBERS = ['s', 'p'] as const satisfies readonly GrammarNumber[]
const GENDERS = ['m', 'f'] as const satisfies readonly Gender[]

function lower(token: Token | undefined): string {
  return token?.text.toLocaleLowerCase('fr') ?? ''
}

/** Whether the verb of the sentence has two words, one of which cannot be a gap by itself. */
function isCompound({ tokens, at }: GapPlace): boolean {
  const group = tokens[at]?.group
  return tokens.filter(({ nature, group: own }) => nature === 'verbe' && own === group).length > 1
}

function finiteReadings(form: string, language: Language): readonly Analysis[] {
  return language.lexicon.analyse(form).filter(({ verb }) => verb?.kind === 'finite')
}

function agreesAs(form: string, person: Person, number: GrammarNumber, language: Language) {
  return finiteReadings(form, language).some(
    ({ verb }) => verb?.kind === 'finite' && verb.person === person && verb.number === number,
  )
}

/** Other persons of the same tense, wrong for this subject in every tense. */
export function verbOptions(place: GapPlace): string[] {
  const { tokens, at, language } = place
  const { lemma, tense, person, number } = tokens[at] ?? {}
  if (!lemma || !tense || !person || !number || !isSimpleTense(tense)) return []
  // «c'étaient les fleurs», «c'était les fleurs»: both are said.
  if (tokens.some((token) => /^(?:c'|ce)$/iu.test(token.text) && token.nature === 'pronom'))
    return []
  if (isCompound(place) || !agreesAs(lower(tokens[at]), person, number, language)) return []
  const form = (one: Person, other: GrammarNumber): string | null =>
    simpleForm(lemma, tense, { person: one, number: other }, language.lexicon)
  const likely = form(person, number === 's' ? 'p' : 's')
  const all = NUMBERS.flatMap((other) => PERSONS.map((one) => form(one, other)))
  const forms = [likely, ...all].filter((one) => one !== null)
  return forms.filter((form) => !agreesAs(form, person, number, language))
}

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
  const group = tokens.slice(0, at).filter((token) => token.group === noun.group)
  const determiner = lower(group.findLast(({ nature }) => nature === 'déterminant'))
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

/** The other number of a noun that its determiner gives away. */
export function nounOptions(place: GapPlace): string[] {
  const { tokens, at, language } = place
  const noun = tokens[at]
  const features = noun && sureFeatures(place, noun)
  if (!features || !noun.lemma || /^\p{Lu}/u.test(noun.lemma)) return []
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

const PRONOUNS: readonly (readonly [string, Person, GrammarNumber])[] = [
  ['je', 1, 's'],
  ['tu', 2, 's'],
  ['il', 3, 's'],
  ['elle', 3, 's'],
  ['nous', 1, 'p'],
  ['vous', 2, 'p'],
  ['ils', 3, 'p'],
  ['elles', 3, 'p'],
]

/** Subject pronouns with which the verb cannot stand. */
export function pronounOptions({ tokens, at, language }: GapPlace): string[] {
  const [pronoun, verb] = [tokens[at], tokens[at + 1]]
  const own = PRONOUNS.find(([form]) => form === lower(pronoun))
  if (!own || pronoun?.grammarFunction !== 'sujet' || verb?.nature !== 'verbe') return []
  const [, person, number] = own
  if (!agreesAs(lower(verb), person, number, language)) return []
  const gendered = /^elles?$/u.test(own[0]) ? /^ils?$/u : /^elles?$/u
  return PRONOUNS.filter(
    ([form, one, other]) =>
      !gendered.test(form) &&
      !(form === 'je' && startsWithVowelSound(verb.text, language.aspirated)) &&
      !agreesAs(lower(verb), one, other, language),
  ).map(([form]) => form)
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
