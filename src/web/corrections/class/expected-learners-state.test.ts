import { expect, test } from 'vitest'
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import type { Learner } from '../../../contract/learners.ts'
import { copiesOfRound, expectedGroups } from './expected-learners-state.ts'

function pupil(id: string, level: Learner['level']): Learner {
  const at = '2026-11-01T08:00:00.000Z'
  const name = { first_name: id, last_name: 'Martin', birth_date: null, number: 1 }
  return { id, user_id: 'u', ...name, level, created_at: at, updated_at: at }
}

const CLASS = [pupil('anh', 'CE1'), pupil('zoe', 'CE2')]

function group(name: string, learner_ids: string[]) {
  return { id: name, name, learner_ids, updated_at: '2026-11-01T08:00:00.000Z' }
}

test.each([
  ['CE1', [], ['level anh', 'all anh zoe']],
  ['CM2', [], ['all anh zoe']],
  [
    'CE2',
    [group('Rouges', ['anh']), group('Verts', [])],
    ['level zoe', 'all anh zoe', 'Rouges anh'],
  ],
] as const)(
  'CLA-04 copies of a dictation for %s are expected of its level first',
  (level, groups, expected) => {
    const all = expectedGroups(level, CLASS, groups)
    expect(all.map(({ id, learners }) => [id, ...learners].join(' '))).toEqual(expected)
    expect(expectedGroups('CE1', CLASS.slice(0, 1), [])).toMatchObject([{ id: 'all' }])
  },
)

test('CLA-04 a copy of last week, or of another text, is of another round', () => {
  const copy: DictationCopy = {
    id: 'r',
    learner: { id: 'anh', first_name: 'Anh', last_name: 'Martin' },
    part: 'whole',
    word_count: 10,
    error_count: 1,
    score: 90,
    missed: [],
    same_text: true,
    created_at: '2026-11-20T15:00:00.000Z',
  }
  const old = { ...copy, id: 'o', created_at: '2026-11-10T15:00:00.000Z' }
  const other = { ...copy, id: 't', same_text: false }
  const now = Date.parse('2026-11-23T08:00:00.000Z')
  expect(copiesOfRound([copy, old, other], now).map(({ id }) => id)).toEqual(['r'])
})
