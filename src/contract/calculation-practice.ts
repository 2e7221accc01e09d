import * as z from 'zod/mini'
import { BADGES } from '../domain/calculation/badge.ts'
import { BEST_NAMES, MAX_BEST } from '../domain/calculation/best.ts'
import { MAX_FACT_LENGTH } from '../domain/calculation/fact.ts'
import { isFact, MAX_PRACTICE_ANSWERS } from '../domain/calculation/practice.ts'
import { LEITNER_BOXES } from '../domain/leitner.ts'
import { calendarDate, filledText, whole } from './fields.ts'
import { route } from './route.ts'

const badges = z.array(z.enum(BADGES, 'invalid')).check(z.maxLength(BADGES.length, 'too-many'))

const best = z.object({
  best: z.enum(BEST_NAMES, 'invalid'),
  value: whole(1, MAX_BEST),
})

const fact = filledText(MAX_FACT_LENGTH).check(z.refine(isFact, 'invalid'))

export const calculationPractice = z.object({
  /** Most urgent first. */
  facts: z.array(z.object({ fact: z.string(), box: z.literal(LEITNER_BOXES), due: calendarDate })),
  /** Cells of the tables, «5+7» or «7x8». */
  known: z.array(z.string()),
  badges: z.array(z.enum(BADGES)),
  bests: z.array(z.object({ best: z.string(), value: z.number() })),
})

export type CalculationPractice = z.infer<typeof calculationPractice>

/** Answers oldest first. Badges and bests are taken on trust: nothing is compared between learners. */
export const newCalculationPractice = z.object({
  answers: z
    .array(z.object({ fact, right: z.boolean('invalid') }))
    .check(z.maxLength(MAX_PRACTICE_ANSWERS, 'too-many')),
  badges,
  bests: z.array(best).check(z.maxLength(BEST_NAMES.length, 'too-many')),
})

export const getPractice = route({
  method: 'GET',
  path: '/api/learners/:id/calculation-practice',
  access: 'session',
  reply: calculationPractice,
  status: 200,
  summary: 'Facts that a learner has to see again, badges and own bests',
})

export const addPractice = route({
  method: 'POST',
  path: '/api/learners/:id/calculation-practice',
  access: 'session',
  body: newCalculationPractice,
  reply: calculationPractice,
  status: 200,
  idempotent: true,
  summary: 'Add what a session of calculations showed; answers what is kept now',
})
