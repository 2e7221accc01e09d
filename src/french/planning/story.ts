/** What every sentence of a text shares, and the word that a sentence is chosen for. */
import type { Language } from '../language.ts'
import type { StoryTenses } from '../syntax/binding.ts'
import type { Discourse } from '../syntax/discourse.ts'
import type { Random } from './random.ts'
import type { GivenWord, Reading } from './reading.ts'

export interface Story {
  readonly language: Language
  readonly random: Random
  /** Number of the try asked by the teacher: another one prefers other sentences. */
  readonly turn: number
  /** Level of the class, 1 to 4. */
  readonly level: number
  /** Words that a sentence of this class usually has. */
  readonly targetWords: number
  /** Words that a sentence of this class may have. */
  readonly mostWords: number
  readonly themes: readonly string[]
  readonly tenses: StoryTenses
  readonly discourse: Discourse
  /** Given infinitives are conjugated: a goal asks for a tense or names verbs. */
  readonly conjugates: boolean
  /** How often a noun that may take an adjective gets one by itself. */
  readonly adjectives: number
}

/** The word that a frame is to host first, in one of its readings. */
export interface Guest {
  readonly word: GivenWord
  readonly reading: Reading
}
