/** Who was absent from a dictation (CLA-04). */
import * as z from 'zod/mini'
import { MAX_LISTED_PUPILS } from '../../domain/class/learner-group.ts'
import { id, instant } from '../fields.ts'
import { route } from '../route.ts'

const absence = z.object({ learner_id: id, created_at: instant })

export type Absence = z.infer<typeof absence>

export const listAbsences = route({
  method: 'GET',
  path: '/api/dictations/:id/absences',
  access: 'session',
  reply: z.array(absence),
  status: 200,
  summary: 'Learners who were said to be absent from a dictation, and when',
})

const learnerIds = z
  .array(id)
  .check(z.minLength(1, 'required'), z.maxLength(MAX_LISTED_PUPILS, 'too-many'))

export const noteAbsences = route({
  method: 'POST',
  path: '/api/dictations/:id/absences',
  access: 'session',
  body: z.object({ learner_ids: learnerIds, absent: z.boolean() }),
  reply: z.array(absence),
  status: 200,
  idempotent: true,
  summary: 'Say that learners were absent from a dictation, or that they were there after all',
})
