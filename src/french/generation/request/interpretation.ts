/** What a word of the teacher's list may be: the interpretations on which placement works. */
import type { Nature } from '../../../domain/grammar/nature.ts'
import type { NounEntry } from '../../data/noun-table.ts'
import type { Gender, GrammarNumber, Person, Tense } from '../../morphology/features.ts'

/** Nature of the likeliest interpretation; null for names, numbers and unknown words, which nobody mistakes. */
export function natureOf({ interpretations: [interpretation] }: GivenWord): Nature | null {
  switch (interpretation?.kind) {
    case 'noun':
      return 'nom'
    case 'adjective':
      return 'adjectif'
    case 'finite':
    case 'infinitive':
    case 'participle':
      return 'verbe'
    case 'function-word':
      return interpretation.nature
    default:
      return null
  }
}

export function isUnknown({ interpretations: [interpretation] }: GivenWord): boolean {
  return interpretation?.kind === 'unknown'
}

export interface FiniteForm {
  readonly tense: Tense
  readonly person: Person
  readonly number: GrammarNumber
}

export type Interpretation =
  | {
      readonly kind: 'noun'
      readonly noun: NounEntry
      readonly form: string
      readonly gender: Gender
      /** null: the same form in both numbers. */
      readonly number: GrammarNumber | null
      /** The determiner given with it. */
      readonly determiner: string | null
      /** The adjective given with it: «une belle maison». */
      readonly adjective: { readonly lemma: string; readonly form: string } | null
      /** In the curated tables, and so of a known class. */
      readonly known: boolean
    }
  | {
      readonly kind: 'adjective'
      readonly lemma: string
      readonly form: string
      readonly gender: Gender | null
      readonly number: GrammarNumber | null
    }
  | {
      readonly kind: 'finite'
      readonly lemma: string
      readonly form: string
      readonly uses: readonly FiniteForm[]
      /** Gender that the participle of «était partie» or a pronoun needs of its subject. */
      readonly gender: Gender | null
      /** The pronoun given with it: «nous prenons». */
      readonly subject: string | null
    }
  | {
      readonly kind: 'infinitive'
      readonly lemma: string
      readonly form: string
      readonly reflexive: boolean
    }
  | { readonly kind: 'participle'; readonly lemma: string; readonly form: string }
  | { readonly kind: 'function-word'; readonly form: string; readonly nature: Nature }
  | { readonly kind: 'name'; readonly form: string; readonly gender: Gender | null }
  /** `person` of history or of books, `neighbour` with a title, `family` under its name: nothing agrees with them. */
  | {
      readonly kind: 'city' | 'person' | 'neighbour' | 'family' | 'year' | 'number' | 'unknown'
      readonly form: string
    }

export interface GivenWord {
  /** As the text must hold it, case aside. */
  readonly text: string
  /** The list holds another form of it, «grand, grande»: no other form will do for this one. */
  readonly asGiven?: boolean
  /** «un Breton»: with its capital, no adjective. */
  readonly hasCapital?: boolean
  /** Most likely first. */
  readonly interpretations: readonly Interpretation[]
}
