/** Finds a subject and the verb that follows it, where nothing else is possible. */
import type { Language } from '../../data/language.ts'
import {
  type Agreement,
  type Gender,
  type GrammarNumber,
  isFiniteVerb,
} from '../../morphology/features.ts'
import { SUBJECT_PRONOUNS } from '../../realisation/closed-class-words.ts'
import { type AnalysedToken, isQualifying, verbAfterClitics } from './grammar-rule.ts'
import { agreesInGenderAndNumber, determinerOf } from './noun-phrase-rules.ts'

export interface Subject {
  readonly gender: Gender | null
  readonly number: GrammarNumber
  readonly person: Agreement['person']
  /** Index of the word after it. */
  readonly end: number
}

/** «une foule de gens arrivent»: the verb may agree with what follows «de». */
const COLLECTIVE =
  /^(?:foule|groupe|dizaine|douzaine|quinzaine|vingtaine|centaine|millier|moitié|partie|reste|nombre|troupe|bande|majorité|plupart|sorte|espèce|multitude|tas|file|série|quantité|ensemble|peu|équipe|couple|paire|famille)s?$/u

function isName(word: AnalysedToken, language: Language): boolean {
  return (
    /^\p{Lu}/u.test(word.text) &&
    (language.names.some(({ name }) => name === word.text) ||
      language.lexicon.analyse(word.text).some(({ proper }) => proper === 'first-name'))
  )
}

export function touchesNext(word: AnalysedToken | undefined): boolean {
  return word !== undefined && !/\S/u.test(word.after)
}

function nounAt(words: readonly AnalysedToken[], at: number): AnalysedToken | null {
  const word = words[at]
  return word?.analyses.some(({ nature }) => nature === 'nom') ? word : null
}

/** A day or a moment may come first without being the subject: «le soir tombent les feuilles». */
function isMoment(lemma: string, language: Language): boolean {
  const classes = (language.nouns.get(lemma) ?? []).map(({ nounClass }) => nounClass)
  return classes.some((name) => name.startsWith('temps'))
}

/** A word that can only qualify the noun before it. */
function qualifiesOnly(word: AnalysedToken | undefined): boolean {
  if (word === undefined || !word.analyses.some(isQualifying)) return false
  return word.analyses.every((analysis) => isQualifying(analysis) || analysis.nature === 'nom')
}

/** Where the noun of a group stands that starts with a determiner; null when two words may be it. */
function nounPlace(words: readonly AnalysedToken[], at: number): number | null {
  const second = words[at + 2]
  const qualified = qualifiesOnly(words[at + 1]) && nounAt(words, at + 2) !== null
  if (!qualified) return at + 1
  return second?.analyses.some(isFiniteVerb) ? null : at + 2
}

function nameAt(words: readonly AnalysedToken[], at: number, language: Language): Subject | null {
  const word = words[at]
  if (word === undefined || !isName(word, language)) return null
  const gender = language.names.find(({ name }) => name === word.text)?.gender ?? null
  return { gender, number: 's', person: 3, end: at + 1 }
}

/** «au» and «du» start no subject: «au fond de la mer vivent des poissons». */
const NO_SUBJECT = /^(?:au|aux|du)$/u

/** Determiner, adjectives, noun, adjective. */
function nounGroupAt(
  words: readonly AnalysedToken[],
  at: number,
  language: Language,
): Subject | null {
  const determiner = determinerOf(words[at])
  const place = nounPlace(words, at)
  if (determiner === null || place === null || NO_SUBJECT.test(words[at]?.lower ?? '')) return null
  const noun = nounAt(words, place)
  if (noun === null || COLLECTIVE.test(noun.lower)) return null
  const nouns = noun.analyses.filter(
    (one) => one.nature === 'nom' && agreesInGenderAndNumber(one, ...determiner),
  )
  if (nouns.length === 0 || nouns.some(({ lemma }) => isMoment(lemma, language))) return null
  const genders = new Set(nouns.map(({ gender }) => gender))
  const [only = null] = genders
  const gender = determiner[0] ?? (genders.size === 1 ? only : null)
  const qualified = touchesNext(noun) && qualifiesOnly(words[place + 1])
  return { gender, number: determiner[1], person: 3, end: place + (qualified ? 2 : 1) }
}

