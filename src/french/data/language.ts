/** The French language as the engine knows it: lexicon, tables, stories, sentences. */

import type { Gender, GrammarNumber } from '../morphology/features.ts'
import type { Lexicon } from '../morphology/lexicon.ts'
import type { TaggingCounts } from '../parsing/tagging-counts.ts'
import type { DataFault } from './data-file.ts'
import type { NounEntry } from './noun-table.ts'
import type { SentenceCollection, Theme } from './sentence-collection.ts'
import type { Story } from './story.ts'
import type { Template } from './template.ts'
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

export interface MemoryHook {
  /** What it helps to remember; the hook serves a copy that lacks them. */
  readonly letters: string
  /** A sentence for a child. */
  readonly hook: string
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
  readonly tagging: TaggingCounts
  /** What a word is, of those that sound like another. */
  readonly wordSenses: ReadonlyMap<string, string>
  /** Words of the same family, in which a letter is heard or kept. */
  readonly wordFamilies: ReadonlyMap<string, readonly string[]>
  /** Ways to remember the letters of a word, by the word. */
  readonly memoryHooks: ReadonlyMap<string, readonly MemoryHook[]>
  readonly homographs: ReadonlyMap<string, HomographEntry>
  /** Whether a form that starts with h refuses the elision. */
  readonly aspirated: (form: string) => boolean
  /** Sentences for any word of a kind, by that kind: `<nom.animal>`. */
  readonly fallbacks: ReadonlyMap<string, readonly Template[]>
  readonly themes: readonly Theme[]
  readonly stories: readonly Story[]
  readonly collections: readonly SentenceCollection[]
  /** Acts of a child, a collection a place. */
  readonly places: readonly SentenceCollection[]
  /** Whether a name is the root of noun classes: `animal`. */
  readonly knownClass: (name: string) => boolean
  /** What cannot be read, all of data/ being read; the linter says it, the engine goes on without. */
  readonly faults: () => readonly DataFault[]
}
