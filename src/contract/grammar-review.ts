/** «À revoir» in grammar (GRA-15). */
import * as z from 'zod/mini'
import { MAX_EXERCISE_QUESTIONS } from '../domain/grammar/exercise.ts'
import {
  MAX_QUESTION_KEY_LENGTH,
  MAX_QUESTION_LENGTH,
  questionKey,
} from '../domain/grammar/question-review.ts'
import { LEITNER_BOXES } from '../domain/leitner.ts'
import { calendarDate, level } from './fields.ts'
import { analysisType, QUESTIONS } from './grammar.ts'
import { route } from './route.ts'

function one<Question extends z.core.$ZodType>(question: Question) {
  return z.readonly(z.array(question).check(z.length(1, 'invalid')))
}

const exercise = z.discriminatedUnion('type', [
  z.object({ type: z.literal('analysis'), analysisType, questions: one(QUESTIONS.analysis) }),
  z.object({ type: z.literal('fill'), questions: one(QUESTIONS.fill) }),
  z.object({ type: z.literal('reorder'), questions: one(QUESTIONS.reorder) }),
  z.object({ type: z.literal('conjugation'), questions: one(QUESTIONS.conjugation) }),
  z.object({ type: z.literal('agreement'), questions: one(QUESTIONS.agreement) }),
])

/** `jsonb` holds neither NUL nor a lone half of a character. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/iu

function isStorable(question: z.infer<typeof exercise>): boolean {
  const json = JSON.stringify(question)
  const isShort = json.length <= MAX_QUESTION_LENGTH
  return (
    isShort && questionKey(question).length <= MAX_QUESTION_KEY_LENGTH && !UNSTORABLE.test(json)
  )
}

const grammarReview = z.object({
  /** Most urgent first. */
  questions: z.array(
    z.object({ level, exercise, box: z.literal(LEITNER_BOXES), due: calendarDate }),
  ),
})

export type GrammarReview = z.infer<typeof grammarReview>

/** Oldest first. `right`: at the first answer. */
const questionAnswers = z.object({
  level,
  answers: z
    .array(
      z.object({
        exercise: exercise.check(z.refine(isStorable, 'invalid')),
        right: z.boolean('invalid'),
      }),
    )
    .check(z.maxLength(MAX_EXERCISE_QUESTIONS, 'too-many')),
})

export const getGrammarReview = route({
  method: 'GET',
  path: '/api/learners/:id/grammar-review',
  access: 'session',
  reply: grammarReview,
  status: 200,
  summary: 'Questions of grammar that a learner has to see again',
})

export const addGrammarReview = route({
  method: 'POST',
  path: '/api/learners/:id/grammar-review',
  access: 'session',
  body: questionAnswers,
  reply: grammarReview,
  status: 200,
  idempotent: true,
  summary: 'Add what an exercise of grammar showed; answers what is kept now',
})
