/** What a child is told, for every frame: calculations that are true, signs of the class, a hint for each way of seeking. */
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import { problemFigures } from '../../domain/problem/figure/draw-figures.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { isProduct, type ProblemStep } from '../../domain/problem/problem-step.ts'
import type { Quantity } from '../../domain/problem/quantity.ts'
import { drawProblem } from '../../french/problems/draw-problem.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { problemFigureDescription } from './figure-texts.ts'
import { answerOf, problemHint, solutionSteps } from './problem-hints.ts'

const DRAWS = draws(10)

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

/** In the smallest of each family. */
const WORTHS: Readonly<Record<string, number>> = {
  ...{ km: 1_000_000, m: 1000, cm: 10, mm: 1 },
  ...{ kg: 1000, g: 1 },
  ...{ L: 1000, cL: 10, mL: 1 },
}

function isConverted(line: string): boolean {
  const [left = 0, right = 1] = line.split(' = ').map((side) => {
    const worth = WORTHS[/(?<=\u00a0)\p{L}+$/u.exec(side)?.[0] ?? ''] ?? Number.NaN
    return writtenValue(side) * worth
  })
  return Math.abs(left - right) < 1e-6
}

/** An hour alone («2 h») is told like a clock and like a duration: both are minutes. */
function isTrue(line: string): boolean {
  if (!/[-+×÷\u2212]/u.test(line)) return isConverted(line)
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

test('CAL-16 a proportion goes from 12 to 18 by 6, on bars and without a table', () => {
  const mere = (value: number): Quantity => ({ value, measure: null })
  const grams = (value: number): Quantity => ({ value, measure: 'g' })
  const terms = [mere(12), grams(300), mere(18), grams(450)]
  const step: ProblemStep = { kind: 'proportion', terms, sought: 3 }
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
  const problem = { level: 'CM2', steps: [step], text: '' } as const
  const [solution] = solutionSteps({ ...PROBLEMS[0], ...problem } as WordProblem)
  expect(solution?.lines.map(plain)).toEqual([
    'Pour 6 : 300 g ÷ 2 = 150 g',
    'Pour 18 : 3 × 150 g = 450 g',
  ])
  expect(plain(solution?.reason ?? '')).toBe("12, c'est 2 fois 6 ; 18, c'est 3 fois 6.")
  expect(problemFigures([step], 0)).toMatchObject([{ form: 'bars' }])
})

test('CAL-16 every step has a hint, and one figure hides what is asked until it is found', () => {
  for (const problem of PROBLEMS) {
    const { steps, reference } = problem
    for (const found of steps.keys()) {
      expect(problemHint(problem, found), reference).toMatch(/[.?]$/u)
      const said = problemFigures(steps, found).map(problemFigureDescription)
      expect(said.filter((text) => text.includes('?')).length, reference).toBe(1)
    }
    const solved = problemFigures(steps, steps.length).map(problemFigureDescription).join(' ')
    expect(solved, reference).not.toMatch(/\?|à trouver|NaN|undefined/u)
  }
})

function hintOf(name: string, found: number): string {
  const problem = PROBLEMS.find(({ reference }) => reference.startsWith(`${name}:`))
  if (!problem) throw new Error(name)
  return problemHint(problem, found).replaceAll('\u00a0', ' ')
}

test('CAL-16 a group that is not full is counted as one, not as one time more', () => {
  const problem = PROBLEMS.find(({ reference }) => reference.startsWith('tentes-du-camp:'))
  const said = problemFigures(problem?.steps ?? [], 2)
    .map(problemFigureDescription)
    .join(' ')
  expect(said).toContain(`${problem?.answer}\u00a0groupes`)
})

test('CAL-16 on the way, a hint names the numbers, not «the whole»', () => {
  const isUnnamed = ({ steps, ...problem }: WordProblem): boolean =>
    steps
      .slice(0, -1)
      .some((_, found) =>
        /Tu cherches le tout|Pars du tout/u.test(problemHint({ ...problem, steps }, found)),
      )
  expect(PROBLEMS.filter(isUnnamed).map(({ reference }) => reference)).toEqual([])
  expect(hintOf('visite-du-zoo', 0)).toMatch(/Commence par réunir \d+ et \d+\.$/u)
})

test('CAL-16 groups are spoken of where a step has groups', () => {
  const GROUPED: readonly string[] = ['groups', 'sharing', 'grouping']
  const isWrong = ({ steps, ...problem }: WordProblem): boolean =>
    steps.some(
      ({ kind }, found) =>
        !GROUPED.includes(kind) &&
        /groupes complets|paquets|intervalles de/u.test(problemHint({ ...problem, steps }, found)),
    )
  const found = PROBLEMS.filter(isWrong).map(({ reference }) => reference)
  expect(found).toEqual([])
  expect(hintOf('poids-de-la-valise', 0)).toMatch(/Commence par réunir .+ kg, .+ kg et .+ kg\.$/u)
})

/** Numbers in letters, and parts that a hint of their own explains. */
const IN_LETTERS =
  /(?<!\p{L})(?:deux|trois|quatre|cinq|six|dix|cent|moitié|demi|double|triple|tiers|quarts?|(?:cinqu|dix)ièmes?)(?!\p{L})/u

/** Found with the rest that is sought. */
function quotientPlace({ kind, terms }: Pick<ProblemStep, 'kind' | 'terms'>): number | undefined {
  if (terms.length < 4) return undefined
  return kind === 'sharing' ? 1 : 0
}

test('CAL-16 a factor that the text does not write is explained with its number', () => {
  const isUnexplained = (problem: WordProblem): boolean => {
    const text = problem.text.replaceAll(/[\u00a0\u202f]/gu, ' ')
    const reasons = solutionSteps(problem).map(({ reason }) => reason)
    return problem.steps.some(({ kind, terms, sought }, at) =>
      terms
        .slice(0, kind === 'rectangle' || !isProduct(kind) ? 0 : 2)
        .some(
          ({ value, foundBy, noun }, place) =>
            place !== sought &&
            place !== quotientPlace({ kind, terms }) &&
            foundBy === undefined &&
            noun === undefined &&
            Number.isInteger(value) &&
            value < 100 &&
            !new RegExp(`(?<![\\d,])${value}(?![\\d,])`, 'u').test(text) &&
            !IN_LETTERS.test(text) &&
            !/moitié du tour|deux parts seraient/u.test(reasons.join(' ')) &&
            !new RegExp(`\\b${value}\\b`, 'u').test(reasons[at] ?? ''),
        ),
    )
  }
  const found = PROBLEMS.filter(isUnexplained).map(({ reference }) => reference.split(':')[0])
  expect([...new Set(found)]).toEqual([])
  expect(hintOf('bande-de-papier', 0)).toMatch(/cm, et que reste-t-il/u)
  expect(hintOf('lundi-a-dimanche', 0)).toContain('Du mardi au dimanche, il y a 6 jours.')
  expect(hintOf('mois-d-abonnement', 0)).toContain("Une année, c'est 12 mois.")
  expect(hintOf('cote-du-carre', 0)).toContain('Un carré a 4 côtés égaux.')
})

test('CAL-16 a number of times has no unit in a figure', () => {
  const isMeasured = ({ steps }: WordProblem): boolean =>
    [...steps.keys(), steps.length].some((found) =>
      problemFigures(steps, found).some((figure) =>
        /\d\u00a0\p{L}+²? fois/u.test(
          problemFigureDescription(figure).replaceAll(/\u00a0fois/gu, ' fois'),
        ),
      ),
    )
  expect(PROBLEMS.filter(isMeasured).map(({ reference }) => reference)).toEqual([])
})

test('CAL-16 ways around, intervals, one group more, fractions and hours have hints of their own', () => {
  expect(hintOf('perimetre-inconnu', 0)).toContain('la moitié du tour : partage le tour en 2')
  expect(hintOf('perimetre-inconnu', 1)).toContain("il reste l'autre côté")
  expect(hintOf('terrain-rectangulaire', 0)).toContain('la moitié du tour')
  expect(hintOf('lampadaires', 0)).toContain('Il y en a un de moins')
  expect(hintOf('arbres-du-chemin', 1)).toContain('un de plus que les intervalles')
  expect(hintOf('tentes-du-camp', 1)).toContain('prends un groupe de plus')
  expect(hintOf('deux-tiers-de-la-classe', 0)).toContain('partagé en 3 parts égales')
  expect(hintOf('tour-de-france', 0)).toContain("Le tout, c'est 4 quarts : enlève 3 quarts")
  const isOfWholeHours = ({ steps }: WordProblem): boolean =>
    steps.some(
      ({ kind, terms }) =>
        kind === 'gain' && terms[1]?.measure === 'duration' && terms[1].value % 60 === 0,
    )
  for (const problem of PROBLEMS.filter(isOfWholeHours).filter(({ steps }) => steps.length === 1)) {
    expect(problemHint(problem, 0), problem.reference).not.toContain('60\u00a0min')
  }
})
