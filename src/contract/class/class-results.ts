/** «La classe» in one page (CLA-06): who missed what, of one dictation or since a day. */
import * as z from 'zod/mini'
import { ERROR_CLASSES } from '../../domain/copy/review/error-class.ts'
import { calendarDate, id, instant, level } from '../fields.ts'
import { route } from '../route.ts'

/** Of learners of this year; the newest copy of each dictation counts. */
const classPupil = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  level,
  copies: z.number(),
  word_count: z.number(),
  error_count: z.number(),
  /** Words missed on these copies, each once a copy. */
  missed: z.array(z.object({ error: z.enum(ERROR_CLASSES), count: z.number() })),
  /** When it was said that the pupil had not done this dictation; null for a period as well. */
  absent_at: z.nullable(instant),
})

export type ClassPupil = z.infer<typeof classPupil>

const missedByClass = z.object({
  word: z.string(),
  /** As the dictation that was corrected last has it. */
  form: z.string(),
  /** That most copies show. */
  error: z.enum(ERROR_CLASSES),
  pupils: z.number(),
})

export type MissedByClass = z.infer<typeof missedByClass>

export const classResults = z.object({
  /** What the figures are of; null for a period, and before the first copy. */
  dictation: z.nullable(z.object({ id, title: z.string(), level, corrected_at: instant })),
  /** Those with copies, the one corrected last first. */
  dictations: z.array(z.object({ id, title: z.string(), copies: z.number() })),
  /** By first name. */
  pupils: z.array(classPupil),
  /** The ten that most pupils missed. */
  words: z.array(missedByClass),
})

export type ClassResults = z.infer<typeof classResults>

/** Without dictation and day: the dictation corrected last. */
export const classResultsQuery = z.object({
  dictation: z.optional(id),
  since: z.optional(calendarDate),
  group: z.optional(id),
})

export type ClassResultsQuery = z.infer<typeof classResultsQuery>

export const getClassResults = route({
  method: 'GET',
  path: '/api/class-results',
  access: 'session',
  query: classResultsQuery,
  reply: classResults,
  status: 200,
  summary: 'What the learners, or a group of them, missed: of one dictation, or since a day',
})
