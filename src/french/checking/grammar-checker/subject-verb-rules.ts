/** Agreement of a verb and of an attribute with their subject. */
import { VERBS_WITH_ETRE } from '../../morphology/conjugation.ts'
import { type Analysis, isFiniteVerb, isParticiple } from '../../morphology/features.ts'
import { type Clause, type ClauseSubject, clauseAt, touchesNext } from './clause-detection.ts'
import { type AnalysedToken, type GrammarRule, isQualifying } from './grammar-rule.ts'
import { agreesInGenderAndNumber } from './noun-phrase-rules.ts'

const AUXILIARIES = /^(?:avoir|être)$/u

/** Finite analyses; none when the word may be no verb after a subject. */
function verbReadings(word: AnalysedToken, afterPronoun: boolean): readonly Analysis[] {
  const finite = word.analyses.filter(isFiniteVerb)
  const others = word.analyses.filter((analysis) => !isFiniteVerb(analysis))
  const harmless = others.every(
    (one) => one.nature === 'nom' || (afterPronoun && isQualifying(one)),
  )
  const auxiliary = finite.some(({ lemma }) => AUXILIARIES.test(lemma))
  return harmless || auxiliary ? finite : []
}

function matches({ verb }: Analysis, subject: ClauseSubject): boolean {
  return (
    verb?.kind === 'finite' &&
    verb.tense !== 'impératif' &&
    verb.person === subject.person &&
    verb.number === subject.number
  )
}

/** Inside a sentence, a singular noun may be the last of coordinated subjects. */
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

/** After être: analyses as an attribute, or as the participle of a verb that takes être; none when others are possible. */
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
