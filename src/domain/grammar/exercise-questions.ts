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

/** The exercise of one of its questions. */
export function oneQuestion(exercise: Exercise, index: number): Exercise {
  const only = <Question>(questions: readonly Question[]): readonly Question[] =>
    questions.slice(index, index + 1)
  switch (exercise.type) {
    case 'analysis':
      return {
        type: exercise.type,
        analysisType: exercise.analysisType,
        questions: only(exercise.questions),
      }
    case 'fill':
      return { type: exercise.type, questions: only(exercise.questions) }
    case 'reorder':
      return { type: exercise.type, questions: only(exercise.questions) }
    case 'conjugation':
      return { type: exercise.type, questions: only(exercise.questions) }
    case 'agreement':
      return { type: exercise.type, questions: only(exercise.questions) }
  }
}
