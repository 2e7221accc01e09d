/** Every kind of question of every class, drawn many times; the oracle counts what the figure shows. */
import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../level.ts'
import type { Quantity } from '../problem/quantity.ts'
import { newRandom } from '../random.ts'
import {
  FIGURE_SERIES_LENGTH,
  type FigureQuestion,
  type FigureSeries,
  type FigureTask,
  type Fraction,
  isRightFigure,
} from './figure.ts'
import { drawsOf, figureSeries } from './figure-series.ts'

const DRAWS = 200

const ALL = (['fractions', 'measures'] as const).flatMap((series) =>
  LEVELS.map((level): [FigureSeries, Level] => [series, level]),
)

/** In thousandths of the smallest measure, apart from the product's own table. */
const SMALLEST: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  km: 1_000_000,
  g: 1,
  kg: 1000,
  t: 1_000_000,
  mL: 1,
  cL: 10,
  dL: 100,
  L: 1000,
  s: 1,
  min: 60,
  h: 3600,
}

/** The value that the figure itself shows. */
function counted({ figure, answer }: FigureQuestion): number {
  const measure = answer.kind === 'quantity' ? answer.value.measure : null
  switch (figure.form) {
    case 'clock':
      return figure.minutes
    case 'ruler':
      return figure.millimetres / (measure === 'mm' ? 1 : 10)
    case 'coins':
      return figure.cents.reduce((sum, cents) => sum + cents, 0) / (measure === '€' ? 100 : 1)
    case 'weights':
      return figure.grams.reduce((sum, grams) => sum + grams, 0)
    default:
      return Number.NaN
  }
}

function quotient({ numerator, denominator }: Fraction): number {
  return numerator / denominator
}

function ofFraction(task: FigureTask): number {
  switch (task.kind) {
    case 'sum':
      return quotient(task.one) + quotient(task.other)
    case 'difference':
      return quotient(task.one) - quotient(task.other)
    case 'between':
      return task.side === 'below'
        ? Math.floor(quotient(task.part))
        : Math.ceil(quotient(task.part))
    case 'greater':
      return Math.max(quotient(task.one), quotient(task.other))
    case 'to-one':
      return 1 - quotient(task.part)
    case 'equivalent':
      return quotient(task.part) * task.denominator
    case 'decimal':
      return quotient(task.part)
    default:
      return Number.NaN
  }
}

function ofFigure({ task, figure }: FigureQuestion): number {
  if (figure.form === 'line') return figure.mark / figure.parts
  if (figure.form === 'squares') {
    const { rows, columns } = figure
    return task.kind === 'area' ? rows * columns : rows * 2 + columns * 2
  }
  if (figure.form !== 'strip' && figure.form !== 'disc') return Number.NaN
  const coloured = figure.shaded / figure.parts
  return task.kind === 'shaded' ? coloured : 1 - coloured
}

function inSmallest({ value, measure }: Quantity, { measure: to }: Quantity): number {
  return (value * (SMALLEST[measure ?? ''] ?? 0)) / (SMALLEST[to ?? ''] ?? 1)
}

function ofMeasures(task: FigureTask & { kind: 'mixed' | 'left-over' | 'rectangle' }): number {
  switch (task.kind) {
    case 'mixed':
      return task.to === 'small'
        ? inSmallest(task.great, task.small) + task.small.value
        : task.great.value + inSmallest(task.small, task.great)
    case 'left-over':
      return task.from.value - inSmallest(task.great, task.from)
    case 'rectangle':
      return task.asked === 'area'
        ? task.length.value * task.width.value
        : [task.length, task.width, task.length, task.width].reduce(
            (sum, { value }) => sum + value,
            0,
          )
  }
}