/** A noun group, or a first name alone. */
function groupAt(words: readonly AnalysedToken[], at: number, language: Language): Subject | null {
  return nameAt(words, at, language) ?? nounGroupAt(words, at, language)
}

/** «de mes voisins», «du facteur» after a noun: the verb does not look at it. */
function complementEnd(words: readonly AnalysedToken[], at: number): number {
  const first = words[at]
  if (first === undefined || !/^(?:de|d'|du|des)$/u.test(first.lower)) return at
  const determined =
    /^(?:de|d')$/u.test(first.lower) &&
    (determinerOf(words[at + 1]) !== null || words[at + 1]?.lower === "l'")
  const noun = nounAt(words, determined ? at + 2 : at + 1)
  return noun === null || !touchesNext(first) ? -1 : determined ? at + 3 : at + 2
}

/** The subject that starts at a word, with what is coordinated to it. */
function subjectAt(
  words: readonly AnalysedToken[],
  at: number,
  language: Language,
): Subject | null {
  const pronoun = pronounSubject(words, at)
  if (pronoun !== null) return pronoun
  const group = groupAt(words, at, language)
  if (group === null || !touchesNext(words[group.end - 1])) return group
  if (words[group.end]?.lower === 'et') {
    const other = groupAt(words, group.end + 1, language)
    return other === null ? null : { gender: null, number: 'p', person: 3, end: other.end }
  }
  const end = complementEnd(words, group.end)
  return end < 0 ? null : { ...group, end }
}

/** Pronouns that are subjects wherever they stand; at the start of a clause the others as well. */
function pronounSubject(words: readonly AnalysedToken[], at: number): Subject | null {
  const word = words[at]
  if (word === undefined || word.joined) return null
  const sure = /^(?:je|j'|tu|il|ils|on)$/u.test(word.lower)
  // «ma tante nous envoie», «, nous envoie»: an object.
  const clause = /^elles?$/u.test(word.lower) ? startsClause(words, at) : at === 0
  const here = /^(?:elles?|nous|vous)$/u.test(word.lower) && clause
  const found =
    sure || here ? SUBJECT_PRONOUNS.get(word.lower === "j'" ? 'je' : word.lower) : undefined
  if (found === undefined) return null
  const gender = /^(?:il|elle)s?$/u.test(word.lower) ? found.gender : null
  return { gender, number: found.number, person: found.person, end: at + 1 }
}

const CONJUNCTIONS = new Set(
  "et mais car donc puis alors quand lorsque lorsqu' que qu' si comme puisque puisqu'".split(' '),
)

function startsClause(words: readonly AnalysedToken[], at: number): boolean {
  const before = words[at - 1]
  if (before === undefined) return true
  return before.after.includes(',') || (CONJUNCTIONS.has(before.lower) && !before.joined)
}

export interface Clause {
  readonly subject: Subject
  readonly pronoun: boolean
  readonly verb: AnalysedToken
  readonly place: number
}

/** The clause whose subject starts at this word; null when the subject or its verb is doubtful. */
export function clauseAt(
  words: readonly AnalysedToken[],
  at: number,
  language: Language,
): Clause | null {
  const pronoun = pronounSubject(words, at) !== null
  const subject = pronoun || startsClause(words, at) ? subjectAt(words, at, language) : null
  if (subject === null || !touchesNext(words[subject.end - 1])) return null
  const place = verbAfterClitics(words, subject.end)
  const verb = place === undefined ? undefined : words[place]
  // «Quels animaux préfères-tu ?»: the subject comes after.
  if (place === undefined || verb === undefined || words[place + 1]?.joined) return null
  return { subject, pronoun, verb, place }
}
