/** Neither too easy nor too hard, in words of the class: held for every frame by many draws. */
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { isProduct } from '../../domain/problem/problem-step.ts'
import type { Measure } from '../../domain/problem/quantity.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { drawProblem } from './draw-problem.ts'

const DRAWS = draws(60)

const { frames, names } = loadProblems()

function faultyAt(levels: readonly Level[], isFaulty: (problem: WordProblem) => boolean): string[] {
  return frames.flatMap((frame) =>
    levels
      .filter((level) => frame.levels.has(level))
      .filter((level) =>
        Array.from({ length: DRAWS }, (_, seed) => drawProblem(frame, level, seed, names)).some(
          isFaulty,
        ),
      )
      .map((level) => `${level} ${frame.name}`),
  )
}

function isOfTime({ measure }: { readonly measure: Measure | null }): boolean {
  return measure === 'clock' || measure === 'duration'
}

/** Below, the class before has it in its head. Decimals, hours and proportions are hard by themselves. */
const LEAST: Readonly<Record<Level, { readonly sum: number; readonly product: number }>> = {
  CP: { sum: 7, product: 6 },
  CE1: { sum: 20, product: 12 },
  CE2: { sum: 55, product: 40 },
  CM1: { sum: 400, product: 60 },
  CM2: { sum: 1000, product: 75 },
}

test('CAL-16 a problem in one step has numbers that the class before could not do', () => {
  const isTooEasy = ({ level, steps: [only, ...more] }: WordProblem): boolean => {
    if (!only || more.length > 0 || only.kind === 'proportion') return false
    if (only.terms.some((term) => isOfTime(term) || !Number.isInteger(term.value))) return false
    const least = LEAST[level][isProduct(only.kind) ? 'product' : 'sum']
    return Math.max(...only.terms.map(({ value }) => value)) < least
  }
  expect(faultyAt(LEVELS, isTooEasy)).toEqual([])
})

test('CAL-16 up to CE2 a quotient is found in the tables or just beyond them', () => {
  const most: Partial<Record<Level, number>> = { CP: 15, CE1: 12, CE2: 15 }
  const isAbove = ({ level, steps }: WordProblem): boolean =>
    steps
      .filter(
        ({ kind, terms }) =>
          ['sharing', 'grouping'].includes(kind) && terms.every(({ value }) => value !== 2),
      )
      .some(
        ({ kind, terms }) =>
          (terms[kind === 'sharing' ? 1 : 0]?.value ?? 0) > (most[level] ?? Infinity),
      )
  expect(faultyAt(['CP', 'CE1', 'CE2'], isAbove)).toEqual([])
})

/** «bleus accrochés», «aucun ne part», «sont levés», «cette somme est partagée». */
const BEYOND_CP = /\b(?:est|sont|été) \p{L}+(?:é|ée|és|ées|i|is|u|us)\b|\baucune?\b|\bdont\b|;/u

test('CAL-16 at CP sentences are short, without passive or relative', () => {
  const isBeyond = ({ text }: WordProblem): boolean =>
    BEYOND_CP.test(text) || text.split(/[.?!]/u).some((one) => one.split(/\s+/u).length > 21)
  expect(faultyAt(['CP'], isBeyond)).toEqual([])
})
