/** What each class is asked on figures and measures, held by many draws (BO n° 41 of 31/10/2024, n° 16 of 17/04/2025). */
import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../level.ts'
import type { FigureQuestion, FigureSeries, FigureTask, Fraction } from './figure.ts'
import { figureSeries } from './figure-series.ts'

function drawn(series: FigureSeries, level: Level): FigureQuestion[] {
  return Array.from({ length: 100 }, (_, seed) => figureSeries(series, level, seed)).flat()
}

function clocksAt(level: Level): number[] {
  return drawn('measures', level).flatMap(({ figure }) =>
    figure.form === 'clock' ? [figure.minutes % 60] : [],
  )
}

test('CAL-17 a clock shows whole hours at CP, halves and quarters at CE1, any minute at CE2', () => {
  expect(new Set(clocksAt('CP'))).toEqual(new Set([0]))
  expect(new Set(clocksAt('CE1'))).toEqual(new Set([0, 15, 30, 45]))
  expect(clocksAt('CE2').some((minutes) => minutes % 5 !== 0)).toBe(true)
})

test('CAL-17 no duration has a comma', () => {
  const isDecimalTime = ({ task, answer }: FigureQuestion): boolean => {
    const told = [
      ...(answer.kind === 'quantity' ? [answer.value] : []),
      ...('from' in task && typeof task.from === 'object' ? [task.from] : []),
    ]
    return told.some(
      ({ value, measure }) =>
        ['h', 'min', 's', 'duration'].includes(measure ?? '') && !Number.isInteger(value),
    )
  }
  expect(LEVELS.flatMap((level) => drawn('measures', level)).filter(isDecimalTime)).toEqual([])
})

test('CAL-17 in CM what is converted has a comma or two units, and at CM2 nothing is counted on a drawing', () => {
  const isWhole = ({ task, answer }: FigureQuestion): boolean =>
    task.kind === 'conversion' &&
    answer.kind === 'quantity' &&
    Number.isInteger(task.from.value) &&
    Number.isInteger(answer.value.value)
  expect(
    (['CM1', 'CM2'] as const).flatMap((level) => drawn('measures', level)).filter(isWhole),
  ).toEqual([])
  expect(new Set(drawn('measures', 'CM2').map(({ figure }) => figure.form))).toEqual(
    new Set(['none']),
  )
})

test('CAL-17 a pencil has a length that can be held', () => {
  const lengths = LEVELS.flatMap((level) => drawn('measures', level)).flatMap(({ figure }) =>
    figure.form === 'ruler' ? [figure.millimetres] : [],
  )
  expect(Math.min(...lengths)).toBeGreaterThan(30)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(120)
})

function isWhole({ numerator, denominator }: Fraction): boolean {
  return numerator % denominator === 0
}

function pairsAt(level: Level, kinds: readonly FigureTask['kind'][]): [Fraction, Fraction][] {
  return drawn('fractions', level).flatMap(({ task }) =>
    kinds.includes(task.kind) && 'one' in task ? [[task.one, task.other]] : [],
  )
}

test('CAL-17 at CM1 fractions that are added have one denominator, or one is a whole number', () => {
  const pairs = pairsAt('CM1', ['sum', 'difference'])
  expect(pairs.length).toBeGreaterThan(50)
  const isOther = ([one, other]: [Fraction, Fraction]): boolean =>
    one.denominator !== 1 &&
    (one.denominator !== other.denominator || isWhole(one) || isWhole(other))
  expect(pairs.filter(isOther)).toEqual([])
})

test('CAL-17 at CM2 one denominator is a multiple of the other, and no term hides a whole number', () => {
  const pairs = pairsAt('CM2', ['sum', 'difference', 'greater'])
  expect(pairs.length).toBeGreaterThan(100)
  const isOther = ([one, other]: [Fraction, Fraction]): boolean => {
    const [small, large] = [one.denominator, other.denominator].sort((a, b) => a - b)
    const isUnlike = small !== large && (large ?? 0) % (small ?? 1) === 0
    return !isUnlike || [one, other].some((term) => term.denominator !== 1 && isWhole(term))
  }
  expect(pairs.filter(isOther)).toEqual([])
})

test('CAL-17 in CM what is read on a drawing is above 1, and what lies between whole numbers is no whole number', () => {
  for (const level of ['CM1', 'CM2'] as const) {
    const questions = drawn('fractions', level)
    const isBelow = ({ figure, answer }: FigureQuestion): boolean =>
      ['strip', 'disc'].includes(figure.form) &&
      answer.kind === 'fraction' &&
      answer.value.numerator <= answer.value.denominator
    expect(questions.filter(isBelow)).toEqual([])
    const parts = questions.flatMap(({ task }) => (task.kind === 'between' ? [task.part] : []))
    expect(parts.length).toBeGreaterThan(20)
    expect(parts.filter(isWhole)).toEqual([])
  }
})

test('CAL-17 one part of a quantity is asked at CM1, several at CM2; a half in four ways at CP', () => {
  const numerators = (level: Level): number[] =>
    drawn('fractions', level).flatMap(({ task }) =>
      task.kind === 'part-of' ? [task.part.numerator] : [],
    )
  expect(Math.max(...numerators('CM1'))).toBe(1)
  expect(Math.min(...numerators('CM2'))).toBeGreaterThan(1)
  const ways = drawn('fractions', 'CP').map(({ task, figure }) => `${task.kind} ${figure.form}`)
  expect(new Set(ways)).toEqual(
    new Set(['part-of collection', 'part-of none', 'share collection', 'whole-of none']),
  )
})
