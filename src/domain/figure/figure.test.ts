/** What a child types about a figure: what is judged, and what is refused before it counts. */
import { expect, test } from 'vitest'
import { type FigureQuestion, isRightFigure, parseFraction } from './figure.ts'

const HALF: FigureQuestion = {
  level: 'CE1',
  figure: { form: 'strip', parts: 4, shaded: 2 },
  task: { kind: 'shaded' },
  answer: { kind: 'fraction', value: { numerator: 2, denominator: 4 } },
}

test.each([
  ['2/4', true],
  [' 1 / 2 ', true],
  ['0,5', true],
  ['2/3', false],
  ['4/2', false],
  ['2/', undefined],
  ['2 3/4', undefined],
  ['un demi', undefined],
  ['', undefined],
  ['2,5', undefined],
  ['-4', undefined],
])('CAL-17 two parts of four: «%s»', (text, verdict) => {
  expect(isRightFigure(HALF, text)).toBe(verdict)
})

test('CAL-17 a fraction has no denominator 0', () => {
  expect(parseFraction('3/0')).toBeNull()
  expect(parseFraction('3/4')).toEqual({ numerator: 3, denominator: 4 })
})

test.each([
  ['2 h 05', true],
  ['2h05', true],
  ['125 min', true],
  ['2:05', true],
  ['2 h 5', true],
  ['2 h', false],
  ['2,05', undefined],
])('CAL-17 two hours and five minutes: «%s»', (text, verdict) => {
  const question: FigureQuestion = {
    level: 'CM1',
    figure: { form: 'none' },
    task: { kind: 'duration', from: 600, to: 725 },
    answer: { kind: 'quantity', value: { value: 125, measure: 'duration' } },
  }
  expect(isRightFigure(question, text)).toBe(verdict)
})

test.each([
  ['CE1', 'cm', undefined],
  ['CE1', '€', false],
  ['CM1', 'cm', false],
] as const)(
  'CAL-17 at %s a comma in %s: the try counts where the class knows decimals',
  (level, measure, verdict) => {
    const question: FigureQuestion = {
      level,
      figure: { form: 'none' },
      task: { kind: 'shaded' },
      answer: { kind: 'quantity', value: { value: 12, measure } },
    }
    expect(isRightFigure(question, '2,5')).toBe(verdict)
    expect(isRightFigure(question, '12')).toBe(true)
  },
)
