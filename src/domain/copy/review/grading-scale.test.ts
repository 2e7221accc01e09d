import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ERROR_CLASSES } from './error-class.ts'
import {
  ALL_COUNT,
  type CountingSwitches,
  countedErrors,
  DEFAULT_WEIGHTS,
  familyTotals,
  type GradedError,
  markFor,
  pointsLost,
  positiveTallies,
} from './grading-scale.ts'

function error(first: number, ...classes: GradedError['classes']): GradedError {
  return { first, last: first, classes }
}

// «Les petites souris mangent un gâteau.»
const TEXT = { words: 6, nominal: [1, 2], verbal: [3] }

test('COR-03 points are lost by type, once a type and word', () => {
  expect(pointsLost([], DEFAULT_WEIGHTS)).toBe(0)
  expect(pointsLost([error(1, 'accord_nombre', 'accord_genre')], DEFAULT_WEIGHTS)).toBe(1)
  expect(pointsLost([error(1, 'accord_nombre', 'accent')], DEFAULT_WEIGHTS)).toBe(1.25)
  expect(pointsLost([error(0, 'homophone', 'accent'), error(2, 'muette')], DEFAULT_WEIGHTS)).toBe(
    1.75,
  )
  expect(pointsLost([error(0, 'douteux')], DEFAULT_WEIGHTS)).toBe(0)
  expect(pointsLost([error(0, 'graphie')], { ...DEFAULT_WEIGHTS, lexical: 2 })).toBe(2)
})

test('COR-03 a mark never falls below zero', () => {
  expect(markFor([error(0, 'graphie')], DEFAULT_WEIGHTS)).toBe(19.5)
  expect(
    markFor(
      Array.from({ length: 60 }, () => error(0, 'homophone')),
      DEFAULT_WEIGHTS,
    ),
  ).toBe(0)
})

test('COR-03 the positive scale counts what was managed', () => {
  expect(positiveTallies(TEXT, [])).toEqual({
    nominal: { achieved: 2, total: 2 },
    verbal: { achieved: 1, total: 1 },
    words: { achieved: 6, total: 6 },
  })
  const errors = [error(1, 'accord_nombre'), error(3, 'accord_verbe'), error(5, 'graphie')]
  expect(positiveTallies(TEXT, errors)).toEqual({
    nominal: { achieved: 1, total: 2 },
    verbal: { achieved: 0, total: 1 },
    words: { achieved: 5, total: 6 },
  })
})

test('COR-03 a forgotten word fails everywhere, an unreadable one nowhere', () => {
  expect(positiveTallies(TEXT, [error(3, 'oubli')])).toMatchObject({
    verbal: { achieved: 0, total: 1 },
    words: { achieved: 5, total: 6 },
  })
  expect(positiveTallies(TEXT, [error(3, 'douteux')])).toMatchObject({
    verbal: { achieved: 0, total: 0 },
    words: { achieved: 5, total: 5 },
  })
})

test('COR-03 an agreement that the adult names counts where the analysis saw none', () => {
  expect(positiveTallies(TEXT, [error(4, 'accord_genre')]).nominal).toEqual({
    achieved: 2,
    total: 3,
  })
})

test('COR-03 families are counted apart and merged', () => {
  const errors = [
    error(0, 'homophone'),
    error(1, 'muette'),
    error(2, 'accent'),
    error(3, 'douteux'),
  ]
  expect(familyTotals(errors)).toEqual({ grammatical: 1, lexical: 1, presentation: 1, merged: 2 })
})

test('COR-03 one more error never raises a scale, and no tally exceeds its total', () => {
  const one = fc.record({
    first: fc.nat(5),
    classes: fc.uniqueArray(
      fc.constantFrom(...ERROR_CLASSES.filter((code) => code !== 'douteux')),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  })
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (list) => {
      const errors = list.map(({ first, classes }) => error(first, ...classes))
      const fewer = errors.slice(1)
      expect(markFor(errors, DEFAULT_WEIGHTS)).toBeLessThanOrEqual(markFor(fewer, DEFAULT_WEIGHTS))
      for (const { achieved, total } of Object.values(positiveTallies(TEXT, errors))) {
        expect(achieved).toBeLessThanOrEqual(total)
        expect(achieved).toBeGreaterThanOrEqual(0)
      }
      expect(positiveTallies(TEXT, errors).words.achieved).toBeLessThanOrEqual(
        positiveTallies(TEXT, fewer).words.achieved,
      )
    }),
  )
})

test('COR-03 accents, capitals and signs can be left aside: they are shown and counted by no scale', () => {
  const errors: GradedError[] = [
    { first: 0, last: 0, classes: ['majuscule'] },
    { first: 1, last: 1, classes: ['accent', 'accord_nombre'] },
    { first: 2, last: 2, classes: ['accent'] },
    { first: 3, last: 3, classes: ['ponctuation'] },
  ]
  const lost = (switches: CountingSwitches): number =>
    pointsLost(countedErrors(errors, switches), DEFAULT_WEIGHTS)
  expect(lost(ALL_COUNT)).toBe(2)
  expect(lost({ ...ALL_COUNT, accents: false })).toBe(1.5)
  expect(lost({ ...ALL_COUNT, capitals: false, punctuation: false })).toBe(1.5)
  const without = countedErrors(errors, { accents: false, capitals: false, punctuation: false })
  expect(without.map(({ classes }) => classes)).toEqual([[], ['accord_nombre'], [], []])
  expect(familyTotals(without)).toEqual({
    grammatical: 1,
    lexical: 0,
    presentation: 0,
    merged: 1,
  })
  const text = { words: 4, nominal: [], verbal: [] }
  expect(positiveTallies(text, errors).words).toEqual({ achieved: 2, total: 4 })
  expect(positiveTallies(text, without).words).toEqual({ achieved: 4, total: 4 })
})
