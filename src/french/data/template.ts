/** A template: a written sentence, annotated, whose words can be inflected again. data/README.md describes its notation. */
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Gender, GrammarNumber, Person, Tense } from '../morphology/features.ts'
import type { SourceLocation, WordLevel } from './data-file.ts'
import type { Aspect } from './word-tables.ts'

export const GROUP_ROLES = ['S', 'V', 'O', 'I', 'A', 'L', 'T', 'M', 'C', 'J'] as const

export type GroupRole = (typeof GROUP_ROLES)[number]

export const FUNCTION_OF_ROLE: Readonly<Record<GroupRole, GrammarFunction | null>> = {
  S: 'sujet',
  V: 'verbe',
  O: 'COD',
  I: 'COI',
  A: 'attribut',
  L: 'complément circonstanciel',
  T: 'complément circonstanciel',
  M: 'complément circonstanciel',
  C: 'complément circonstanciel',
  J: null,
}

export const CHARACTER_REFERENCES = ['héros', 'ami', 'eux'] as const

export type CharacterReference = (typeof CHARACTER_REFERENCES)[number]

export interface WordPart {
  readonly kind: 'word'
  readonly text: string
  /** The author's tag, for a form of several natures. */
  readonly tag: Nature | null
  /** `~petit`: a lemma that agrees with the head of its group. */
  readonly agrees: boolean
}

export interface SlotPart {
  readonly kind: 'slot'
  /** As written; null lets the engine choose, `-` is none, `à` the noun's ready phrase. */
  readonly determiner: string | null
  /** Noun classes; `*` alone is the headword. */
  readonly classes: readonly string[]
  readonly defaults: readonly string[]
  readonly number: GrammarNumber | null
  /** null: takes none; `any`: a given or natural one; else this lemma, `*` being the headword. */
  readonly adjective: string | null
  readonly list: boolean
}

export type GroupPart =
  | WordPart
  | SlotPart
  | { readonly kind: 'character'; readonly who: CharacterReference }
  /** The headword, written as it was given. */
  | { readonly kind: 'headword' }
  | { readonly kind: 'comma' }

export type VerbTense =
  | { readonly kind: 'story' }
  | { readonly kind: 'aspect'; readonly aspect: Aspect }
  | { readonly kind: 'anterior' }
  | { readonly kind: 'fixed'; readonly tense: Tense }
  | { readonly kind: 'imperative'; readonly person: Person; readonly number: GrammarNumber }

export interface NounGroup {
  readonly kind: 'group'
  readonly role: Exclude<GroupRole, 'V'>
  /** `S:fp{…}` when the words do not tell. */
  readonly agreement: { readonly gender: Gender; readonly number: GrammarNumber } | null
  /** Joined by a hyphen to what precedes: «aimes-tu». */
  readonly inverted: boolean
  readonly parts: readonly GroupPart[]
}

export interface VerbGroup {
  readonly kind: 'verb'
  /** Infinitive, or `*`. */
  readonly lemma: string
  readonly reflexive: boolean
  readonly clitics: readonly string[]
  /** pas, jamais, plus … when «ne» stands. */
  readonly negation: string | null
  readonly adverbs: readonly WordPart[]
  readonly tail: readonly GroupPart[]
  readonly tense: VerbTense
}

/** Marks inside a sentence: those of direct speech, and what joins two clauses. */
export const INNER_MARKS = ['«', '»', ':', ';', '?', '!', '…', '.'] as const

export type InnerMark = (typeof INNER_MARKS)[number]

export type TemplateItem =
  | NounGroup
  | VerbGroup
  | { readonly kind: 'comma' }
  | { readonly kind: 'mark'; readonly mark: InnerMark }

/** A line of a story or a collection, or a last resort for any word of a kind. */
export type TemplateOrigin = 'story' | 'collection' | 'fallback'

export interface TemplateHeader {
  readonly headwords: readonly string[]
  readonly level: WordLevel
  readonly aspect: Aspect | null
  readonly tenses: readonly Tense[] | null
  readonly protagonist: Gender | 'p' | null
  readonly id: string | null
  readonly requires: string | null
}

export interface TemplateBody {
  readonly items: readonly TemplateItem[]
  /** Nothing where the speech that ends the sentence has its own mark. */
  readonly end: '.' | '!' | '?' | '…' | ''
}

export interface Template extends TemplateHeader, TemplateBody {
  readonly origin: TemplateOrigin
  readonly slots: readonly SlotPart[]
  readonly source: SourceLocation
}
