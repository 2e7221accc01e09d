/** A frame: a written sentence, annotated, whose words can be inflected again. data/README.md describes its notation. */
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Gender, GrammarNumber, Person, Tense } from '../morphology/features.ts'
import type { Place, WordLevel } from '../tables/table.ts'
import type { Aspect } from '../tables/words.ts'

export const ROLES = ['S', 'V', 'O', 'I', 'A', 'L', 'T', 'M', 'C', 'J'] as const

export type Role = (typeof ROLES)[number]

export const FUNCTION_OF_ROLE: Readonly<Record<Role, GrammarFunction | null>> = {
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

export const CHARACTERS = ['héros', 'ami', 'eux'] as const

export type Character = (typeof CHARACTERS)[number]

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
  /** Noun classes; `*` alone is the word of the header. */
  readonly classes: readonly string[]
  readonly defaults: readonly string[]
  readonly number: GrammarNumber | null
  /** null: takes none; `any`: a given or natural one; else this lemma, `*` being the word of the header. */
  readonly adjective: string | null
  readonly list: boolean
}

export type Part =
  | WordPart
  | SlotPart
  | { readonly kind: 'character'; readonly who: Character }
  /** The word of the header, written as it was given. */
  | { readonly kind: 'star' }
  | { readonly kind: 'comma' }

export type VerbTense =
  | { readonly kind: 'story' }
  | { readonly kind: 'aspect'; readonly aspect: Aspect }
  | { readonly kind: 'anterior' }
  | { readonly kind: 'fixed'; readonly tense: Tense }
  | { readonly kind: 'imperative'; readonly person: Person; readonly number: GrammarNumber }

export interface NounGroup {
  readonly kind: 'group'
  readonly role: Exclude<Role, 'V'>
  /** `S:fp{…}` when the words do not tell. */
  readonly agreement: { readonly gender: Gender; readonly number: GrammarNumber } | null
  /** Joined by a hyphen to what precedes: «aimes-tu». */
  readonly inverted: boolean
  readonly parts: readonly Part[]
}

export interface VerbGroup {
  readonly kind: 'verb'
  /** Infinitive, or `*`. */
  readonly lemma: string
  readonly reflexive: boolean
  readonly clitics: readonly string[]
  /** pas, jamais, plus … when «ne» stands. */
  readonly negation: string | null
  /** Put after the conjugated verb. */
  readonly adverbs: readonly WordPart[]
  readonly tail: readonly Part[]
  readonly tense: VerbTense
}

export type FrameItem = NounGroup | VerbGroup | { readonly kind: 'comma' }

export const STAGES = ['début', 'milieu', 'fin'] as const

export type Stage = (typeof STAGES)[number]

/** From the most to the least natural way to host a word. */
export const ORIGINS = ['theme', 'word', 'tool', 'class', 'list', 'fallback'] as const

export type FrameOrigin = (typeof ORIGINS)[number]

export interface FrameHeader {
  readonly words: readonly string[]
  readonly level: WordLevel
  readonly aspect: Aspect | null
  readonly stage: Stage
  /** null: every tense. */
  readonly tenses: readonly Tense[] | null
  readonly hero: Gender | 'p' | null
  readonly id: string | null
  readonly after: string | null
  readonly needsFriend: boolean
}

export interface FrameBody {
  readonly items: readonly FrameItem[]
  readonly end: '.' | '!' | '?'
}

export interface Frame extends FrameHeader, FrameBody {
  readonly origin: FrameOrigin
  /** The slots of its groups, in order. */
  readonly slots: readonly SlotPart[]
  /** Theme of the file; null outside themes/. */
  readonly theme: string | null
  readonly source: Place
}

export interface ThemeEntry {
  /** Name of the file: `ferme`. */
  readonly id: string
  readonly title: string
  /** What a teacher may type. */
  readonly keywords: readonly string[]
  readonly neighbours: readonly string[]
  /** Class of nouns that may be the hero, when not a child. */
  readonly hero: string | null
}
