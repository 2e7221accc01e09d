/** Whether a finished text shows what its goals ask. */
import type { Sentence } from '../sentence.ts'
import type { AskedGoal } from './goal-effect.ts'
import { type SeenSentence, seenSentence } from './seen-words.ts'

/** The goals that the text does not show, as they were typed. */
export function missedGoals(
  asked: readonly AskedGoal[],
  text: readonly SeenSentence[],
): readonly string[] {
  if (text.length === 0) return []
  return asked
    .filter(({ rules }) => !rules.every((rule) => rule.shows(text)))
    .map(({ goal }) => goal)
}

/** The same for the engine's annotated sentences. */
export function checkGoals(
  sentences: readonly Sentence[],
  asked: readonly AskedGoal[],
): readonly string[] {
  return missedGoals(asked, sentences.map(seenSentence))
}
