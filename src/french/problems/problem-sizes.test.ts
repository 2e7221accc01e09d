/** Things of a story have sizes that exist, and figures of a class have its numbers: held for every frame by many draws. */
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import type { Level } from '../../domain/level.ts'
import { isPerimeter } from '../../domain/problem/figure/draw-figures.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { isProduct, type ProblemStep } from '../../domain/problem/problem-step.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { drawProblem } from './draw-problem.ts'

const DRAWS = draws(60)

const { frames, names } = loadProblems()

const PROBLEMS = frames.flatMap((frame) =>
  [...frame.levels.keys()].flatMap((level) =>
    Array.from({ length: DRAWS }, (_, seed) => drawProblem(frame, level, seed, names)),
  ),
)

function faulty(levels: readonly Level[], isFaulty: (problem: WordProblem) => boolean): string[] {
  const found = PROBLEMS.filter(({ level }) => levels.includes(level)).filter(isFaulty)
  return [...new Set(found.map(({ reference, level }) => `${level} ${reference.split(':')[0]}`))]
}

/** In centilitres, as shops have them. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  bouteille: [25, 33, 50, 70, 75, 100, 150, 200],
  verre: [10, 15, 20, 25, 30, 33],
  tasse: [10, 12, 15, 20, 25],
  gourde: [33, 50, 75, 100],
  bidon: [500, 1000, 2000],
  théière: [75, 100, 120, 150],
}

const WORTHS: Readonly<Record<string, number>> = { mL: 0.1, cL: 1, L: 100 }

/** «Une bouteille contient 150 cL», «5 bidons de 10 L». */
const HELD = /(\p{L}+?)s? (?:contient|contenait|de) (\d+(?:,\d+)?)\u00a0(mL|cL|L)(?!\p{L})/gu

test('CAL-16 a bottle, a glass and a can hold what real ones hold', () => {
  const isUnreal = ({ text }: WordProblem): boolean =>
    [...text.matchAll(HELD)].some(([, name = '', held = '', unit = '']) => {
      const size = Number(held.replace(',', '.')) * (WORTHS[unit] ?? 1)
      return SIZES[name.toLowerCase()]?.includes(Math.round(size)) === false
    })
  expect(faulty(['CE2', 'CM1', 'CM2'], isUnreal)).toEqual([])
})

function divisorOf({ kind, terms, sought }: ProblemStep): number | undefined {
  if (!isProduct(kind) || (sought === terms.length - 1 && terms.length === 3)) return undefined
  const isFirst = terms.length === 4 ? kind === 'grouping' : sought === 0
  return terms[isFirst ? 1 : 0]?.value
}

/** 40 and 250 go by multiples that are known. */
test('CAL-16 at CE2 and CM1 a divisor has one figure, or is round', () => {
  const isAbove = ({ steps }: WordProblem): boolean =>
    steps
      .map(divisorOf)
      .some((by) => by !== undefined && by >= 10 && by % 10 !== 0 && by % 25 !== 0 && by !== 15)
  expect(faulty(['CE2', 'CM1'], isAbove)).toEqual([])
})

test('CAL-16 at CM1 and CM2 a way around has numbers of the class', () => {
  const isTooEasy = ({ steps }: WordProblem): boolean =>
    steps.length === 2 &&
    steps.some((step, at) => isPerimeter(step, steps[at + 1])) &&
    steps.flatMap(({ terms }) => terms).every(({ value }) => Number.isInteger(value) && value < 200)
  expect(faulty(['CM1', 'CM2'], isTooEasy)).toEqual([])
})

test('CAL-16 a proportion between two things told in one measure names both', () => {
  const isUnnamed = ({ steps }: WordProblem): boolean =>
    steps.some(
      ({ kind, terms: [one, other] }) =>
        kind === 'proportion' &&
        one?.measure != null &&
        one.measure === other?.measure &&
        (one.of === undefined || other.of === undefined),
    )
  expect(faulty(['CE2', 'CM1', 'CM2'], isUnnamed)).toEqual([])
})
