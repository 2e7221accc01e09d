/** A class at once (CLA-01). Apart from the learners, whom every screen knows. */
import * as z from 'zod/mini'
import { MAX_LISTED_PUPILS } from '../../domain/class/learner-group.ts'
import { calendarDate } from '../fields.ts'
import { learner, newLearner } from '../learners.ts'
import { route } from '../route.ts'

/** The birth date may be missing. */
const importedLearner = z.extend(newLearner, { birth_date: z.nullable(calendarDate) })

export type ImportedLearner = z.infer<typeof importedLearner>

export const importLearners = route({
  method: 'POST',
  path: '/api/learners/import',
  access: 'session',
  body: z.object({
    learners: z
      .array(importedLearner)
      .check(z.minLength(1, 'required'), z.maxLength(MAX_LISTED_PUPILS, 'too-many')),
  }),
  reply: z.array(learner),
  status: 201,
  idempotent: true,
  summary: 'Add the pupils of a class, all of them or none, within the maximum of the plan',
})
