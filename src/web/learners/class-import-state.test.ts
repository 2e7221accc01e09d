import { expect, test } from 'vitest'
import type { Learner } from '../../contract/learners.ts'
import { parseCalendarDate } from '../../domain/calendar-date.ts'
import { readClassList } from '../../domain/class/class-list.ts'
import {
  type ClassImportEvent,
  type ClassImportState,
  checkedLines,
  INITIAL_IMPORT,
  importedLearners,
  listedClasses,
  reduceClassImport,
} from './class-import-state.ts'

const TODAY = parseCalendarDate('2026-11-23')
if (!TODAY) throw new Error('no day')
const HUGO: Learner = {
  id: '01920000-0000-7000-8000-000000000001',
  user_id: '01920000-0000-7000-8000-000000000002',
  first_name: 'Hugo',
  last_name: 'Petit',
  birth_date: null,
  level: 'CE1',
  number: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
}
const CONTEXT = { learners: [HUGO], today: TODAY }

function after(...events: readonly ClassImportEvent[]): ClassImportState {
  return events.reduce(reduceClassImport, INITIAL_IMPORT)
}

function read(rows: readonly (readonly string[])[]): ClassImportEvent {
  return { type: 'read', list: readClassList(rows), context: CONTEXT, sendKey: 'k1' }
}

function linesOf(state: ClassImportState) {
  if (state.kind !== 'checking') throw new Error('nothing to check')
  return state.lines
}

const CLASS = [
  ['Nom', 'Prénom', 'Niveau', 'Classe'],
  ['Petit', 'Hugo', 'CE1', 'CE1 A'],
  ['Martin', 'Léa', 'CE1', 'CE1 A'],
  ['Martin', 'Léa', 'CE1', 'CE1 A'],
  ['Roche', 'Zoé', '', 'Autre'],
]

test('CLA-01 what seems to be there already is left out at first, and comes in when the adult says so', () => {
  const state = after(read(CLASS))
  const lines = linesOf(state)
  expect(lines.map(({ isTaken }) => isTaken)).toEqual([false, true, false, true])
  expect(checkedLines(lines, CONTEXT).map(({ namesake }) => namesake)).toEqual([
    'already-learner',
    null,
    'listed-twice',
    null,
  ])
  const change = { isTaken: true }
  const again = after(read(CLASS), { type: 'changed', key: 2, change, sendKey: 'k2' })
  expect(again).toMatchObject({ sendKey: 'k2' })
  expect(checkedLines(linesOf(again), CONTEXT)[2]?.namesake).toBe('listed-twice')
})

test('CLA-01 one class of several is taken, missing levels are given at once, names are swapped', () => {
  const event = { context: CONTEXT, sendKey: 'k2' }
  expect(listedClasses(linesOf(after(read(CLASS))))).toEqual(['CE1 A', 'Autre'])
  const one = after(read(CLASS), { type: 'class-chosen', name: 'Autre', ...event })
  expect(linesOf(one).map(({ isTaken }) => isTaken)).toEqual([false, false, false, true])
  expect(importedLearners(linesOf(one))).toEqual([])
  const mended = reduceClassImport(one, { type: 'level-given', level: 'CP', sendKey: 'k3' })
  expect(importedLearners(linesOf(mended))).toEqual([
    { first_name: 'Zoé', last_name: 'Roche', birth_date: null, level: 'CP' },
  ])
  const swapped = reduceClassImport(mended, { type: 'names-swapped', sendKey: 'k4' })
  expect(importedLearners(linesOf(swapped))).toMatchObject([
    { first_name: 'Roche', last_name: 'Zoé' },
  ])
})

test('CLA-01 a refused list says why, and another one may follow', () => {
  expect(after(read([['12']]))).toEqual({ kind: 'choosing', refusal: { kind: 'no-class-list' } })
  expect(after(read(CLASS), { type: 'restarted' })).toBe(INITIAL_IMPORT)
})
