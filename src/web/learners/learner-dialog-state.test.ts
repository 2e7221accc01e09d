import { expect, test } from 'vitest'
import type { Learner } from '../../contract/learners.ts'
import { NO_DIALOG, reduceLearnerDialog } from './learner-dialog-state.ts'

const LEA: Learner = {
  id: '01920000-0000-7000-8000-000000000001',
  user_id: '01920000-0000-7000-8000-000000000002',
  first_name: 'Léa',
  last_name: 'Martin',
  birth_date: '2018-02-23',
  level: 'CE2',
  number: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
}

test('LEA-02 the dialog opens empty to add, filled to edit, and closes', () => {
  const adding = reduceLearnerDialog(NO_DIALOG, { type: 'add', key: 'k1' })
  expect(adding).toEqual({ kind: 'editing', before: null, typed: null, key: 'k1' })
  expect(reduceLearnerDialog(NO_DIALOG, { type: 'edit', learner: LEA, key: 'k2' })).toEqual({
    kind: 'editing',
    before: LEA,
    typed: null,
    key: 'k2',
  })
  expect(reduceLearnerDialog(adding, { type: 'close' })).toBe(NO_DIALOG)
})

test('LEA-03 what was typed before the session ended comes back beside the learner it was for', () => {
  const typed = { first_name: 'Lea', last_name: '', birth_date: '', level: 'CE2' }
  const event = { type: 'brought-back', before: LEA, typed, key: 'k3' } as const
  expect(reduceLearnerDialog(NO_DIALOG, event)).toEqual({
    kind: 'editing',
    before: LEA,
    typed,
    key: 'k3',
  })
})

test('LEA-04 the count of results reaches the question it was asked for, and no other', () => {
  const asking = reduceLearnerDialog(NO_DIALOG, { type: 'ask-delete', learner: LEA })
  expect(asking).toMatchObject({ kind: 'deleting', results: null })
  expect(reduceLearnerDialog(asking, { type: 'counted', learner: LEA, results: 4 })).toMatchObject({
    results: 4,
  })
  expect(reduceLearnerDialog(NO_DIALOG, { type: 'counted', learner: LEA, results: 4 })).toBe(
    NO_DIALOG,
  )
})
