/** What all the goals of a request ask together. */
import type { Tense } from '../morphology/forms.ts'
import type { GoalRule } from './goal-rule.ts'

/** A goal that was understood. */
export interface AskedGoal {
  readonly goal: string
  readonly rules: readonly GoalRule[]
}

export interface GoalEffect {
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
  readonly wanted: readonly RegExp[]
  /** Words that the text needs, given or not. */
  readonly words: readonly string[]
  /** Letters of which the text needs several words. */
  readonly letters: readonly RegExp[]
  readonly asked: readonly AskedGoal[]
  readonly unknown: readonly string[]
}
