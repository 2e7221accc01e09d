/** Series of problems as a teacher prints them: many frames, each once before any comes again. */
import { expect, test } from 'vitest'
import { LEVELS } from '../../domain/level.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { drawManyProblems } from './problem-series.ts'

const bank = loadProblems()

function frameOf({ reference }: WordProblem): string {
  return reference.split(':')[0] ?? ''
}

/** The most times that one of the texts comes. */
function mostOften(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => texts.filter((one) => one === text).length))
}

test.each(LEVELS)('CAL-16 at %s no frame comes twice in 40 problems', (level) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const problems = drawManyProblems(bank, { level, count: 40, seed })
    expect(problems).toHaveLength(40)
    expect(mostOften(problems.map(frameOf)), `seed ${seed}`).toBe(1)
  }
})

test.each(LEVELS)('CAL-16 at %s a frame that comes again has other numbers', (level) => {
  const ofClass = bank.frames.filter((frame) => frame.levels.has(level)).length
  const problems = drawManyProblems(bank, { level, count: 2 * ofClass, seed: 7 })
  const numbers = problems.map(({ reference, steps }) =>
    JSON.stringify([reference.split(':')[0], steps.map(({ terms }) => terms)]),
  )
  // A mountain and a river have one height and one length.
  const same = problems.filter((_, at) => numbers.indexOf(numbers[at] ?? '') < at).map(frameOf)
  expect(same.filter((name) => !ONE_DRAW.includes(name))).toEqual([])
})

const ONE_DRAW: readonly string[] = [
  'distance-entre-villes',
  'longueur-des-fleuves',
  'mont-blanc-et-puy',
]
