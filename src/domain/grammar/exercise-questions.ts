/** An exercise as a list of questions that can grow. */
import type { Exercise } from './exercise.ts'

interface Told {
  readonly sentence: string
}

function distinct<Question extends Told>(
  own: readonly Question[],
  more: readonly Question[],
): readonly Question[] {
  const known = new Set(own.map(({ sentence }) => sentence))
  return [...own, ...more.filter(({ sentence }) => !known.has(sentence))]
}

/** The exercise with the questions of another of its type behind its own, no sentence twice. */
export function withQuestions(exercise: Exercise, more: Exercise): Exercise {
  if (exercise.type === 'analysis' && more.type === 'analysis')
    return { ...exercise, questions: distinct(exercise.questions, more.questions) }
  if (exercise.type === 'fill' && more.type === 'fill')
    return { ...exercise, questions: distinct(exercise.questions, more.questions) }
  if (exercise.type === 'reorder' && more.type === 'reorder')
    return { ...exercise, questions: distinct(exercise.questions, more.questions) }
  if (exercise.type === 'conjugation' && more.type === 'conjugation')
    return { ...exercise, questions: distinct(exercise.questions, more.questions) }
  if (exercise.type === 'agreement' && more.type === 'agreement')
    return { ...exercise, questions: distinct(exercise.questions, more.questions) }
  return exercise
}
