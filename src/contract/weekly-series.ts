/** «La série de la semaine» (CAL-18). */
import * as z from 'zod/mini'
import { isStoredSeries } from '../domain/calculation/series/stored-series.ts'
import { MAX_LISTED_PUPILS } from '../domain/class/learner-group.ts'
import { id, instant } from './fields.ts'
import { route } from './route.ts'

const weeklySeries = z.object({
  learner_id: id,
  /** The address that asks it. */
  series: z.string(),
  given_at: instant,
  /** The first result of this series since it was given; null while it is waited for. */
  done: z.nullable(
    z.object({
      questions_count: z.number(),
      correct_answers: z.number(),
      /** ms */
      total_time: z.number(),
      created_at: instant,
    }),
  ),
})

export type WeeklySeries = z.infer<typeof weeklySeries>

const givenSeries = z.object({
  learner_ids: z
    .array(id)
    .check(z.minLength(1, 'required'), z.maxLength(MAX_LISTED_PUPILS, 'too-many')),
  series: z.string('invalid').check(z.refine(isStoredSeries, 'invalid')),
})

export type GivenSeries = z.infer<typeof givenSeries>

export const listWeeklySeries = route({
  method: 'GET',
  path: '/api/weekly-series',
  access: 'session',
  reply: z.array(weeklySeries),
  status: 200,
  summary: 'The last series given to each learner, and who did it',
})

export const giveWeeklySeries = route({
  method: 'POST',
  path: '/api/weekly-series',
  access: 'session',
  body: givenSeries,
  reply: z.array(weeklySeries),
  status: 200,
  idempotent: true,
  summary: 'Give learners a series of calculations; the one they had goes',
})

export const withdrawWeeklySeries = route({
  method: 'DELETE',
  path: '/api/learners/:id/weekly-series',
  access: 'session',
  status: 204,
  summary: 'Take back the series given to a learner; results stay',
})
