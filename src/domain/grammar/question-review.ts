/** «À revoir»: questions of grammar that a learner missed return on later days, among new ones (GRA-15). */
import type { CalendarDate } from '../calendar-date.ts'
import { type Boxed, boxAfter, byNeed } from '../leitner.ts'
import type { Level } from '../level.ts'
import type { Exercise } from './exercise.ts'

/** The least urgent make way. */
export const MAX_REVIEWED_QUESTIONS = 60

/** Characters of a question as JSON. */
export const MAX_QUESTION_LENGTH = 8000

export const MAX_QUESTION_KEY_LENGTH = 1200

export interface MissedQuestion extends Boxed {
  readonly level: Level
  /** Of one question. */
  readonly exercise: Exercise
}

export interface QuestionAnswer {
  readonly level: Level
  readonly exercise: Exercise
  /** At the first answer. */
  readonly right: boolean
}

/** The same text for the same question: its type, its sentence and what was right. */
export function questionKey({ type, questions }: Exercise): string {
  const [question] = questions
  const texts = question?.words.map(({ text }) => text) ?? []
  return [type, question?.sentence ?? '', ...texts].join('|')
}

/** Applies `answers`, oldest first. What was right and never missed is not kept. */
export function reviewQuestions(
  missed: readonly MissedQuestion[],
  answers: readonly QuestionAnswer[],
  today: CalendarDate,
): MissedQuestion[] {
  const kept = new Map(missed.map((one) => [questionKey(one.exercise), one]))
  for (const { level, exercise, right } of answers) {
    const key = questionKey(exercise)
    const known = kept.get(key)
    const boxed = boxAfter(known, right, today)
    if (boxed) kept.set(key, { level, exercise, ...known, ...boxed })
    else kept.delete(key)
  }
  return [...kept.values()].toSorted(byNeed).slice(0, MAX_REVIEWED_QUESTIONS)
}

/** Most urgent first. */
export function dueQuestions(
  missed: readonly MissedQuestion[],
  today: CalendarDate,
): MissedQuestion[] {
  return missed.filter(({ due }) => due <= today).toSorted(byNeed)
}
