import * as z from 'zod/mini'
import { DIFFICULTY_BANDS } from '../domain/grammar/difficulty-band.ts'
import {
  CHAIN_LINKS,
  CONJUGATED_TENSES,
  CONJUGATION_SHAPES,
  EXERCISE_MODES,
  EXERCISE_TYPES,
  GAP_FOCUSES,
  MAX_EXERCISE_MS,
  MAX_EXERCISE_QUESTIONS,
  MAX_WORDS_ASKED,
  MIN_EXERCISE_QUESTIONS,
} from '../domain/grammar/exercise.ts'
import { GRAMMAR_FUNCTIONS } from '../domain/grammar/grammar-function.ts'
import { ASKED_NATURES } from '../domain/grammar/nature.ts'
import { id, instant, level, whole } from './fields.ts'
import { route } from './route.ts'

export const analysisType = z
  .object({ nature: z.boolean('invalid'), function: z.boolean('invalid') })
  .check(z.refine((type) => type.nature || type.function, 'analysis-type-empty'))

const exerciseType = z.enum(EXERCISE_TYPES, 'invalid')
const exerciseMode = z.enum(EXERCISE_MODES, 'invalid')

export const exerciseRequest = z.object({
  level,
  type: exerciseType,
  analysisType: z._default(analysisType, { nature: true, function: true }),
  count: whole(MIN_EXERCISE_QUESTIONS, MAX_EXERCISE_QUESTIONS),
  wide: z._default(z.boolean('invalid'), false),
  /** Bands of difficulty, `count` questions of each; a provider writes as many of any. */
  bands: z.exactOptional(
    z
      .array(z.literal(DIFFICULTY_BANDS, 'invalid'))
      .check(z.maxLength(DIFFICULTY_BANDS.length, 'too-many')),
  ),
  /** Lets the engine write it even if a provider is configured. */
  withoutAi: z._default(z.boolean('invalid'), false),
})

const debug = z.exactOptional(z.object({ prompt: z.string(), response: z.string() }))

/** `engine`, or the name of the provider that wrote the exercise. */
const source = z.string()

const analysisQuestion = z.object({
  sentence: z.string(),
  words: z.readonly(
    z.array(
      z.object({
        text: z.string(),
        nature: z.enum(ASKED_NATURES),
        function: z.exactOptional(z.enum(GRAMMAR_FUNCTIONS)),
        /** false: shown only. */
        asked: z.exactOptional(z.literal(false)),
      }),
    ),
  ),
})

const fillQuestion = z.object({
  sentence: z.string(),
  words: z.readonly(
    z.array(
      z.object({
        text: z.string(),
        options: z.readonly(z.array(z.string())),
        focus: z.exactOptional(z.enum(GAP_FOCUSES)),
      }),
    ),
  ),
})

const conjugationQuestion = z.object({
  sentence: z.string(),
  verb: z.string(),
  tense: z.enum(CONJUGATED_TENSES),
  shape: z.enum(CONJUGATION_SHAPES),
  model: z.string(),
  words: z.readonly(
    z.array(
      z.object({
        text: z.string(),
        also: z.readonly(z.array(z.string())),
        subject: z.string(),
        radical: z.string(),
        ending: z.string(),
      }),
    ),
  ),
})

const agreementQuestion = z.object({
  sentence: z.string(),
  model: z.string(),
  changed: z.object({ from: z.string(), to: z.string() }),
  words: z.readonly(
    z.array(z.object({ text: z.string(), from: z.string(), link: z.enum(CHAIN_LINKS) })),
  ),
})

const reorderQuestion = z.object({
  sentence: z.string(),
  words: z.readonly(z.array(z.object({ text: z.string(), position: z.number() }))),
  /** Accepted orders, as positions of the words. */
  orders: z.readonly(z.array(z.readonly(z.array(z.number())))),
})

/** A question of each type of exercise. */
export const QUESTIONS = {
  analysis: analysisQuestion,
  fill: fillQuestion,
  reorder: reorderQuestion,
  conjugation: conjugationQuestion,
  agreement: agreementQuestion,
} as const

export const generatedExercise = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('analysis'),
    analysisType,
    questions: z.readonly(z.array(analysisQuestion)),
    source,
    debug,
  }),
  z.object({
    type: z.literal('fill'),
    questions: z.readonly(z.array(fillQuestion)),
    source,
    debug,
  }),
  z.object({
    type: z.literal('reorder'),
    questions: z.readonly(z.array(reorderQuestion)),
    source,
    debug,
  }),
  z.object({
    type: z.literal('conjugation'),
    questions: z.readonly(z.array(conjugationQuestion)),
    source,
    debug,
  }),
  z.object({
    type: z.literal('agreement'),
    questions: z.readonly(z.array(agreementQuestion)),
    source,
    debug,
  }),
])

export type GeneratedExercise = z.infer<typeof generatedExercise>

export const generateExercise = route({
  method: 'POST',
  path: '/functions/v1/generate-exercise',
  access: 'session',
  body: exerciseRequest,
  reply: generatedExercise,
  status: 200,
  longRunning: true,
  summary: 'A grammar exercise at the level of a class',
})

export const frenchGrammarResult = z.object({
  id,
  user_id: id,
  learner_id: id,
  level,
  exercise_type: exerciseType,
  questions_count: z.number(),
  /** Words, gaps or sentences asked. */
  answers_count: z.number(),
  correct_answers: z.number(),
  /** ms */
  total_time: z.number(),
  score: z.number(),
  mode: exerciseMode,
  created_at: instant,
})

export type FrenchGrammarResult = z.infer<typeof frenchGrammarResult>

/** Time in ms, rounded on arrival; the score is computed by the server. */
export const newFrenchGrammarResult = z
  .object({
    learner_id: id,
    level,
    exercise_type: exerciseType,
    mode: z._default(exerciseMode, 'control'),
    questions_count: whole(MIN_EXERCISE_QUESTIONS, MAX_EXERCISE_QUESTIONS),
    answers_count: whole(1, MAX_WORDS_ASKED),
    correct_answers: whole(0, MAX_WORDS_ASKED),
    total_time: z
      .number('invalid')
      .check(z.gte(0, 'too-small'), z.lte(MAX_EXERCISE_MS, 'too-large')),
  })
  .check(
    z.refine((result) => result.correct_answers <= result.answers_count, {
      error: 'counts-disagree',
      path: ['correct_answers'],
    }),
  )

export const saveGrammar = route({
  method: 'POST',
  path: '/api/french-grammar-results',
  access: 'session',
  body: newFrenchGrammarResult,
  reply: frenchGrammarResult,
  status: 201,
  idempotent: true,
  summary: 'Store a grammar test, scored by the server',
})
