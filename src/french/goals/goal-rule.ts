/** A pedagogical goal as rules: how it is recognised, what it asks of text planning, how a finished text shows it. */
import type { Agreement, Tense } from '../morphology/features.ts'
import type { Sentence } from '../sentence.ts'
import { featuresOfSentence, type SentenceFeatures, type WordFeatures } from './word-features.ts'

/** A person that verbs are to be told in. */
export type AskedPerson = Pick<Agreement, 'person' | 'number'>

export interface GoalRule {
  /** Tenses that the text is written in. */
  readonly tenses?: readonly Tense[]
  /** Given verbs are conjugated, whatever the class. */
  readonly conjugated?: boolean
  /** Persons that given verbs are told in. */
  readonly persons?: readonly AskedPerson[]
  /** Given verbs are told in orders. */
  readonly orders?: boolean
  /** Given nouns are put in the plural, or in the feminine. */
  readonly plural?: boolean
  readonly feminine?: boolean
  /** Nouns that may take an adjective always do. */
  readonly adjectives?: boolean
  /** Sentences that match are preferred. */
  readonly preferred?: readonly RegExp[]
  /** Words that the text must contain, given or not. */
  readonly words?: readonly string[]
  /** Words of the tables that match are added when the text has too few. */
  readonly letters?: RegExp
  readonly isShownBy: (text: readonly SentenceFeatures[]) => boolean
}

export interface TypedGoal {
  /** In lower case, accents kept. */
  readonly plain: string
  /** In lower case, without accents. */
  readonly bare: string
}

/** A rule, and the pattern that finds its goal in `TypedGoal.bare`. */
export interface GoalPattern {
  readonly pattern: RegExp
  readonly rule: GoalRule
}

/** A text works on a goal that a third of its sentences show, one at least. */
export function sentenceQuota(text: readonly SentenceFeatures[]): number {
  return Math.max(1, Math.floor(text.length / 3))
}

type Sees = (word: WordFeatures, sentence: SentenceFeatures, at: number) => boolean

export function sentencesWith(text: readonly SentenceFeatures[], sees: Sees): number {
  return text.filter((sentence) => sentence.words.some((word, at) => sees(word, sentence, at)))
    .length
}

export function inSentences(sees: Sees): GoalRule['isShownBy'] {
  return (text) => sentencesWith(text, sees) >= sentenceQuota(text)
}

export function inOneSentence(sees: Sees): GoalRule['isShownBy'] {
  return (text) => sentencesWith(text, sees) >= 1
}

export function wholeWord(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'iu')
}

/** Shown by any word of a closed list. */
export function closedClass(words: string, more: Partial<GoalRule> = {}): GoalRule {
  const list = new Set(words.split(' '))
  return {
    preferred: [wholeWord(words.replaceAll(' ', '|'))],
    isShownBy: inSentences((word) => list.has(word.lower)),
    ...more,
  }
}

export interface AskedGoal {
  readonly goal: string
  readonly rules: readonly GoalRule[]
}

/** The rules of all the goals of a request together; `unknown`: goals that no pattern finds. */
export interface GoalConstraints {
  readonly tenses: readonly Tense[]
  readonly conjugated: boolean
  readonly persons: readonly AskedPerson[]
  readonly orders: boolean
  readonly plural: boolean
  readonly feminine: boolean
  readonly adjectives: boolean
  readonly preferred: readonly RegExp[]
  readonly words: readonly string[]
  readonly letters: readonly RegExp[]
  readonly asked: readonly AskedGoal[]
  readonly unknown: readonly string[]
}

/** Goals that the text does not show, as typed. */
export function missedGoals(
  asked: readonly AskedGoal[],
  text: readonly SentenceFeatures[],
): readonly string[] {
  if (text.length === 0) return []
  return asked
    .filter(({ rules }) => !rules.every((rule) => rule.isShownBy(text)))
    .map(({ goal }) => goal)
}

export function missedGoalsOfSentences(
  sentences: readonly Sentence[],
  asked: readonly AskedGoal[],
): readonly string[] {
  return missedGoals(asked, sentences.map(featuresOfSentence))
}
