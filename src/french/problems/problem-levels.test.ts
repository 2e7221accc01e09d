/** What each class may be asked (BO n° 41 of 31/10/2024, n° 16 of 17/04/2025), held for every frame by many draws. */
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import type { Level } from '../../domain/level.ts'
import { isConversion } from '../../domain/problem/figure/figure-terms.ts'
import { givenQuantities, type WordProblem } from '../../domain/problem/problem.ts'
import {
  hasRest,
  isDivisor,
  isProduct,
  linearWay,
  type ProblemStep,
} from '../../domain/problem/problem-step.ts'
import type { Measure } from '../../domain/problem/quantity.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { drawProblem } from './draw-problem.ts'

const DRAWS = draws(60)

const { frames, names } = loadProblems()

const PROBLEMS = frames.flatMap((frame) =>
  [...frame.levels.keys()].flatMap((level) =>
    Array.from({ length: DRAWS }, (_, seed) => drawProblem(frame, level, seed, names)),
  ),
)

function faultyAt(levels: readonly Level[], isFaulty: (problem: WordProblem) => boolean): string[] {
  const found = PROBLEMS.filter(({ level }) => levels.includes(level)).filter(isFaulty)
  return [...new Set(found.map(({ reference, level }) => `${level} ${reference.split(':')[0]}`))]
}

function productsOf({ steps }: WordProblem): ProblemStep[] {
  return steps.filter(({ kind }) => isProduct(kind))
}

function totalOf({ terms }: ProblemStep): number {
  return terms.at(-1)?.value ?? 0
}

test('CAL-16 at CP a product is one step alone, of 30 at most, and its two numbers differ', () => {
  const isTooMuch = (problem: WordProblem): boolean =>
    productsOf(problem).some(
      (step) =>
        problem.steps.length > 1 ||
        totalOf(step) > 30 ||
        step.terms[0]?.value === step.terms[1]?.value,
    )
  expect(faultyAt(['CP'], isTooMuch)).toEqual([])
})

const CAPACITIES: readonly (Measure | null)[] = ['L', 'dL', 'cL', 'mL']

test('CAL-16 capacities come in CE2, fractions of a quantity in CM1', () => {
  const isOfCapacity = ({ steps }: WordProblem): boolean =>
    steps.some(({ terms }) => terms.some(({ measure }) => CAPACITIES.includes(measure)))
  expect(faultyAt(['CP', 'CE1'], isOfCapacity)).toEqual([])
  const isOfFraction = ({ text }: WordProblem): boolean =>
    /\b(?:tiers|quarts?|(?:cinqu|dix)ièmes?)\b/u.test(text)
  expect(faultyAt(['CP', 'CE1', 'CE2'], isOfFraction)).toEqual([])
})

test('CAL-16 at CM1 one part of a quantity is asked, several at CM2', () => {
  const isOfParts = ({ text }: WordProblem): boolean =>
    /\b(?:deux|trois|quatre|sept|neuf) (?:tiers|quarts|(?:cinqu|dix)ièmes)\b/u.test(text)
  expect(faultyAt(['CM1'], isOfParts)).toEqual([])
  expect(faultyAt(['CM2'], isOfParts)).not.toEqual([])
})

function hasDecimal({ terms }: ProblemStep): boolean {
  return terms.slice(0, 2).some(({ value }) => !Number.isInteger(value))
}

/** Times a whole of one figure, or a shift of the comma. */
test('CAL-16 a decimal is multiplied by a whole: at CM1 of one figure', () => {
  const isAbove = (problem: WordProblem): boolean =>
    productsOf(problem)
      .filter(hasDecimal)
      .some(({ terms }) => {
        const others = terms.slice(0, 2).filter(({ value }) => Number.isInteger(value))
        return problem.level === 'CM1'
          ? !others.some(({ value }) => isDivisor(value))
          : others.length === 0
      })
  expect(faultyAt(['CM1', 'CM2'], isAbove)).toEqual([])
})

/** Of the multiples that a child tries. */
const TRIED = 10

test('CAL-16 a divisor has one figure, or few multiples lead to the answer', () => {
  const isAbove = (problem: WordProblem): boolean =>
    productsOf(problem)
      .filter(({ terms, sought }) => sought !== terms.length - 1 || terms.length === 4)
      .some(({ kind, terms, sought }) => {
        const [one, other] = terms.map(({ value }) => value)
        const isFirst = terms.length === 4 ? kind === 'grouping' : sought === 0
        const [divisor = 1, quotient = 1] = isFirst ? [other, one] : [one, other]
        return !isDivisor(divisor) && (kind === 'sharing' || quotient > TRIED)
      })
  expect(faultyAt(['CE2', 'CM1', 'CM2'], isAbove)).toEqual([])
})

test('CAL-16 a proportion goes by a share of one figure', () => {
  const isAbove = ({ steps }: WordProblem): boolean =>
    steps
      .filter(({ kind }) => kind === 'proportion')
      .some((step) => {
        const { divisor, passage, times } = linearWay(step)
        const exact =
          Math.abs(passage[1].value * times - (step.terms[step.sought]?.value ?? 0)) < 1e-6
        return !isDivisor(divisor) || !exact
      })
  expect(faultyAt(['CM1', 'CM2'], isAbove)).toEqual([])
})

