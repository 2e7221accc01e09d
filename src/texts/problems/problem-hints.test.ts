/** What a child is told, for every frame: calculations that are true, signs of the class, a hint for each way of seeking. */
import { expect, test } from 'vitest'
import { barModel } from '../../domain/problem/bar-model.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { drawProblem } from '../../french/problems/draw-problem.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { answerOf, problemHint, solutionSteps } from './problem-hints.ts'
import { modelDescription } from './problems.ts'

const DRAWS = 10

const { frames, names } = loadProblems()

function drawn(): WordProblem[] {
  return frames.flatMap((frame) =>
    [...frame.levels.keys()].flatMap((level) =>
      Array.from({ length: DRAWS }, (_, seed) => drawProblem(frame, level, seed, names)),
    ),
  )
}

const PROBLEMS = drawn()

function solutionLines(problem: WordProblem): string[] {
  return solutionSteps(problem).flatMap(({ lines }) => lines)
}

/** «1 h 05 min» in minutes, «2,50 €» as 2.5. */
function writtenValue(text: string): number {
  const plain = text.replace(/[\u00a0\u202f\s]/gu, '')
  const [, hours, minutes = '0'] = /^(\d+)h(\d*)(?:min)?$/u.exec(plain) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  return Number.parseFloat(plain.replace(',', '.'))
}

function productOf(text: string): number {
  const [first = '', ...others] = text.split(/ ([×÷]) /u)
  return others.reduce((value, part, place) => {
    if (place % 2 === 0) return value
    return others[place - 1] === '×' ? value * writtenValue(part) : value / writtenValue(part)
  }, writtenValue(first))
}

function sumOf(text: string): number {
  const [first = '', ...others] = text.split(/ ([+\u2212]) /u)
  return others.reduce((value, part, place) => {
    if (place % 2 === 0) return value
    return others[place - 1] === '+' ? value + productOf(part) : value - productOf(part)
  }, productOf(first))
}

/** An hour alone («2 h») is told like a clock and like a duration: both are minutes. */
function isTrue(line: string): boolean {
  const [left = '', right = ''] = line.replace(/^Pour [^:]*: /u, '').split(' = ')
  return Math.abs(sumOf(left) - sumOf(right)) < 0.002
}

test('CAL-16 every calculation of a solution is true, and the last one has the answer', () => {
  for (const problem of PROBLEMS) {
    const lines = solutionLines(problem)
    expect(lines.length, problem.reference).toBeGreaterThan(0)
    expect(
      lines.filter((line) => !isTrue(line)),
      problem.reference,
    ).toEqual([])
    expect(answerOf(problem), problem.reference).not.toMatch(/NaN|undefined/u)
  }
})

test('CAL-16 there is no × in CP and no ÷ before CM1', () => {
  const signs = (levels: readonly string[]): string =>
    PROBLEMS.filter(({ level }) => levels.includes(level))
      .flatMap(solutionLines)
      .join('')
  expect(signs(['CP'])).not.toMatch(/[×÷]/u)
  expect(signs(['CE1', 'CE2'])).not.toContain('÷')
  expect(signs(['CM1', 'CM2'])).toContain('÷')
})

test('CAL-16 every problem has a hint, and a bar model that hides what is sought', () => {
  for (const problem of PROBLEMS) {
    expect(problemHint(problem, false), problem.reference).toMatch(/[.?]$/u)
    expect(problemHint(problem, true), problem.reference).toMatch(/[.?]$/u)
    for (const step of problem.steps) {
      expect(modelDescription(barModel(step, false)), problem.reference).toContain('?')
      expect(modelDescription(barModel(step, true)), problem.reference).not.toContain('?')
    }
  }
})
