/** What the engine gives: sentences as text and as annotated words, one structure for dictations and exercises. */
import type { GrammarFunction } from '../domain/grammar/grammar-function.ts'
import type { Nature } from '../domain/grammar/nature.ts'
import type { Gender, GrammarNumber, Person, Tense } from './morphology/features.ts'

/** A word of a sentence; contracted and elided words («du», «l'») are words of their own. */
export interface Token {
  readonly text: string
  readonly nature: Nature
  /** Function of its group; carried by the head of the group only. */
  readonly grammarFunction: GrammarFunction | null
  readonly group: number
  readonly head: boolean
  readonly lemma: string | null
  readonly tense: Tense | null
  readonly person: Person | null
  readonly gender: Gender | null
  readonly number: GrammarNumber | null
  /** The guillemet that opens the sentence, before its first word; else nothing. */
  readonly before: string
  /** What stands between this word and the next: a space, nothing after «l'», a comma, the final point. */
  readonly after: string
  /** The word of the request that it answers. */
  readonly givenWord: string | null
}

export interface Sentence {
  readonly text: string
  /** A fallback was used: the sentence deserves a look. */
  readonly forced: boolean
  readonly tokens: readonly Token[]
}

export function textOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ before, text, after }) => before + text + after).join('')
}
