/** The French language as the engine knows it: lexicon, tables, frames. */
import type { FrameLookup } from './frame-library.ts'
import type { Gender, GrammarNumber } from './morphology/features.ts'
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
  /** Every frame: reads all of data/, which writing a text does not need. */
  readonly allFrames: () => readonly Frame[]
  /** Frames written for a word: its lemma, or the form itself. */
  readonly framesFor: FrameLookup
  /** Frames that hold a word, in lower case, as it is written in them. */
  readonly framesHolding: (word: string) => readonly Frame[]
  /** Frames by the noun class that one of their slots asks for. */
  readonly framesAsking: FrameLookup
  /** Frames of each theme. */
  readonly framesOf: FrameLookup
  /** Frames by where they were written: `class`, `list`. */
  readonly framesFrom: FrameLookup
  readonly themes: readonly ThemeEntry[]
  /** What a short sentence may take to reach the length of its class. */
  readonly enrichments: readonly Enrichment[]
  /** What cannot be read, all of data/ being read; the linter says it, the engine goes on without. */
  readonly faults: () => readonly DataFault[]
}
