/** «La dictée de la semaine»: what the generator is asked for, from the words that are due. */
import type { CalendarDate } from '../calendar-date.ts'
import { MAX_SENTENCES } from '../dictation/dictation-limits.ts'
import { isDue, type ReviewedWord, type WordDay, wordProgress } from './word-boxes.ts'

/** As many as a school's weekly list. */
export const WEEKLY_WORDS = 20

/** The most urgent words that are due, at most `WEEKLY_WORDS`; `words` by urgency. */
export function weeklyWords(words: readonly ReviewedWord[], today: CalendarDate): string[] {
  return words
    .filter((word) => isDue(word, today))
    .slice(0, WEEKLY_WORDS)
    .map(({ word }) => word)
}

/** A word as the days of one learner leave it. */
export interface LearnerWordDays {
  readonly word: string
  readonly days: readonly WordDay[]
}

export interface SharedWord {
  readonly word: string
  /** Those for whom it is due. */
  readonly learners: number
}

/** The words that are due for most learners of a class, at most `WEEKLY_WORDS`; one a learner and a word in `known`. */
export function sharedWeeklyWords(
  known: readonly LearnerWordDays[],
  today: CalendarDate,
): SharedWord[] {
  const due = known.filter(({ days }) => {
    const progress = wordProgress(days)
    return progress !== null && isDue(progress, today)
  })
  return [...Map.groupBy(due, ({ word }) => word)]
    .map(([word, found]) => ({ word, learners: found.length }))
    .toSorted(
      (one, other) => other.learners - one.learners || one.word.localeCompare(other.word, 'fr'),
    )
    .slice(0, WEEKLY_WORDS)
}

const FEWEST_SENTENCES = 3
const WORDS_A_SENTENCE = 2

/** Sentences for that many words: two words each, within what the plan allows. */
export function weeklyLength(words: number, maximum: number | null): number {
  const wanted = Math.max(FEWEST_SENTENCES, Math.ceil(words / WORDS_A_SENTENCE))
  return Math.min(wanted, maximum ?? MAX_SENTENCES, MAX_SENTENCES)
}
