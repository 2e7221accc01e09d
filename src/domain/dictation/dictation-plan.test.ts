import { expect, test } from 'vitest'
import { planLimits } from '../account/plan.ts'
import { checkDictationChange, checkNewDictation } from './dictation-plan.ts'

const FREE = planLimits('free')
const PARENT = planLimits('parent')
const FOREST = { title: 'La forêt', level: 'CM1', theme: 'La forêt', goals: ['imparfait'] } as const

test('GEN-05 a plan with theme and goals stores them, a plan without empties them', () => {
  expect(checkNewDictation(FOREST, PARENT)).toEqual({ ok: true, value: FOREST })
  expect(checkNewDictation({ ...FOREST, level: 'CE1' }, FREE)).toEqual({
    ok: true,
    value: { title: 'La forêt', level: 'CE1', theme: null, goals: [] },
  })
})

test('GEN-03 a new dictation of a level outside the plan is refused', () => {
  expect(checkNewDictation(FOREST, FREE)).toEqual({
    ok: false,
    refusal: { kind: 'level-not-in-plan', level: 'CM1' },
  })
})

test('an empty theme is stored as none', () => {
  const checked = checkNewDictation({ ...FOREST, theme: '' }, PARENT)
  expect(checked.ok && checked.value.theme).toBe(null)
})

test.each([
  ['a theme', { theme: 'La mer' }, { theme: undefined }],
  ['goals', { goals: ['futur'] }, { goals: undefined }],
  ['an emptied theme', { theme: null }, { theme: null }],
  ['a blank theme', { theme: '' }, { theme: null }],
  ['emptied goals', { goals: [] }, { goals: [] }],
  ['the level that is stored', { level: 'CM1' as const }, { level: 'CM1' }],
  ['a title', { title: 'Le bois', level: undefined }, { title: 'Le bois' }],
])('ACC-04 on the free plan a change of %s destroys nothing', (_what, change, kept) => {
  expect(checkDictationChange(change, FOREST, FREE)).toMatchObject({ ok: true, value: kept })
})

test('GEN-03 a change to a level outside the plan is refused', () => {
  expect(checkDictationChange({ level: 'CM2' }, FOREST, FREE)).toEqual({
    ok: false,
    refusal: { kind: 'level-not-in-plan', level: 'CM2' },
  })
  expect(checkDictationChange({ level: 'CM2', theme: 'La mer' }, FOREST, PARENT)).toMatchObject({
    ok: true,
    value: { level: 'CM2', theme: 'La mer' },
  })
})
