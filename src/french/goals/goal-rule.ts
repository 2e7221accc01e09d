/** What a goal is made of: how it is recognised, what it asks of the planner, how a finished text shows it. */
import type { Tense } from '../morphology/forms.ts'
import type { SeenSentence, SeenWord } from './seen-words.ts'

export interface GoalRule {
  /** Tenses that the text is written in. */
  readonly tenses?: readonly Tense[]
  /** Given verbs are conjugated, whatever the class. */
  readonly conjugated?: boolean
  /** Given nouns are put in the plural, in the feminine. */
  readonly plural?: boolean
  readonly feminine?: boolean
  /** Nouns that may take an adjective always do. */
  readonly adjectives?: boolean
  /** Sentences that match are preferred. */
  readonly wanted?: readonly RegExp[]
  /** Words that the text needs, given or not. */
  readonly words?: readonly string[]
  /** Words of the tables to add when too few of the text match. */
  readonly letters?: RegExp
  readonly shows: (text: readonly SeenSentence[]) => boolean
}

/** A goal as it is typed, in both ways that rules look at it. */
export interface TypedGoal {
  /** Lower case, with its accents. */
  readonly plain: string
  /** Without accents. */
  readonly bare: string
}

/** A rule for the goals that its pattern, without accents, finds. */
export interface NamedRule {
  readonly when: RegExp
  readonly rule: GoalRule
}

/** A third of the sentences, one at least: what «the text works on it» means. */
export function share(text: readonly SeenSentence[]): number {
  return Math.max(1, Math.floor(text.length / 3))
}

type Sees = (word: SeenWord, sentence: SeenSentence, at: number) => boolean

export function sentencesWith(text: readonly SeenSentence[], sees: Sees): number {
  return text.filter((sentence) => sentence.words.some((word, at) => sees(word, sentence, at)))
    .length
}

/** Shown by a word in a third of the sentences. */
export function inSentences(sees: Sees): GoalRule['shows'] {
  return (text) => sentencesWith(text, sees) >= share(text)
}

/** Shown once in the text at least. */
export function once(sees: Sees): GoalRule['shows'] {
  return (text) => sentencesWith(text, sees) >= 1
}

export function wholeWord(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'iu')
}

/** Words of a closed list. */
export function listed(words: string, more: Partial<GoalRule> = {}): GoalRule {
  const list = new Set(words.split(' '))
  return {
    wanted: [wholeWord(words.replaceAll(' ', '|'))],
    shows: inSentences((word) => list.has(word.lower)),
    ...more,
  }
}
