/** Morphological features, and what a written form may be: its analyses. */
import type { Nature } from '../../domain/grammar/nature.ts'

export type Gender = 'm' | 'f'
export type GrammarNumber = 's' | 'p'
export type Person = 1 | 2 | 3

export const TENSES = [
  'présent',
  'imparfait',
  'futur',
  'passé composé',
  'passé simple',
  'plus-que-parfait',
  'conditionnel',
  'subjonctif',
  'impératif',
] as const

export type Tense = (typeof TENSES)[number]

/** Tenses written in one word. */
const SIMPLE_TENSES = [
  'présent',
  'imparfait',
  'futur',
  'passé simple',
  'conditionnel',
  'subjonctif',
  'impératif',
] as const satisfies readonly Tense[]

export type SimpleTense = (typeof SIMPLE_TENSES)[number]

export function isTense(value: unknown): value is Tense {
  return TENSES.some((tense) => tense === value)
}

export function isSimpleTense(tense: Tense): tense is SimpleTense {
  return SIMPLE_TENSES.some((simple) => simple === tense)
}

/** What determiners, adjectives and verbs copy from the noun. */
export interface Agreement {
  readonly gender: Gender
  readonly number: GrammarNumber
  readonly person: Person
}

export type VerbForm =
  | {
      readonly kind: 'finite'
      readonly tense: SimpleTense
      readonly person: Person
      readonly number: GrammarNumber
    }
  | { readonly kind: 'infinitive' }
  | { readonly kind: 'present-participle' }
  /** null: the form is the same for both. */
  | {
      readonly kind: 'participle'
      readonly gender: Gender | null
      readonly number: GrammarNumber | null
    }

export type ProperKind = 'first-name' | 'place' | 'surname'

/** One analysis of a written form: its lemma and its features. */
export interface Analysis {
  readonly lemma: string
  readonly nature: Nature
  readonly proper?: ProperKind
  /** null: both genders (élève, rouge). */
  readonly gender: Gender | null
  /** null: both numbers (souris, heureux). */
  readonly number: GrammarNumber | null
  readonly verb?: VerbForm
}

export function isFiniteVerb(analysis: Analysis): boolean {
  return analysis.verb?.kind === 'finite'
}

export function isParticiple(analysis: Analysis): boolean {
  return analysis.verb?.kind === 'participle'
}

/** May belong to a noun phrase. */
export function isNominal(analysis: Analysis): boolean {
  return ['nom', 'adjectif', 'déterminant'].includes(analysis.nature) || isParticiple(analysis)
}
