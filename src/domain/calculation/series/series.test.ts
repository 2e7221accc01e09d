import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS } from '../../level.ts'
import { factOf } from '../fact.ts'
import { DIVISORS, MULTIPLICATION_TABLES, OPERATIONS } from '../operation.ts'
import { automatismsOf } from '../programme.ts'
import { makeQuestionKey } from '../question.ts'
import { initialTest } from '../setup.ts'
import {
  type CalculationSeries,
  makeAskedKey,
  parseAsked,
  SERIES_NUMBERS,
  seriesQuestions,
} from './series.ts'
import { makeSeriesAddress, parseSeriesAddress, seriesSeed } from './series-address.ts'
import { isStoredSeries, MAX_ADDRESS_LENGTH } from './stored-series.ts'

const series: fc.Arbitrary<CalculationSeries> = fc.constantFrom(...LEVELS).chain((level) =>
  fc.record({
    level: fc.constant(level),
    programme: fc.boolean(),
    operations: fc.subarray([...OPERATIONS], { minLength: 1 }),
    tables: fc.subarray([...MULTIPLICATION_TABLES], { minLength: 1 }),
    divisors: fc.subarray([...DIVISORS], { minLength: 1 }),
    automatisms: fc.subarray(automatismsOf(level), { minLength: 1 }),
    count: fc.integer({ min: 1, max: 100 }),
    durationS: fc.integer({ min: 1, max: 60 }).map((minutes) => minutes * 60),
    seed: fc.nat({ max: SERIES_NUMBERS - 1 }),
  }),
)

function keysOf(one: CalculationSeries): string[] {
  return seriesQuestions(one).map(makeAskedKey)
}

test('CAL-18 an address gives the same questions to everybody', () => {
  fc.assert(
    fc.property(series, (one) => {
      const address = makeSeriesAddress(one)
      expect(isStoredSeries(address)).toBe(true)
      const again = parseSeriesAddress(address)
      expect(again && keysOf(again)).toEqual(keysOf(one))
    }),
    { numRuns: 150, seed: 6 },
  )
})

test('CAL-14 a series has its length, even shares of its automatismes, and nothing twice in a row', () => {
  fc.assert(
    fc.property(series, (one) => {
      const asked = seriesQuestions({ ...one, programme: true })
      expect(asked).toHaveLength(one.count)
      const shares = one.automatisms.map(
        (id) => asked.filter(({ automatism }) => automatism === id).length,
      )
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      const keys = asked.map(({ question }) => makeQuestionKey(question))
      expect(keys.filter((key, i) => key === keys[i + 1])).toEqual([])
    }),
    { numRuns: 150, seed: 6 },
  )
})

test('CAL-14 a fact comes once while the automatisme has others', () => {
  const tables = {
    ...initialTest('CE2'),
    programme: true,
    automatisms: ['addition-facts'],
  } as const
  const facts = seriesQuestions({ ...tables, count: 40, seed: 3 }).map(({ question }) =>
    factOf(question),
  )
  expect(new Set(facts).size).toBe(40)
  const few = { ...initialTest('CE1'), programme: true, automatisms: ['multiples-of-25'] } as const
  expect(seriesQuestions({ ...few, count: 100, seed: 3 })).toHaveLength(100)
})

test('CAL-14 a question is kept in a word that gives it again as it was worded', () => {
  fc.assert(
    fc.property(series, (one) => {
      const asked = seriesQuestions(one)
      expect(asked.map((question) => parseAsked(makeAskedKey(question)))).toEqual(asked)
    }),
    { numRuns: 60, seed: 6 },
  )
  expect(parseAsked('zut')).toBeUndefined()
})

test('CAL-18 the longest address is far below what the database holds', () => {
  const lengths = LEVELS.flatMap((level) =>
    [true, false].map((programme) => {
      const all = { operations: OPERATIONS, programme, count: 100, durationS: 3600, seed: 999_999 }
      return makeSeriesAddress({ ...initialTest(level), ...all }).length
    }),
  )
  expect(Math.max(...lengths)).toBeLessThan(MAX_ADDRESS_LENGTH)
})

test.each([
  ['niveau=CE1', { programme: true, count: 20, durationS: 300, seed: 0 }],
  ['niveau=CE1&nombre=0&secondes=0&graine=7', { count: 1, durationS: 60, seed: 7 }],
  ['niveau=CE1&nombre=1e308&secondes=-4', { count: 100, durationS: 60 }],
  ['niveau=CE1&nombre=zut&secondes=999999', { count: 20, durationS: 3600 }],
  ['niveau=CE1&nombre=100&secondes=60', { count: 100, durationS: 60 }],
  ['niveau=CE1&automatismes=zut.doubles.decimal-sums', { automatisms: ['doubles'] }],
  ['niveau=CM1&automatismes=', { automatisms: automatismsOf('CM1') }],
  [
    'niveau=CE1&operations=modulo.addition&tables=x',
    { operations: ['addition'], programme: false },
  ],
  ['&&==&niveau=CE1', { level: 'CE1' }],
])('CAL-18 «%s» is the nearest series', (address, near) => {
  const parsed = parseSeriesAddress(address)
  expect(parsed).toMatchObject(near)
  expect(parsed && seriesQuestions(parsed).length).toBe(parsed?.count)
})

test.each(['', 'zut', 'niveau=', 'niveau=6e', 'niveau=ce1', 'graine=7'])(
  'CAL-18 «%s» is the address of no series',
  (address) => {
    expect(parseSeriesAddress(address)).toBeUndefined()
    expect(isStoredSeries(address)).toBe(false)
  },
)

test('CAL-18 the number of a series is any text: a million digits, letters, a decimal', () => {
  const texts = ['7'.repeat(1_000_000), '1e308', '-4', '2,5', 'Léa', '', '\u{1F600}']
  for (const text of texts) {
    const seed = seriesSeed(text)
    expect(Number.isInteger(seed) && seed >= 0 && seed < SERIES_NUMBERS).toBe(true)
    expect(seriesSeed(text)).toBe(seed)
  }
  expect(['0', '4711', '999999'].map(seriesSeed)).toEqual([0, 4711, 999_999])
})
