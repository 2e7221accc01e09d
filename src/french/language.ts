/** The French language as the engine knows it: lexicon, tables, frames. */
import type { Gender, GrammarNumber } from './morphology/forms.ts'
import type { Lexicon } from './morphology/lexicon.ts'
import type { Enrichment } from './syntax/enrichment.ts'
import type { Frame, ThemeEntry } from './syntax/frame.ts'
import type { NounEntry } from './tables/nouns.ts'
import type { DataFault } from './tables/table.ts'
import type { AdjectiveEntry, Homograph, NameEntry, ToolEntry, VerbEntry } from './tables/words.ts'

export interface NounForm {
  readonly noun: NounEntry
  readonly gender: Gender
  /** null: the same form in both numbers. */
  readonly number: GrammarNumber | null
}

export interface Language {
  readonly lexicon: Lexicon
  readonly nouns: ReadonlyMap<string, readonly NounEntry[]>
  /** Singulars, plurals and feminines of the curated nouns. */
  readonly nounForms: ReadonlyMap<string, readonly NounForm[]>
  readonly adjectives: ReadonlyMap<string, AdjectiveEntry>
  readonly verbs: ReadonlyMap<string, VerbEntry>
  readonly tools: ReadonlyMap<string, readonly ToolEntry[]>
  readonly names: readonly NameEntry[]
  readonly homographs: ReadonlyMap<string, Homograph>
  /** Whether a form that starts with h refuses the elision. */
  readonly aspirated: (form: string) => boolean
  readonly frames: readonly Frame[]
  /** Frames written for a word: its lemma, or the form itself. */
  readonly framesFor: ReadonlyMap<string, readonly Frame[]>
  /** Frames that hold a word as it is written in them. */
  readonly framesWith: ReadonlyMap<string, readonly Frame[]>
  /** Frames by the noun class that one of their slots asks for. */
  readonly framesAsking: ReadonlyMap<string, readonly Frame[]>
  /** Frames of each theme. */
  readonly framesOf: ReadonlyMap<string, readonly Frame[]>
  readonly themes: readonly ThemeEntry[]
  /** What a short sentence may take to reach the length of its class. */
  readonly enrichments: readonly Enrichment[]
  /** What could not be read; the linter says it, the engine goes on without. */
  readonly faults: readonly DataFault[]
}
