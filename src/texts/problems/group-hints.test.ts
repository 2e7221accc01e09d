/** Hints of problems in the words of their story, for every frame. */
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import { problemFigures } from '../../domain/problem/figure/draw-figures.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { hasRest } from '../../domain/problem/problem-step.ts'
import { quantityText } from '../../domain/problem/quantity.ts'
import { drawProblem } from '../../french/problems/draw-problem.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { problemFigureDescription } from './figure-texts.ts'
import { problemHint, solutionSteps } from './problem-hints.ts'

const DRAWS = draws(20)

const { frames, names } = loadProblems()

const PROBLEMS = frames.flatMap((frame) =>
  [...frame.levels.keys()].flatMap((level) =>
    Array.from({ length: DRAWS }, (_, seed) => drawProblem(frame, level, seed, names)),
  ),
)

function hintsOf(problem: WordProblem): string[] {
  return [...problem.steps.keys()].map((found) => problemHint(problem, found))
}

function faulty(isFaulty: (problem: WordProblem) => boolean): string[] {
  return [
    ...new Set(PROBLEMS.filter(isFaulty).map(({ reference }) => reference.split(':')[0])),
  ].map(String)
}

function drawn(name: string): WordProblem {
  const problem = PROBLEMS.find(({ reference }) => reference.startsWith(`${name}:`))
  if (!problem) throw new Error(name)
  return problem
}

function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\u00a0', ' ')
}

test('CAL-16 equal groups are called as the story calls them', () => {
  expect(
    faulty((problem) => hintsOf(problem).some((hint) => /qu'il y a de groupes/u.test(hint))),
  ).toEqual([])
  expect(plain(problemHint(drawn('sachets-de-bonbons'), 0))).toMatch(
    /^Compte \d autant de fois qu'il y a de sachets\.$/u,
  )
  expect(plain(problemHint(drawn('doigts-leves'), 0))).toMatch(/qu'il y a d'enfants\.$/u)
  expect(plain(problemHint(drawn('oeufs-par-boite'), 0))).toMatch(
    /^Cherche combien de fois 6 tient dans \d+ : c'est le nombre de boîtes\.$/u,
  )
})

test('CAL-16 of two kinds of groups with one name, the hint says which', () => {
  const [first, second] = hintsOf(drawn('livraison-de-cageots')).map(plain)
  expect(first).toMatch(/Regarde d'abord les \d+ cageots : compte \d+ kg autant de fois/u)
  expect(second).toMatch(/^Regarde maintenant les \d+ cageots : compte/u)
})

test('CAL-16 only the first step begins', () => {
  const isBegunAgain = (problem: WordProblem): boolean =>
    hintsOf(problem)
      .slice(1)
      .some((hint) => /commence par/iu.test(hint))
  expect(faulty(isBegunAgain)).toEqual([])
})

test('CAL-16 a late train is counted from the hour that the first step starts from', () => {
  const problem = drawn('trains-et-retard')
  const planned = /arriver à (\d+\u00a0h(?:\u00a0\d+)?)/u.exec(problem.text)?.[1]
  expect(problemHint(problem, 0)).toContain(`Pars de ${planned} et avance`)
})

test('CAL-16 yellow and blue paint are named in the figure, the hint and the calculation', () => {
  const problem = drawn('melange-de-peinture')
  const [figure] = problemFigures(problem.steps, 0).map(problemFigureDescription)
  expect(plain(figure)).toMatch(/2 L de bleu pour \d L de jaune ; \d L de bleu pour \?/u)
  expect(plain(problemHint(problem, 0))).toMatch(/1 L de bleu/u)
  expect(
    solutionSteps(problem)
      .flatMap(({ lines }) => lines.map(plain))
      .at(-1),
  ).toMatch(/L de jaune$/u)
})

test('CAL-16 what goes with a quantity is no sum of it', () => {
  const isSummed = ({ steps }: WordProblem): boolean =>
    steps[0]?.kind === 'proportion' &&
    problemFigures(steps, 0).some((figure) => problemFigureDescription(figure).includes('en tout'))
  expect(faulty(isSummed)).toEqual([])
})

test('CAL-16 what a story says of its own steps leaves the answer to the child', () => {
  const tells = ({ steps }: WordProblem): boolean =>
    steps.some(({ hint, terms, sought }) => {
      const found = quantityText({ value: terms[sought]?.value ?? Number.NaN, measure: null })
      return (
        hint !== undefined &&
        new RegExp(`(?<![\\d,\u202f])${found}(?![\\d,\u202f])`, 'u').test(hint)
      )
    })
  expect(faulty(tells)).toEqual([])
  expect(plain(problemHint(drawn('cousins-et-ages'), 1))).toMatch(
    /^\p{L}+ est née? il y a (\d+) ans : enlève \1 ans à l'âge de (?:son père|sa mère)\.$/u,
  )
  expect(plain(problemHint(drawn('cars-et-supporters'), 1))).toMatch(
    /^Les \d+ supporters qui restent prennent un car de plus/u,
  )
})

test('CAL-16 a hint says how many steps there are, and that something may remain', () => {
  expect(plain(problemHint(drawn('cousins-et-ages'), 0))).toMatch(/^Il y a deux étapes\. /u)
  expect(plain(problemHint(drawn('chaises-et-tables'), 0))).toMatch(/^Il y a trois étapes\. /u)
  const isLeftUnsaid = (problem: WordProblem): boolean => {
    const [only, ...more] = problem.steps
    return (
      more.length === 0 &&
      only !== undefined &&
      hasRest(only) &&
      only.sought < 2 &&
      !/reste|ne compte pas/u.test(problemHint(problem, 0))
    )
  }
  expect(faulty(isLeftUnsaid)).toEqual([])
})
