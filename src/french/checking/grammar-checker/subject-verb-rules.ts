/** Agreement of a verb and of an attribute with their subject. */
import type { Language } from '../../data/language.ts'
import { VERBS_WITH_ETRE } from '../../morphology/conjugation.ts'
import {
  type Agreement,
  type Analysis,
  type Gender,
  type GrammarNumber,
  isFiniteVerb,
  isParticiple,
} from '../../morphology/features.ts'
import { SUBJECT_PRONOUNS } from '../../realisation/closed-class-words.ts'
import {
  type AnalysedToken,
  type GrammarRule,
  isQualifying,
  verbAfterClitics,
} from './grammar-rule.ts'
import { agreesInGenderAndNumber, determinerOf } from './noun-phrase-rules.ts'

interface Subject {
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

function touchesNext(word: AnalysedToken | undefined): boolean {
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

const AUXILIARIES = /^(?:avoir|être)$/u

/** The finite readings of a word that can only be a verb after a subject; empty when it may be something else. */
function verbReadings(word: AnalysedToken, afterPronoun: boolean): readonly Analysis[] {
  const finite = word.analyses.filter(isFiniteVerb)
  const others = word.analyses.filter((analysis) => !isFiniteVerb(analysis))
  const harmless = others.every(
    (one) => one.nature === 'nom' || (afterPronoun && isQualifying(one)),
  )
  const auxiliary = finite.some(({ lemma }) => AUXILIARIES.test(lemma))
  return harmless || auxiliary ? finite : []
}

function matches({ verb }: Analysis, subject: Subject): boolean {
  return (
    verb?.kind === 'finite' &&
    verb.tense !== 'impératif' &&
    verb.person === subject.person &&
    verb.number === subject.number
  )
}

interface Clause {
  readonly subject: Subject
  readonly pronoun: boolean
  readonly verb: AnalysedToken
  readonly place: number
}

/** A subject at this word and the verb that follows it. */
function clauseAt(words: readonly AnalysedToken[], at: number, language: Language): Clause | null {
  const pronoun = pronounSubject(words, at) !== null
  const subject = pronoun || startsClause(words, at) ? subjectAt(words, at, language) : null
  if (subject === null || !touchesNext(words[subject.end - 1])) return null
  const place = verbAfterClitics(words, subject.end)
  const verb = place === undefined ? undefined : words[place]
  // «Quels animaux préfères-tu ?»: the subject comes after.
  if (place === undefined || verb === undefined || words[place + 1]?.joined) return null
  return { subject, pronoun, verb, place }
}

/** Inside a sentence, a singular noun may be the last of several subjects. */
function isOneOfSeveral({ subject, pronoun }: Clause, at: number): boolean {
  return at > 0 && !pronoun && subject.number === 's'
}

/** «les enfants joue», «ils mange», «le chien et le chat dort», «nous allez» */
export const subjectAgreementRule: GrammarRule = (words, at, language) => {
  const clause = clauseAt(words, at, language)
  if (clause === null || isOneOfSeveral(clause, at)) return null
  const readings = verbReadings(clause.verb, clause.pronoun)
  const agreed = readings.some((reading) => matches(reading, clause.subject))
  return readings.length === 0 || agreed
    ? null
    : { kind: 'subject-verb', from: at, to: clause.place }
}

const DEGREE = new Set(
  'très trop si bien plus aussi assez toujours déjà encore vraiment'.split(' '),
)

/** Readings of a word that can only be an attribute, or the participle of a verb conjugated with être, after être. */
function attributeReadings(word: AnalysedToken): readonly Analysis[] {
  const moved = word.analyses.filter((one) => isParticiple(one) && VERBS_WITH_ETRE.has(one.lemma))
  if (moved.length > 0) return moved
  const usable = word.analyses.filter((one) => !isFiniteVerb(one))
  const adjectives = usable.filter(({ nature }) => nature === 'adjectif')
  const isSameNoun = (one: Analysis): boolean =>
    one.nature === 'nom' && adjectives.some(({ lemma }) => lemma === one.lemma)
  return adjectives.length > 0 && usable.every((one) => isQualifying(one) || isSameNoun(one))
    ? usable.filter(isQualifying)
    : []
}

function isBeing({ verb }: Clause): boolean {
  return verb.analyses.some((one) => isFiniteVerb(one) && one.lemma === 'être')
}

/** «la fille est content», «les filles sont parti» */
export const attributeAgreementRule: GrammarRule = (words, at, language) => {
  const clause = clauseAt(words, at, language)
  if (clause === null || isOneOfSeveral(clause, at) || !isBeing(clause)) return null
  const { subject, place } = clause
  if (subject.person !== 3 || words[at]?.lower === 'on') return null
  const next = DEGREE.has(words[place + 1]?.lower ?? '') ? place + 2 : place + 1
  const word = words[next]
  if (word === undefined || word.joined || !touchesNext(words[next - 1])) return null
  const readings = attributeReadings(word)
  const agreed = readings.some((one) =>
    agreesInGenderAndNumber(one, subject.gender, subject.number),
  )
  return readings.length === 0 || agreed ? null : { kind: 'attribute', from: at, to: next }
}