test('CAL-16 no sentence opens with a figure', () => {
  const isFaulty = ({ text }: WordProblem): boolean => /(?:^|[.?!]\s+)\d/u.test(text)
  expect(faultyAt(['CP', 'CE1', 'CE2', 'CM1', 'CM2'], isFaulty)).toEqual([])
})

test('CAL-16 at CE1 hours are whole, half or a quarter, and a beginning is not sought', () => {
  const isAbove = ({ steps }: WordProblem): boolean =>
    steps.some(
      ({ terms, sought }) =>
        terms.some(({ measure, value }) => measure === 'clock' && value % 15 !== 0) ||
        (sought === 0 && terms[0]?.measure === 'clock'),
    )
  expect(faultyAt(['CE1'], isAbove)).toEqual([])
})

const ALL_LEVELS: readonly Level[] = ['CP', 'CE1', 'CE2', 'CM1', 'CM2']

/** Above, life counts in the next unit. */
const MOST_TOLD: Partial<Record<Measure, number>> = {
  mm: 1000,
  cm: 1000,
  cL: 200,
  g: 2000,
  min: 240,
}

test('CAL-16 a quantity is told in the unit that life takes for it', () => {
  const isOutOfUnit = (problem: WordProblem): boolean =>
    givenQuantities(problem).some(
      ({ value, measure }) => measure !== null && value > (MOST_TOLD[measure] ?? Infinity),
    )
  expect(faultyAt(ALL_LEVELS, isOutOfUnit)).toEqual([])
})

test('CAL-16 percentages are not asked', () => {
  expect(faultyAt(ALL_LEVELS, ({ text }) => text.includes('%'))).toEqual([])
})

test('CAL-16 what could be less is asked «au plus» where a division leaves a rest', () => {
  const isLoose = ({ text, steps }: WordProblem): boolean =>
    steps.some(({ terms, kind, sought }) => isProduct(kind) && terms.length === 4 && sought < 2) &&
    /\bpeu(?:t|vent)\b[^?]*\?/u.test(text) &&
    !/au plus|au maximum|au moins/u.test(text)
  expect(faultyAt(ALL_LEVELS, isLoose)).toEqual([])
})

test('CAL-16 the mere numbers of a proportion are named in its calculations', () => {
  const isUnnamed = ({ steps }: WordProblem): boolean =>
    steps.some(
      ({ kind, terms }) =>
        kind === 'proportion' && terms.some(({ measure, noun }) => measure === null && !noun),
    )
  expect(faultyAt(ALL_LEVELS, isUnnamed)).toEqual([])
})

test('CAL-16 a child has no more marbles than a bag holds', () => {
  const isTooMuch = ({ text, steps }: WordProblem): boolean =>
    /billes\b/u.test(text) &&
    !/groupe|magasin/iu.test(text) &&
    steps.some(({ terms }) => terms.some(({ value }) => value > 230))
  expect(faultyAt(ALL_LEVELS, isTooMuch)).toEqual([])
})

test('CAL-16 at CE2 a division that leaves a rest is found in the tables: 10 groups at most', () => {
  const isAbove = ({ steps }: WordProblem): boolean =>
    steps
      .filter(hasRest)
      .some(({ kind, terms }) => (terms[kind === 'sharing' ? 1 : 0]?.value ?? 0) > 10)
  expect(faultyAt(['CE1', 'CE2'], isAbove)).toEqual([])
})

/** A unit told in a smaller one, a half of 1 L and ten times shift or read a comma. */
function isDecimalProduct(step: ProblemStep): boolean {
  const isMultiplied = isProduct(step.kind) || step.kind === 'proportion'
  const isReading =
    isConversion(step) ||
    totalOf(step) === 1 ||
    step.terms.slice(0, 2).some(({ value }) => value === 10)
  return isMultiplied && !isReading && step.terms.some(({ value }) => !Number.isInteger(value))
}

test('CAL-16 at CM1 decimals are added and subtracted: they are multiplied and divided at CM2', () => {
  expect(faultyAt(['CM1'], ({ steps }) => steps.some(isDecimalProduct))).toEqual([])
})

test('CAL-16 the area of a rectangle in m² is of CM2', () => {
  const isOfArea = ({ steps }: WordProblem): boolean =>
    steps.some(({ terms }) => terms.some(({ measure }) => measure === 'm²'))
  expect(faultyAt(['CP', 'CE1', 'CE2', 'CM1'], isOfArea)).toEqual([])
})

test('CAL-16 a number of groups is whole', () => {
  const isCut = ({ steps }: WordProblem): boolean =>
    steps.some(({ kind, terms }) => kind === 'grouping' && !Number.isInteger(terms[0]?.value))
  expect(faultyAt(ALL_LEVELS, isCut)).toEqual([])
})

/** But those of an hour. */
function numbersOf(text: string): number[] {
  const counted = text.replace(/\d+\u00a0h(?:\u00a0\d+)?/gu, '')
  return Array.from(counted.matchAll(/\d[\d\u202f]*(?:,\d+)?/gu), ([written]) =>
    Number(written.replaceAll('\u202f', '').replace(',', '.')),
  )
}

/** «Elle a 10 pommes, elle en donne 5»: the answer would be copied from the text. */
test('CAL-16 the answer is no number of the text', () => {
  const isTold = ({ text, answer }: WordProblem): boolean => numbersOf(text).includes(answer)
  expect(faultyAt(ALL_LEVELS, isTold)).toEqual([])
})
