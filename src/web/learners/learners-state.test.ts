import { expect, test } from 'vitest'
import type { Learner } from '../../contract/learners.ts'
import { CLOSED, reduceLearners } from './learners-state.ts'

const LEA: Learner = {
  id: '01920000-0000-7000-8000-000000000001',
  user_id: '01920000-0000-7000-8000-000000000002',
  first_name: 'Léa',
  last_name: 'Martin',
  birth_date: '2018-02-23',
  level: 'CE2',
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
}

test('LEA-02 the dialog opens empty to add, filled to edit, and closes', () => {
  const adding = reduceLearners(CLOSED, { type: 'add', key: 'k1' })
  expect(adding).toEqual({ kind: 'editing', before: null, key: 'k1' })
  expect(reduceLearners(CLOSED, { type: 'edit', learner: LEA, key: 'k2' })).toEqual({
    kind: 'editing',
    before: LEA,
    key: 'k2',
  })
  expect(reduceLearners(adding, { type: 'close' })).toBe(CLOSED)
})

test('LEA-04 the count of results reaches the question it was asked for, and no other', () => {
  const asking = reduceLearners(CLOSED, { type: 'ask-delete', learner: LEA })
  expect(asking).toMatchObject({ kind: 'deleting', results: null })
  expect(reduceLearners(asking, { type: 'counted', learner: LEA, results: 4 })).toMatchObject({
    results: 4,
  })
  expect(reduceLearners(CLOSED, { type: 'counted', learner: LEA, results: 4 })).toBe(CLOSED)
})
