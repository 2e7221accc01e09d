/** The end of a school year, and the learners who left (CLA-02). */
import * as z from 'zod/mini'
import { MAX_LISTED_PUPILS } from '../../domain/class/learner-group.ts'
import { id, instant } from '../fields.ts'
import { learner } from '../learners.ts'
import { route } from '../route.ts'

const learnerIds = z.array(id).check(z.maxLength(MAX_LISTED_PUPILS, 'too-many'))

export const archivedLearner = z.extend(learner, { archived_at: instant })

export type ArchivedLearner = z.infer<typeof archivedLearner>

const yearEnd = z.object({
  /** They go to the next level; those of the last one stay there. */
  promoted: learnerIds,
  archived: learnerIds,
})

export type YearEnd = z.infer<typeof yearEnd>

export const endYear = route({
  method: 'POST',
  path: '/api/learners/year-end',
  access: 'session',
  body: yearEnd,
  reply: z.object({ promoted: z.number(), archived: z.number() }),
  status: 200,
  idempotent: true,
  summary: 'End a school year: some learners go to the next level, some are archived',
})

export const listArchived = route({
  method: 'GET',
  path: '/api/learners/archived',
  access: 'session',
  reply: z.array(archivedLearner),
  status: 200,
  summary: 'Archived learners, the last ones first',
})

export const restoreLearners = route({
  method: 'POST',
  path: '/api/learners/restore',
  access: 'session',
  body: z.object({ learners: learnerIds }),
  reply: z.array(learner),
  status: 200,
  idempotent: true,
  summary: 'Bring archived learners back, within the maximum of the plan',
})
