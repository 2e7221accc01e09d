/** A verb group: pronouns, negation, the verb in its tense, the words that hang on it. */
import type { Language } from '../data/language.ts'
import type { VerbGroup, VerbTense } from '../data/template.ts'
import type { Aspect } from '../data/word-tables.ts'
import { type Conjugated, conjugate } from '../morphology/conjugation.ts'
import { type Agreement, isSimpleTense, type Tense } from '../morphology/features.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { FilledTemplate } from './filled-template.ts'
import { type InflectedWord, inflectedWord } from './inflected-word.ts'
import { imperativeWithClitics, withInvertedSubject } from './postverbal-pronouns.ts'
import { agreeingClitics, cliticWord, objectClitic, reflexivePronoun } from './pronouns.ts'

export interface VerbPhraseContext {
  readonly filled: FilledTemplate
  readonly subject: Agreement
  readonly withObject: boolean
  /** The COD that stands before («que»), if any. */
  readonly objectBefore: Pick<Agreement, 'gender' | 'number'> | null
  /** The aspect that its clause or its header gives it; null leaves it the verb's own. */
  readonly aspect: Aspect | null
  /** Its clause is what was said, known or hoped: «que …». */
  readonly reported: boolean
  /** Its clause is «après que …». */
  readonly afterwards: boolean
  /** Nouns named before it, which «les» or «l'» may stand for. */
  readonly named: readonly Agreement[]
  /** The noun of a slot before it, which «le», «la», «les» stand for: «perd une clé, mais la retrouve». */
  readonly standsFor: Pick<Agreement, 'gender' | 'number'> | null
  /** Words of a subject put after the verb: «aimes-tu». */
  readonly inverted: readonly InflectedWord[]
  readonly language: Language
}

/** Tense that a template kept to certain tenses takes when the story's is not among them. */
function permittedTense(tense: Tense, state: boolean, allowed: readonly Tense[] | null): Tense {
  if (allowed === null || allowed.includes(tense)) return tense
  const preferred: Tense = state ? 'imparfait' : 'passé composé'
  return allowed.includes(preferred) ? preferred : (allowed[0] ?? tense)
}

function narrativeTense(aspect: 'événement' | 'état', filled: FilledTemplate): Tense {
  const state = aspect === 'état'
  const tense = state ? filled.tenses.state : filled.tenses.event
  return permittedTense(tense, state, filled.template.tenses)
}

/** «savait qu'elle viendrait» is «sait qu'elle viendra» in a story of the present. */
function fixedTense(tense: Tense, { filled, reported }: VerbPhraseContext): Tense {
  const told = filled.tenses.event === 'présent' || filled.tenses.event === 'futur'
  return tense === 'conditionnel' && reported && told ? 'futur' : tense
}

/** «Ils sont sortis après que la pluie a cessé»: of two things done, neither is told as long past. */
function anteriorTense({ filled: { tenses }, afterwards }: VerbPhraseContext): Tense {
  return afterwards && tenses.event === 'passé composé' ? tenses.event : tenses.anterior
}

/** The tense of a verb; the passé simple is kept for the third person, as at school, unless another was given. */
export function tenseOf(tense: VerbTense, lemma: string, context: VerbPhraseContext): Tense {
  const { filled, language, subject } = context
  if (tense.kind === 'imperative') return 'impératif'
  if (tense.kind === 'fixed') return fixedTense(tense.tense, context)
  if (tense.kind === 'anterior') return anteriorTense(context)
  const written = tense.kind === 'aspect' ? tense.aspect : context.aspect
  const aspect = written ?? language.verbs.get(lemma)?.aspect ?? 'événement'
  const chosen = narrativeTense(aspect, filled)
  const isAsked = filled.headwordFeatures?.tense === 'passé simple'
  return chosen === 'passé simple' && subject.person !== 3 && !isAsked ? 'passé composé' : chosen
}

interface Inflected {
  readonly verb: Conjugated
  readonly tense: Tense
}

/** «était partie»: possible when the verb, in that tense, comes out so. */
function givenCompound(
  verb: VerbGroup,
  tense: Tense,
  headword: { readonly lemma: string; readonly text: string },
  { language, subject, withObject }: VerbPhraseContext,
): Inflected | 'impossible' {
  const use = { reflexive: verb.reflexive, withObject, objectBefore: null }
  const made = conjugate(headword.lemma, tense, subject, use, language.lexicon)
  const text = `${made?.finite ?? ''} ${made?.participle ?? ''}`
  return made !== null && text === headword.text ? { verb: made, tense } : 'impossible'
}

/** «vécut depuis de longues années», «le lendemain, dormait»: a given form that its clause does not bear. */
function contradictsClause(tense: Tense, { aspect, filled }: VerbPhraseContext): boolean {
  if (aspect === null || aspect === filled.template.aspect) return false
  return aspect === 'état'
    ? /^passé|^plus/u.test(tense)
    : tense === 'imparfait' && filled.tenses.event !== 'imparfait'
}

type HeadwordVerb = Inflected | 'impossible' | null

/** A given conjugated form, when the subject is the one it needs. */
function givenFinite(
  verb: VerbGroup,
  headword: { readonly lemma: string; readonly text: string },
  context: VerbPhraseContext,
): HeadwordVerb {
  const { headwordFeatures } = context.filled
  if (headwordFeatures === null) return null
  const { tense, person, number } = headwordFeatures
  if (contradictsClause(tense, context)) return 'impossible'
  const agrees = person === context.subject.person && number === context.subject.number
  if (!agrees && tense !== 'impératif') return 'impossible'
  if (!isSimpleTense(tense)) return givenCompound(verb, tense, headword, context)
  return { verb: { finite: headword.text, participle: null, auxiliary: null }, tense }
}

