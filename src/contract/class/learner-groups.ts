/** Groups of learners (CLA-02). */
import * as z from 'zod/mini'
import { MAX_GROUP_NAME_LENGTH, MAX_LISTED_PUPILS } from '../../domain/class/learner-group.ts'
import { filledText, id, instant } from '../fields.ts'
import { route } from '../route.ts'

const learnerGroup = z.object({
  id,
  name: z.string(),
  /** Of learners who are not archived. */
  learner_ids: z.array(id),
  updated_at: instant,
})

export type LearnerGroup = z.infer<typeof learnerGroup>

const newGroup = z.object({
  name: filledText(MAX_GROUP_NAME_LENGTH),
  learner_ids: z.array(id).check(z.maxLength(MAX_LISTED_PUPILS, 'too-many')),
})

export type NewGroup = z.infer<typeof newGroup>

/** `updated_at` is that of the group shown: a stale one is refused. */
const groupChange = z.extend(newGroup, { updated_at: instant })

export type GroupChange = z.infer<typeof groupChange>

export const listGroups = route({
  method: 'GET',
  path: '/api/learner-groups',
  access: 'session',
  reply: z.array(learnerGroup),
  status: 200,
  summary: 'Groups of learners, by name',
})

export const addGroup = route({
  method: 'POST',
  path: '/api/learner-groups',
  access: 'session',
  body: newGroup,
  reply: learnerGroup,
  status: 201,
  idempotent: true,
  summary: 'Add a group of learners',
})

export const changeGroup = route({
  method: 'PATCH',
  path: '/api/learner-groups/:id',
  access: 'session',
  body: groupChange,
  reply: learnerGroup,
  status: 200,
  idempotent: true,
  summary: 'Change the name and the learners of a group; a stale one is refused',
})

export const deleteGroup = route({
  method: 'DELETE',
  path: '/api/learner-groups/:id',
  access: 'session',
  status: 204,
  summary: 'Delete a group; its learners stay',
})
