import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTypable, MAX_TYPED, readAnswer } from './answer.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['012', 12],
  ['-3', -3],
  ['\u22123', -3],
  ['12\u202f345', 12_345],
  ['', null],
  ['2,5', null],
  ['2.5', null],
  ['12a', null],
  ['1e3', null],
  ['-', null],
  ['1234567890123', null],
])('CAL-06 «%s» is read as %j', (text, value) => {
  expect(readAnswer(text, false).value).toBe(value)
})

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['2,50', 2.5],
  ['12', 12],
  ['0,025', 0.025],
  [',5', null],
  ['2,', null],
  ['2,5,1', null],
])('CAL-06 a decimal «%s» is read as %j', (text, value) => {
  expect(readAnswer(text, true).value).toBe(value)
})

test.each([
  ['', false, 'empty'],
  ['  ', false, 'empty'],
  ['2,5', false, 'decimal'],
  ['12,0', false, 'decimal'],
  ['1/2', false, 'fraction'],
  ['1/2', true, 'fraction'],
  ['2 5', true, 'unreadable'],
  ['1 2345', true, 'unreadable'],
  ['12 34', false, 'unreadable'],
  ['2,5,1', true, 'unreadable'],
  ['--3', false, 'unreadable'],
  ['3-', false, 'unreadable'],
  [',5', true, 'unreadable'],
] as const)(
  'CAL-14 «%s» is the wrong kind, and is refused before it counts',
  (text, decimals, problem) => {
    expect(readAnswer(text, decimals)).toEqual({ value: null, problem })
  },
)

test('CAL-14 what was typed is what is judged: every number as it is written, no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.integer({ min: 0, max: 999 }),
      (whole, part) => {
        const text = `${whole},${String(part).padStart(3, '0')}`
        expect(readAnswer(text, true)).toEqual({ value: (whole * 1000 + part) / 1000 })
        expect(readAnswer(`\u2212${text}`, true)).toEqual({ value: -(whole * 1000 + part) / 1000 })
        expect(readAnswer(text, false).value).toBeNull()
        const grouped = whole.toLocaleString('fr-FR')
        expect(readAnswer(grouped, false)).toEqual({ value: whole })
      },
    ),
    { numRuns: 300, seed: 6 },
  )
})

test('CAL-14 any text that is pasted is read as a number that stands in it, or not at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ,.-/') }), (text) => {
      const { value } = readAnswer(text, true)
      const said = text.replaceAll(' ', '').replace(',', '.')
      expect(value === null || value === Number(said)).toBe(true)
    }),
    { numRuns: 2000, seed: 6 },
  )
})

test.each([
  ['12 345,5', true],
  ['\u22123', true],
  ['1/2', true],
  ['1e308', false],
  ['zut', false],
  ['7 pommes', false],
  ['9'.repeat(MAX_TYPED), true],
  ['9'.repeat(MAX_TYPED + 1), false],
  ['\n12', false],
])('CAL-14 the field takes «%s»: %s', (text, takes) => {
  expect(isTypable(text)).toBe(takes)
})