/** A given participle, in the compound tense of the story. */
function givenParticiple(
  verb: VerbGroup,
  headword: { readonly lemma: string; readonly text: string },
  context: VerbPhraseContext,
): HeadwordVerb {
  const { language, filled, subject, withObject } = context
  const tense = [filled.tenses.event, filled.tenses.anterior].find((one) => !isSimpleTense(one))
  const use = { reflexive: verb.reflexive, withObject, objectBefore: null }
  const compound = tense ?? 'passé composé'
  const conjugated = conjugate(headword.lemma, compound, subject, use, language.lexicon)
  return conjugated?.participle === headword.text
    ? { verb: conjugated, tense: compound }
    : 'impossible'
}

/** The verb of the header in the very form that was given. */
function headwordVerb(verb: VerbGroup, context: VerbPhraseContext): HeadwordVerb {
  const { headword } = context.filled
  if (verb.lemma !== '*' || headword === null) return null
  if (headword.kind === 'finite') return givenFinite(verb, headword, context)
  return headword.kind === 'participle' ? givenParticiple(verb, headword, context) : null
}

function cliticsOf(verb: VerbGroup, context: VerbPhraseContext): string[] {
  const elided = startsWithVowelSound(verb.lemma, context.language.aspirated)
  return agreeingClitics(verb.clitics, elided, context)
}

function inflect(verb: VerbGroup, lemma: string, context: VerbPhraseContext): Inflected | null {
  const given = headwordVerb(verb, context)
  if (given !== null) return given === 'impossible' ? null : given
  const tense = tenseOf(verb.tense, lemma, context)
  const agreement =
    verb.tense.kind === 'imperative'
      ? { ...context.subject, person: verb.tense.person, number: verb.tense.number }
      : context.subject
  const use = {
    reflexive: verb.reflexive,
    withObject: context.withObject || objectClitic(verb.clitics) !== null,
    objectBefore: objectClitic(cliticsOf(verb, context)) ?? context.objectBefore,
  }
  const conjugated = conjugate(lemma, tense, agreement, use, context.language.lexicon)
  return conjugated === null ? null : { verb: conjugated, tense }
}

function verbWord(text: string, lemma: string, features: Partial<InflectedWord>): InflectedWord {
  return inflectedWord(text, 'verbe', { ...features, lemma, role: 'V', head: true })
}

/** «rien» and «personne» are the COD. */
function negationWord(text: string): InflectedWord {
  return text === 'rien' || text === 'personne'
    ? inflectedWord(text, 'pronom', { role: 'O', head: true })
    : inflectedWord(text, 'adverbe', { role: 'V' })
}

function verbLemma(verb: VerbGroup, filled: FilledTemplate): string | null {
  if (verb.lemma !== '*') return verb.lemma
  return filled.headword === null || filled.headword.kind === 'literal'
    ? null
    : filled.headword.lemma
}

function preverbalPronouns(verb: VerbGroup, context: VerbPhraseContext): InflectedWord[] {
  const pronouns = cliticsOf(verb, context).map(cliticWord)
  if (!verb.reflexive) return pronouns
  return [
    inflectedWord(reflexivePronoun(subjectOf(verb, context)), 'pronom', { role: 'V' }),
    ...pronouns,
  ]
}

/** Words of the group before its tail; null when the verb lacks the form. */
export function realiseVerb(verb: VerbGroup, context: VerbPhraseContext): InflectedWord[] | null {
  const { filled, subject } = context
  const own = verbLemma(verb, filled)
  if (own === null) return null
  const inflected = inflect(verb, own, context)
  if (inflected === null) return null
  const { finite, participle, auxiliary } = inflected.verb
  const features = { tense: inflected.tense, person: subject.person, number: subject.number }
  const pronouns = preverbalPronouns(verb, context)
  const negation = verb.negation ? [negationWord(verb.negation)] : []
  // «on n'a vu personne», «on n'a vu qu'un chat», but «on n'a rien vu».
  const last = verb.negation === 'personne' || verb.negation === 'que'
  // «a-t-il crié», but «a crié Léa».
  const isNamed = participle !== null && context.inverted[0]?.nature !== 'pronom'
  const beside = isNamed ? { ...context, inverted: [] } : context
  return [
    ...withClitics(verbWord(finite, auxiliary ?? own, features), pronouns, verb, beside),
    ...(last ? [] : negation),
    ...verb.adverbs.map(({ text }) => inflectedWord(text, 'adverbe', { role: 'V' })),
    ...(participle === null ? [] : [verbWord(participle, own, { tense: inflected.tense })]),
    ...(last ? negation : []),
    ...(isNamed ? context.inverted : []),
  ]
}

function subjectOf(
  verb: VerbGroup,
  context: VerbPhraseContext,
): Pick<Agreement, 'person' | 'number'> {
  return verb.tense.kind === 'imperative' ? verb.tense : context.subject
}

function withClitics(
  finite: InflectedWord,
  pronouns: readonly InflectedWord[],
  verb: VerbGroup,
  context: VerbPhraseContext,
): InflectedWord[] {
  const negated = verb.negation !== null
  if (verb.tense.kind === 'imperative' && !negated) return imperativeWithClitics(finite, pronouns)
  const ne = negated ? [inflectedWord('ne', 'adverbe', { role: 'V' })] : []
  return [...ne, ...pronouns, ...withInvertedSubject(finite, context.inverted)]
}
