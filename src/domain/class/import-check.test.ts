import { expect, test } from 'vitest'
import { type CalendarDate, parseCalendarDate } from '../calendar-date.ts'
import { checkImport, isProbablyTwice } from './import-check.ts'
import type { ListedPupil } from './listed-pupil.ts'

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(text)
  return date
}

const TODAY = day('2026-11-23')
const LEA: ListedPupil = {
  first_name: 'Léa',
  last_name: 'Martin',
  birth_date: day('2018-02-23'),
  level: 'CE1',
  class_name: '',
}

test.each([
  [{}, []],
  [{ birth_date: null }, []],
  [{ first_name: ' ' }, ['first-name-missing']],
  [{ last_name: '' }, ['last-name-missing']],
  [{ last_name: 'x'.repeat(81) }, ['name-too-long']],
  [{ level: null }, ['level-missing']],
  [{ birth_date: day('2025-01-01') }, ['birth-date-too-recent']],
])('CLA-01 a line with %j is held back for %j', (change, problems) => {
  expect(checkImport([{ ...LEA, ...change }], [], TODAY)[0]?.problems).toEqual(problems)
})

test.each([
  ['a line that stands twice', [LEA, { ...LEA, first_name: 'LEA' }], [], [null, 'listed-twice']],
  [
    'the same without a birth date',
    [LEA, { ...LEA, birth_date: null }],
    [],
    [null, 'listed-twice'],
  ],
  [
    'two children of one name',
    [LEA, { ...LEA, birth_date: day('2018-03-01') }],
    [],
    ['same-name', 'same-name'],
  ],
  [
    'two of one first name',
    [LEA, { ...LEA, last_name: 'Petit' }],
    [],
    ['same-first-name', 'same-first-name'],
  ],
  ['a learner already there', [LEA], [{ ...LEA, birth_date: null }], ['already-learner']],
  ['an unlike one', [LEA], [{ ...LEA, first_name: 'Hugo' }], [null]],
])('CLA-01 namesakes are told: %s', (_name, lines, learners, namesakes) => {
  expect(checkImport(lines, learners, TODAY).map(({ namesake }) => namesake)).toEqual(namesakes)
})

test('CLA-01 only what is probably one child is left out at first', () => {
  expect(isProbablyTwice('listed-twice')).toBe(true)
  expect(isProbablyTwice('already-learner')).toBe(true)
  expect(isProbablyTwice('same-name')).toBe(false)
  expect(isProbablyTwice(null)).toBe(false)
})
