/** A verb group: pronouns, negation, the verb in its tense, the words that hang on it. */
import type { Language } from '../language.ts'
import { type Conjugated, conjugate } from '../morphology/conjugation.ts'
import { type Agreement, isSimpleTense, type Tense } from '../morphology/features.ts'
import type { Binding } from './binding.ts'
import { cliticPiece, objectClitic, referring } from './clitics.ts'
import { reflexive } from './closed-words.ts'
import type { VerbGroup, VerbTense } from './frame.ts'
import { type Piece, piece } from './piece.ts'

export interface VerbContext {
  readonly binding: Binding
  readonly subject: Agreement
  /** Whether a COD follows the verb in its clause. */
  readonly withObject: boolean
  /** The COD that stands before («que»), if any. */
  readonly objectBefore: Pick<Agreement, 'gender' | 'number'> | null
  /** Whether this is the first verb of the frame, whose aspect the header may say. */
  readonly main: boolean
  /** The noun of a slot before it, which «le», «la», «les» stand for: «perd une clé, mais la retrouve». */
  readonly standsFor: Pick<Agreement, 'gender' | 'number'> | null
  /** In an enrichment, where «lui» stands for the subject too. */
  readonly added: boolean
  /** Pieces of a subject put after the verb: «aimes-tu». */
  readonly inverted: readonly Piece[]
  readonly language: Language
}

/** Tense that a frame kept to certain tenses takes when the story's is not among them. */
function permitted(tense: Tense, state: boolean, allowed: readonly Tense[] | null): Tense {
  if (allowed === null || allowed.includes(tense)) return tense
  const preferred: Tense = state ? 'imparfait' : 'passé composé'
  return allowed.includes(preferred) ? preferred : (allowed[0] ?? tense)
}

function storyTense(aspect: 'événement' | 'état', binding: Binding): Tense {
  const state = aspect === 'état'
  const tense = state ? binding.tenses.state : binding.tenses.event
  return permitted(tense, state, binding.frame.tenses)
}

/** The tense of a verb; the passé simple is kept for the third person, as at school. */
export function tenseOf(tense: VerbTense, lemma: string, context: VerbContext): Tense {
  const { binding, language, subject, main } = context
  if (tense.kind === 'imperative') return 'impératif'
  if (tense.kind === 'fixed') return tense.tense
  if (tense.kind === 'anterior') return binding.tenses.anterior
  const written = tense.kind === 'aspect' ? tense.aspect : main ? binding.frame.aspect : null
  const aspect = written ?? language.verbs.get(lemma)?.aspect ?? 'événement'
  const chosen = storyTense(aspect, binding)
  return chosen === 'passé simple' && subject.person !== 3 ? 'passé composé' : chosen
}

interface Inflected {
  readonly verb: Conjugated
  readonly tense: Tense
}

/** «était partie»: possible when the verb, in that tense, comes out so. */
function givenCompound(
  verb: VerbGroup,
  tense: Tense,
  star: { readonly lemma: string; readonly text: string },
  { language, subject, withObject }: VerbContext,
): Inflected | 'impossible' {
  const use = { reflexive: verb.reflexive, withObject, objectBefore: null }
  const made = conjugate(star.lemma, tense, subject, use, language.lexicon)
  const text = `${made?.finite ?? ''} ${made?.participle ?? ''}`
  return made !== null && text === star.text ? { verb: made, tense } : 'impossible'
}

type StarForm = Inflected | 'impossible' | null

/** A given conjugated form, when the subject is the one it needs. */
function givenFinite(
  verb: VerbGroup,
  star: { readonly lemma: string; readonly text: string },
  context: VerbContext,
): StarForm {
  const { starUse } = context.binding
  if (starUse === null) return null
  const { tense, person, number } = starUse
  const agrees = person === context.subject.person && number === context.subject.number
  if (!agrees && tense !== 'impératif') return 'impossible'
  if (!isSimpleTense(tense)) return givenCompound(verb, tense, star, context)
  return { verb: { finite: star.text, participle: null, auxiliary: null }, tense }
}

/** A given participle, in the compound tense of the story. */
function givenParticiple(
  verb: VerbGroup,
  star: { readonly lemma: string; readonly text: string },
  context: VerbContext,
): StarForm {
  const { language, binding, subject, withObject } = context
  const tense = [binding.tenses.event, binding.tenses.anterior].find((one) => !isSimpleTense(one))
  const use = { reflexive: verb.reflexive, withObject, objectBefore: null }
  const compound = tense ?? 'passé composé'
  const conjugated = conjugate(star.lemma, compound, subject, use, language.lexicon)
  return conjugated?.participle === star.text ? { verb: conjugated, tense: compound } : 'impossible'
}

