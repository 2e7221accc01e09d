/** A pedagogical goal as rules: how it is recognised, what it asks of text planning, how a finished text shows it. */
import type { Tense } from '../morphology/features.ts'
import type { Sentence } from '../sentence.ts'
import { featuresOfSentence, type SentenceFeatures, type WordFeatures } from './word-features.ts'

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
  readonly preferred?: readonly RegExp[]
  /** Words that the text needs, given or not. */
  readonly words?: readonly string[]
  /** Words of the tables to add when too few of the text match. */
  readonly letters?: RegExp
  readonly isShownBy: (text: readonly SentenceFeatures[]) => boolean
}

/** A goal as it is typed, in both ways that rules look at it. */
export interface TypedGoal {
  /** Lower case, with its accents. */
  readonly plain: string
  /** Without accents. */
  readonly bare: string
}

/** A rule for the goals that its pattern, without accents, finds. */
export interface GoalPattern {
  readonly pattern: RegExp
  readonly rule: GoalRule
}

/** A third of the sentences, one at least: what «the text works on it» means. */
export function sentenceQuota(text: readonly SentenceFeatures[]): number {
  return Math.max(1, Math.floor(text.length / 3))
}

type Sees = (word: WordFeatures, sentence: SentenceFeatures, at: number) => boolean

export function sentencesWith(text: readonly SentenceFeatures[], sees: Sees): number {
  return text.filter((sentence) => sentence.words.some((word, at) => sees(word, sentence, at)))
    .length
}

/** Shown by a word in a third of the sentences. */
export function inSentences(sees: Sees): GoalRule['isShownBy'] {
  return (text) => sentencesWith(text, sees) >= sentenceQuota(text)
}

/** Shown once in the text at least. */
export function inOneSentence(sees: Sees): GoalRule['isShownBy'] {
  return (text) => sentencesWith(text, sees) >= 1
}

export function wholeWord(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'iu')
}

/** Words of a closed list. */
export function closedClass(words: string, more: Partial<GoalRule> = {}): GoalRule {
  const list = new Set(words.split(' '))
  return {
    preferred: [wholeWord(words.replaceAll(' ', '|'))],
    isShownBy: inSentences((word) => list.has(word.lower)),
    ...more,
  }
}

/** A goal that was understood. */
export interface AskedGoal {
  readonly goal: string
  readonly rules: readonly GoalRule[]
}

/** What all the goals of a request ask together. */
export interface GoalConstraints {
  /** Tenses that the text must show. */
  readonly tenses: readonly Tense[]
  /** Given verbs are conjugated, whatever the class. */
  readonly conjugated: boolean
  /** Given nouns are put in the plural. */
  readonly plural: boolean
  /** Given nouns that have a feminine are put in it. */
  readonly feminine: boolean
  /** Nouns that may take an adjective always do. */
  readonly adjectives: boolean
  /** Sentences that match are preferred. */
  readonly preferred: readonly RegExp[]
  /** Words that the text needs, given or not. */
  readonly words: readonly string[]
  /** Letters of which the text needs several words. */
  readonly letters: readonly RegExp[]
  readonly asked: readonly AskedGoal[]
  readonly unknown: readonly string[]
}

/** The goals that the text does not show, as they were typed. */
export function missedGoals(
  asked: readonly AskedGoal[],
  text: readonly SentenceFeatures[],
): readonly string[] {
  if (text.length === 0) return []
  return asked
    .filter(({ rules }) => !rules.every((rule) => rule.isShownBy(text)))
    .map(({ goal }) => goal)
}

/** The same for the engine's annotated sentences. */
export function missedGoalsOfSentences(
  sentences: readonly Sentence[],
  asked: readonly AskedGoal[],
): readonly string[] {
  return missedGoals(asked, sentences.map(featuresOfSentence))
}
