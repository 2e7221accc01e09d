/**
 * Every frame of data/problems, drawn many times for each of its classes. The oracle is apart: it puts the answer back into the declared
 * relations and sees whether they hold, where the engine solves them.
 */
import { describe, expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { givenQuantities, type WordProblem } from '../../domain/problem/problem.ts'
import { PROBLEM_KINDS, type ProblemStep } from '../../domain/problem/problem-step.ts'
import type { Quantity } from '../../domain/problem/quantity.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { drawProblem } from './draw-problem.ts'
import { lintProblems } from './lint-problems.ts'
import type { ProblemFrame } from './problem-frame.ts'
import { frameKind } from './problem-series.ts'

const DRAWS = draws(200)

const { frames, names } = loadProblems()

/** Largest number and number of decimals (BO n° 41 of 31/10/2024, n° 16 of 17/04/2025); 30 in several steps at CP. */
const FIELDS: Readonly<Record<Level, { readonly most: number; readonly decimals: number }>> = {
  CP: { most: 100, decimals: 0 },
  CE1: { most: 1000, decimals: 0 },
  CE2: { most: 10_000, decimals: 0 },
  CM1: { most: 999_999, decimals: 2 },
  CM2: { most: 999_999_999, decimals: 3 },
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.002
}

/** Whether a relation holds between numbers, by its kind alone. */
function isTrue({ kind, terms }: ProblemStep): boolean {
  const [a = 0, b = 0, c = 0, d] = terms.map(({ value }) => value)
  const total = terms.at(-1)?.value ?? Number.NaN
  if (kind === 'proportion') return isClose(a * (d ?? 0), b * c)
  if (kind === 'loss') return isClose(c + b, a)
  if (kind === 'whole' || kind === 'gain' || kind === 'comparison') {
    return isClose(
      total * 2,
      terms.reduce((sum, { value }) => sum + value, 0),
    )
  }
  if (d === undefined) return isClose(a * b, c)
  return isClose(a * b + c, total) && c < (kind === 'sharing' ? a : b)
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

function isCounted({ measure }: Quantity): boolean {
  return measure !== 'clock' && measure !== 'duration'
}

function answerFaults({ steps, answer, unit }: WordProblem): string[] {
  const last = steps.at(-1)
  return [
    ...(last?.terms[last.sought]?.value === answer ? [] : ['the answer is not what is sought']),
    ...(answer > 0 ? [] : ['no answer']),
    ...(unit.measure !== null || Number.isInteger(answer) ? [] : ['a piece of a thing']),
    ...(unit.measure === '€' && decimalsOf(answer) > 2 ? ['a price below the cent'] : []),
  ]
}

function arithmeticFaults(
  problem: WordProblem,
  { most, decimals }: (typeof FIELDS)[Level],
): string[] {
  const { steps, level } = problem
  const all = steps.flatMap(({ terms }) => terms)
  const counted = [...all, ...problem.idle].filter(isCounted)
  const limit = level === 'CP' && steps.length > 1 ? 30 : most
  return [
    ...(steps.every(isTrue) ? [] : ['a relation does not hold']),
    ...(all.every(({ value }) => Number.isFinite(value) && value >= 0) ? [] : ['below zero']),
    ...(counted.every(({ value }) => value <= limit) ? [] : [`more than ${limit}`]),
    ...(counted.every(({ value }) => decimalsOf(value) <= decimals) ? [] : ['too many decimals']),
    ...(all.filter(({ measure }) => measure === 'clock').every(({ value }) => value < 1440)
      ? []
      : ['after midnight']),
  ]
}

/** The numbers of the text are those of its ranges. */
function rangeFaults(frame: ProblemFrame, { level, steps }: WordProblem): string[] {
  const drawn = frame.levels.get(level)?.numbers ?? []
  return frame.steps.flatMap(({ terms }, place) =>
    terms.flatMap((term, rank) => {
      const range = drawn.find((number) => 'name' in term && number.name === term.name)
      const value = steps[place]?.terms[rank]?.value ?? Number.NaN
      if (!range || 'formula' in range) return []
      const isIn =
        'among' in range
          ? range.among.includes(value)
          : value >= range.from - 1e-9 && value <= range.to + 1e-9
      return isIn ? [] : [`${range.name} = ${value} is out of its range`]
    }),
  )
}

const ELISION =
  /(?<!\p{L})(?:(?:de|que|le|la|je|ne|se|me|te|jusque|lorsque) (?=[aeiouéèêëàâîïôûœ]|y[^aeiou])|(?:d|qu)'(?=y[aeiou]))/iu
const ONE_OF_MANY = /(?<![\d,.\u202f])1 \p{L}+[sx](?!\p{L})/u
const SPACES = / {2}|\s[,.]| [?!:;»]|« /u

function frenchFaults({ text }: WordProblem): string[] {
  return [
    ...(ELISION.test(text) ? ['elision'] : []),
    ...(ONE_OF_MANY.test(text) ? ['plural after 1'] : []),
    ...(SPACES.test(text) ? ['spaces'] : []),
    ...(/[{}|]|undefined|NaN|’/u.test(text) ? ['a place is left open'] : []),
    ...(/^\P{Ll}/u.test(text) ? [] : ['no capital']),
    ...(/[.?!]\u00a0?\s+\p{Ll}/u.test(text) ? ['no capital after a full stop'] : []),
  ]
}

function faultsOf(frame: ProblemFrame, level: Level): string[] {
  const found = new Set<string>()
  for (let seed = 0; seed < DRAWS; seed += 1) {
    const problem = drawProblem(frame, level, seed, names)
    for (const fault of [
      ...answerFaults(problem),
      ...arithmeticFaults(problem, FIELDS[level]),
      ...rangeFaults(frame, problem),
      ...frenchFaults(problem),
    ]) {
      found.add(`${frame.name} ${level}: ${fault}: ${problem.text}`)
    }
  }
  // One example is enough.
  return [...found].slice(0, 1)
}

describe('the frames of data/problems', () => {
  test('CAL-16 they are written as their guide says', () => {
    expect(lintProblems(frames)).toEqual([])
  })

  test.each(LEVELS)(
    'CAL-16 at %s each draw is right, of the class, and French',
    (level) => {
      const ofClass = frames.filter((frame) => frame.levels.has(level))
      expect(ofClass.flatMap((frame) => faultsOf(frame, level))).toEqual([])
    },
    60_000,
  )

  test('CAL-16 every kind of the programme is there, sought in several places, in one step and in several', () => {
    const kinds = new Set(frames.map(frameKind))
    for (const kind of PROBLEM_KINDS) {
      expect(
        [...kinds].some((one) => one.startsWith(kind)),
        kind,
      ).toBe(true)
    }
    for (const sought of ['gain-0', 'gain-1', 'gain-2', 'loss-0', 'loss-1', 'loss-2']) {
      expect(kinds).toContain(sought)
    }
    for (const sought of ['comparison-0', 'comparison-1', 'comparison-2', 'times-0', 'times-1']) {
      expect(kinds).toContain(sought)
    }
    expect(kinds).toContain('several')
  })

  test('CAL-16 some numbers serve nothing, and a child meets both sexes in every part', () => {
    expect(frames.filter(({ idle }) => idle.length > 0).length).toBeGreaterThan(8)
    const [frame] = frames.filter(({ text }) => /\{A\}.*\{A il\}/u.test(text))
    if (!frame) throw new Error('no frame names anybody')
    const [level = 'CP'] = frame.levels.keys()
    const texts = Array.from(
      { length: 40 },
      (_, seed) => drawProblem(frame, level, seed, names).text,
    )
    expect(texts.some((text) => /\belle\b/u.test(text))).toBe(true)
    expect(texts.some((text) => /\bil\b/u.test(text))).toBe(true)
  })

  test('CAL-16 the same reference draws the same problem, and the text tells what is given', () => {
    for (const frame of frames) {
      const [level = 'CP'] = frame.levels.keys()
      const problem = drawProblem(frame, level, 4, names)
      expect(drawProblem(frame, level, 4, names)).toEqual(problem)
      expect(givenQuantities(problem).length, frame.name).toBeGreaterThan(0)
    }
  })
})