/** The answer as it follows from what is shown and asked. */
function expected(question: FigureQuestion): number {
  const { task, figure, answer } = question
  switch (task.kind) {
    case 'read':
      return counted(question)
    case 'afternoon':
      return counted(question) + 720
    case 'duration':
      return task.to - task.from
    case 'share':
      return figure.form === 'collection' ? figure.count / 2 : Number.NaN
    case 'whole-of':
      return task.half + task.half
    case 'mixed':
    case 'left-over':
    case 'rectangle':
      return ofMeasures(task)
    case 'conversion':
      return (task.from.value * (SMALLEST[task.from.measure ?? ''] ?? 0)) / (SMALLEST[task.to] ?? 1)
    case 'part-of':
      return figure.form === 'collection' ? figure.count * quotient(task.part) : answerValue(answer)
    default:
      return Number.isNaN(ofFraction(task)) ? ofFigure(question) : ofFraction(task)
  }
}

function answerValue(answer: FigureQuestion['answer']): number {
  return answer.kind === 'fraction' ? quotient(answer.value) : answer.value.value
}

function holds(question: FigureQuestion): boolean {
  const value = answerValue(question.answer)
  const isWhole = question.task.kind !== 'part-of' || Number.isInteger(value)
  return isWhole && Math.abs(value - expected(question)) < 1e-9
}

/** What a careful child types. */
function typed({ answer }: FigureQuestion): string {
  if (answer.kind === 'fraction') return `${answer.value.numerator}/${answer.value.denominator}`
  const { value, measure } = answer.value
  if (measure !== 'clock' && measure !== 'duration') return String(value).replace('.', ',')
  return `${Math.floor(value / 60)} h ${String(value % 60).padStart(2, '0')}`
}

test.each(ALL)('CAL-17 %s at %s: each answer is what the figure shows', (series, level) => {
  for (const [kind, draw] of drawsOf(series, level).entries()) {
    const random = newRandom(kind + 1)
    for (let time = 0; time < DRAWS; time += 1) {
      const question = draw(random)
      expect(holds(question), JSON.stringify(question)).toBe(true)
      expect(isRightFigure(question, typed(question)), JSON.stringify(question)).toBe(true)
      expect(isRightFigure(question, '999999')).not.toBe(true)
      expect(question.level).toBe(level)
    }
  }
})

const CYCLE_2 = ['CP', 'CE1', 'CE2'] as const

test.each(CYCLE_2)('CAL-17 at %s fractions are at most 1', (level) => {
  for (let seed = 0; seed < 60; seed += 1) {
    const fractions = figureSeries('fractions', level, seed)
      .map(({ answer }) => answer)
      .filter((answer) => answer.kind === 'fraction')
    expect(fractions.every(({ value }) => value.numerator <= value.denominator)).toBe(true)
  }
})

test('CAL-17 in cycle 2 no fraction of a quantity is asked, but for a half at CP', () => {
  const partsAt = (level: Level): string[] =>
    Array.from({ length: 60 }, (_, seed) => figureSeries('fractions', level, seed))
      .flat()
      .flatMap(({ task }) =>
        task.kind === 'part-of' ? [`${task.part.numerator}/${task.part.denominator}`] : [],
      )
  expect(new Set(partsAt('CP'))).toEqual(new Set(['1/2']))
  expect([...partsAt('CE1'), ...partsAt('CE2')]).toEqual([])
})

test.each(CYCLE_2)('CAL-17 at %s measures are whole, but for prices in CE2', (level) => {
  for (let seed = 0; seed < 60; seed += 1) {
    const quantities = figureSeries('measures', level, seed)
      .map(({ answer }) => answer)
      .filter((answer) => answer.kind === 'quantity')
      .filter(({ value }) => level !== 'CE2' || value.measure !== '€')
    expect(quantities.every(({ value }) => Number.isInteger(value.value))).toBe(true)
  }
})

test.each(ALL)('CAL-17 a series of %s at %s has ten different questions', (series, level) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const questions = figureSeries(series, level, seed)
    expect(questions).toHaveLength(FIGURE_SERIES_LENGTH)
    expect(figureSeries(series, level, seed)).toEqual(questions)
    expect(new Set(questions.map((one) => JSON.stringify(one))).size).toBeGreaterThan(8)
  }
})