/** The verb of the header in the very form that was given. */
function givenForm(verb: VerbGroup, context: VerbContext): StarForm {
  const { star } = context.binding
  if (verb.lemma !== '*' || star === null) return null
  if (star.kind === 'finite') return givenFinite(verb, star, context)
  return star.kind === 'participle' ? givenParticiple(verb, star, context) : null
}

function inflect(verb: VerbGroup, lemma: string, context: VerbContext): Inflected | null {
  const given = givenForm(verb, context)
  if (given !== null) return given === 'impossible' ? null : given
  const tense = tenseOf(verb.tense, lemma, context)
  const agreement =
    verb.tense.kind === 'imperative'
      ? { ...context.subject, person: verb.tense.person, number: verb.tense.number }
      : context.subject
  const use = {
    reflexive: verb.reflexive,
    withObject: context.withObject || objectClitic(verb.clitics) !== null,
    objectBefore: objectClitic(referring(verb.clitics, context)) ?? context.objectBefore,
  }
  const conjugated = conjugate(lemma, tense, agreement, use, context.language.lexicon)
  return conjugated === null ? null : { verb: conjugated, tense }
}

function verbPiece(text: string, lemma: string, features: Partial<Piece>): Piece {
  return piece(text, 'verbe', { ...features, lemma, role: 'V', head: true })
}

/** «rien» and «personne» are the COD. */
function negationPiece(text: string): Piece {
  return text === 'rien' || text === 'personne'
    ? piece(text, 'pronom', { role: 'O', head: true })
    : piece(text, 'adverbe', { role: 'V' })
}

/** «-t-» between a vowel and «il», «elle», «on». */
function invertedPieces(verb: Piece, subject: readonly Piece[]): Piece[] {
  const [first, ...rest] = subject
  if (first === undefined) return [verb]
  const euphonic = /[aec]$/u.test(verb.text) && /^(il|elle|on)/u.test(first.text)
  return [{ ...verb, link: euphonic ? '-t-' : '-' }, first, ...rest]
}

/** Imperative without «ne»: the pronouns come after, «lave-toi». */
function imperativePieces(verb: Piece, pronouns: readonly Piece[]): Piece[] {
  const after = pronouns.map((item) => ({
    ...item,
    text: item.text === 'te' ? 'toi' : item.text === 'me' ? 'moi' : item.text,
  }))
  return [verb, ...after].map((item, index) =>
    index < after.length ? { ...item, link: '-' } : item,
  )
}

function ownLemma(verb: VerbGroup, binding: Binding): string | null {
  if (verb.lemma !== '*') return verb.lemma
  return binding.star === null || binding.star.kind === 'literal' ? null : binding.star.lemma
}

function pronounPieces(verb: VerbGroup, context: VerbContext): Piece[] {
  const pronouns = referring(verb.clitics, context).map(cliticPiece)
  if (!verb.reflexive) return pronouns
  return [piece(reflexive(subjectOf(verb, context)), 'pronom', { role: 'V' }), ...pronouns]
}

/** Pieces of the group before its tail; null when the verb lacks the form. */
export function verbPieces(verb: VerbGroup, context: VerbContext): Piece[] | null {
  const { binding, subject } = context
  const own = ownLemma(verb, binding)
  if (own === null) return null
  const inflected = inflect(verb, own, context)
  if (inflected === null) return null
  const { finite, participle, auxiliary } = inflected.verb
  const features = { tense: inflected.tense, person: subject.person, number: subject.number }
  const pronouns = pronounPieces(verb, context)
  const negation = verb.negation ? [negationPiece(verb.negation)] : []
  // «on n'a vu personne», but «on n'a rien vu».
  const last = verb.negation === 'personne'
  return [
    ...placed(verbPiece(finite, auxiliary ?? own, features), pronouns, verb, context),
    ...(last ? [] : negation),
    ...verb.adverbs.map(({ text }) => piece(text, 'adverbe', { role: 'V' })),
    ...(participle === null ? [] : [verbPiece(participle, own, { tense: inflected.tense })]),
    ...(last ? negation : []),
  ]
}

function subjectOf(verb: VerbGroup, context: VerbContext): Pick<Agreement, 'person' | 'number'> {
  return verb.tense.kind === 'imperative' ? verb.tense : context.subject
}

function placed(
  finite: Piece,
  pronouns: readonly Piece[],
  verb: VerbGroup,
  context: VerbContext,
): Piece[] {
  const negated = verb.negation !== null
  if (verb.tense.kind === 'imperative' && !negated) return imperativePieces(finite, pronouns)
  const ne = negated ? [piece('ne', 'adverbe', { role: 'V' })] : []
  return [...ne, ...pronouns, ...invertedPieces(finite, context.inverted)]
}
