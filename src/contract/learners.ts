import * as z from 'zod/mini'
import { MAX_NAME_LENGTH } from '../domain/learner.ts'
import { calendarDate, filledText, id, instant, level } from './fields.ts'
import { route } from './route.ts'

export const learner = z.object({
  id,
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  /** Null for a pupil whose class list had none. */
  birth_date: z.nullable(z.string()),
  level,
  /** On the learner's sheets (CLA-03); null once archived. */
  number: z.nullable(z.number()),
  created_at: instant,
  updated_at: instant,
})

export type Learner = z.infer<typeof learner>

/** The server also checks the birth date (`domain/learner.ts`). */
export const newLearner = z.object({
  first_name: filledText(MAX_NAME_LENGTH),
  last_name: filledText(MAX_NAME_LENGTH),
  birth_date: calendarDate,
  level,
})

export type NewLearner = z.infer<typeof newLearner>

/** `updated_at` is that of the row shown: a stale row is refused. */
export const learnerChange = z.extend(z.partial(newLearner), { updated_at: instant })

export type LearnerChange = z.infer<typeof learnerChange>

export const listLearners = route({
  method: 'GET',
  path: '/api/learners',
  access: 'session',
  reply: z.array(learner),
  status: 200,
  summary: 'Learners of the user, by first name',
})

export const addLearner = route({
  method: 'POST',
  path: '/api/learners',
  access: 'session',
  body: newLearner,
  reply: learner,
  status: 201,
  idempotent: true,
  summary: 'Add a learner within the maximum of the plan',
})

export const changeLearner = route({
  method: 'PATCH',
  path: '/api/learners/:id',
  access: 'session',
  body: learnerChange,
  reply: learner,
  status: 200,
  idempotent: true,
  summary: 'Change a learner; a stale row is refused',
})

export const deleteLearner = route({
  method: 'DELETE',
  path: '/api/learners/:id',
  access: 'session',
  status: 204,
  summary: 'Delete a learner and all of his results',
})
