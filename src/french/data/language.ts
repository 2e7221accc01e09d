/** The French language as the engine knows it: lexicon, tables, templates. */

import type { Gender, GrammarNumber } from '../morphology/features.ts'
import type { Lexicon } from '../morphology/lexicon.ts'
import type { DataFault } from './data-file.ts'
import type { Enrichment } from './enrichment.ts'
import type { NounEntry } from './noun-table.ts'
import type { Story } from './story.ts'
import type { Template, ThemeEntry } from './template.ts'
import type { TemplateLookup } from './template-library.ts'
import type {
  AdjectiveEntry,
  FunctionWordEntry,
  HomographEntry,
  NameEntry,
  VerbEntry,
} from './word-tables.ts'

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
  readonly functionWords: ReadonlyMap<string, readonly FunctionWordEntry[]>
  readonly names: readonly NameEntry[]
  readonly homographs: ReadonlyMap<string, HomographEntry>
  /** Whether a form that starts with h refuses the elision. */
  readonly aspirated: (form: string) => boolean
  /** Every template: reads all of data/, which writing a text does not need. */
  readonly allTemplates: () => readonly Template[]
  /** Templates written for a word: its lemma, or the form itself. */
  readonly templatesFor: TemplateLookup
  /** Templates that hold a word, in lower case, as it is written in them. */
  readonly templatesContaining: (word: string) => readonly Template[]
  /** Templates by the noun class that one of their slots asks for. */
  readonly templatesWithSlotFor: TemplateLookup
  readonly templatesOfTheme: TemplateLookup
  /** Templates by where they were written: `class`, `list`. */
  readonly templatesOfOrigin: TemplateLookup
  readonly themes: readonly ThemeEntry[]
  readonly stories: readonly Story[]
  /** Whether a name is the root of noun classes: `animal`. */
  readonly knownClass: (name: string) => boolean
  /** What a short sentence may take to reach the length of its class. */
  readonly enrichments: readonly Enrichment[]
  /** What cannot be read, all of data/ being read; the linter says it, the engine goes on without. */
  readonly faults: () => readonly DataFault[]
}
