import { expect, test } from 'vitest'
import type { Learner } from '../../contract/learners.ts'
import { reduceYearEnd, yearEndOf } from './year-end-state.ts'

function pupil(id: string, level: Learner['level']): Learner {
  const at = '2026-11-01T08:00:00.000Z'
  const name = { first_name: id, last_name: 'Martin', birth_date: null, number: 1 }
  return { id, user_id: 'u', ...name, level, created_at: at, updated_at: at }
}

const CLASS = [pupil('a', 'CE1'), pupil('b', 'CM2'), pupil('c', 'CE1')]

test('CLA-02 everybody goes on but those of the last class, until the adult says otherwise', () => {
  expect(yearEndOf({}, CLASS)).toEqual({ promoted: ['a', 'c'], archived: ['b'] })
  const left = reduceYearEnd({}, { type: 'all', learners: CLASS, choice: 'archive' })
  expect(yearEndOf(left, CLASS)).toEqual({ promoted: [], archived: ['a', 'b', 'c'] })
  const one = reduceYearEnd(left, { type: 'one', learner: pupil('c', 'CE1'), choice: 'stay' })
  expect(yearEndOf(one, CLASS)).toEqual({ promoted: [], archived: ['a', 'b'] })
  const followed = reduceYearEnd(one, { type: 'all', learners: CLASS, choice: 'promote' })
  expect(yearEndOf(followed, CLASS)).toEqual({ promoted: ['a', 'c'], archived: ['b'] })
})
