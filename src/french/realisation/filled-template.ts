/** The sentence specification given to the realiser: a template with slot fillers, headword, subject and tenses. */

import type { NounEntry } from '../data/noun-table.ts'
import type { Template } from '../data/template.ts'
import type { Agreement, Gender, GrammarNumber, Person, Tense } from '../morphology/features.ts'

export interface NounFiller {
  readonly noun: NounEntry
  /** As it is written: «vaches», «fermière». */
  readonly form: string
  readonly gender: Gender
  readonly number: GrammarNumber
  /** Lemma, and the exact form when the teacher gave one. */
  readonly adjective: { readonly lemma: string; readonly form: string | null } | null
  /** The determiner that was given with the word: «la vache». */
  readonly determiner: string | null
}

/** The headword, in the form that was given. */
export type HeadwordForm =
  | { readonly kind: 'finite'; readonly lemma: string; readonly text: string }
  | { readonly kind: 'infinitive'; readonly lemma: string; readonly text: string }
  | {
      readonly kind: 'participle'
      readonly lemma: string
      readonly text: string
    }
  | { readonly kind: 'adjective'; readonly lemma: string; readonly text: string }
  | { readonly kind: 'literal'; readonly text: string }

/** Tenses of a story: actions, states, and what happened before. */
export interface NarrativeTenses {
  readonly event: Tense
  readonly state: Tense
  readonly anterior: Tense
}

export interface FilledTemplate {
  readonly template: Template
  /** One list for each slot, in the order of the template. */
  readonly fillers: readonly (readonly NounFiller[])[]
  readonly headword: HeadwordForm | null
  /** Replaces the protagonist: «je», «nous»; null keeps him. */
  readonly subject: Agreement | null
  readonly tenses: NarrativeTenses
  /** What the given form of the header's verb is. */
  readonly headwordFeatures: {
    readonly tense: Tense
    readonly person: Person
    readonly number: GrammarNumber
  } | null
}
