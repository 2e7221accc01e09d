/** A subject and the verb that follows it, where no other analysis is possible. */
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

export interface ClauseSubject {
  readonly gender: Gender | null
  readonly number: GrammarNumber
  readonly person: Agreement['person']
  /** Index of the token after it. */
  readonly end: number
}

/** The verb may agree with the complement of these: «une foule de gens arrivent». */
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

/** An adverbial of time may come first: «le soir tombent les feuilles». */
function isMoment(lemma: string, language: Language): boolean {
  const classes = (language.nouns.get(lemma) ?? []).map(({ nounClass }) => nounClass)
  return classes.some((name) => name.startsWith('temps'))
}

function qualifiesOnly(word: AnalysedToken | undefined): boolean {
  if (word === undefined || !word.analyses.some(isQualifying)) return false
  return word.analyses.every((analysis) => isQualifying(analysis) || analysis.nature === 'nom')
}

/** Index of the head noun after the determiner at `at`; null when two words may be the head. */
function nounPlace(words: readonly AnalysedToken[], at: number): number | null {
  const second = words[at + 2]
  const qualified = qualifiesOnly(words[at + 1]) && nounAt(words, at + 2) !== null
  if (!qualified) return at + 1
  return second?.analyses.some(isFiniteVerb) ? null : at + 2
}

function nameAt(
  words: readonly AnalysedToken[],
  at: number,
  language: Language,
): ClauseSubject | null {
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
): ClauseSubject | null {
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
function groupAt(
  words: readonly AnalysedToken[],
  at: number,
  language: Language,
): ClauseSubject | null {
  return nameAt(words, at, language) ?? nounGroupAt(words, at, language)
}

/** Index after a noun complement («de mes voisins», «du facteur»), with which no verb agrees; -1 when it is unclear. */
function complementEnd(words: readonly AnalysedToken[], at: number): number {
  const first = words[at]
  if (first === undefined || !/^(?:de|d'|du|des)$/u.test(first.lower)) return at
  const determined =
    /^(?:de|d')$/u.test(first.lower) &&
    (determinerOf(words[at + 1]) !== null || words[at + 1]?.lower === "l'")
  const noun = nounAt(words, determined ? at + 2 : at + 1)
  return noun === null || !touchesNext(first) ? -1 : determined ? at + 3 : at + 2
}

/** With what is coordinated to it, or complements it. */
function subjectAt(
  words: readonly AnalysedToken[],
  at: number,
  language: Language,
): ClauseSubject | null {
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

/** «elle», «nous» and «vous» are subjects only where a clause starts. */
function pronounSubject(words: readonly AnalysedToken[], at: number): ClauseSubject | null {
  const word = words[at]
  if (word === undefined || word.joined) return null
  const sure = /^(?:je|j'|tu|il|ils|on)$/u.test(word.lower)
  // Objects: «ma tante nous envoie», «, nous envoie».
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
  readonly subject: ClauseSubject
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
  // The subject is inverted: «Quels animaux préfères-tu ?»
  if (place === undefined || verb === undefined || words[place + 1]?.joined) return null
  return { subject, pronoun, verb, place }
}
