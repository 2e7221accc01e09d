/** The bars of every frame, drawn many times: what they compare is on one scale, and what is sought is not counted on them. */
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import { problemFigures } from '../../domain/problem/figure/draw-figures.ts'
import {
  type BarModel,
  type BarSegment,
  isLeftOut,
} from '../../domain/problem/figure/problem-figure.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import type { ProblemStep } from '../../domain/problem/problem-step.ts'
import type { Quantity } from '../../domain/problem/quantity.ts'
import { loadProblems } from '../../server/language-worker/load-problems.ts'
import { drawProblem } from './draw-problem.ts'

const DRAWS = draws(20)

const { frames, names } = loadProblems()

const PROBLEMS = frames.flatMap((frame) =>
  [...frame.levels.keys()].flatMap((level) =>
    Array.from({ length: DRAWS }, (_, seed) => drawProblem(frame, level, seed, names)),
  ),
)

/** Before a step is found, between two, and after the last one. */
function barsOf(steps: readonly ProblemStep[]): BarModel[] {
  return [...steps.keys(), steps.length]
    .flatMap((found) => problemFigures(steps, found))
    .filter((figure) => figure.form === 'bars')
}

function faulty(isFaulty: (model: BarModel) => boolean): string[] {
  const found = PROBLEMS.filter(({ steps }) => barsOf(steps).some(isFaulty))
  return [...new Set(found.map(({ reference, level }) => `${level} ${reference.split(':')[0]}`))]
}

type WrittenSegment = BarSegment & { readonly value: Quantity }

function isWritten(segment: BarSegment): segment is WrittenSegment {
  return segment.value !== null && segment.value !== 'later'
}

/** Width of one unit in each segment that is told, by its measure. */
function scalesOf({ bars }: BarModel): Map<string | null, number[]> {
  const scales = new Map<string | null, number[]>()
  for (const { value, share } of bars.flatMap(({ segments }) => segments)) {
    if (value === null || value === 'later' || value.value === 0) continue
    scales.set(value.measure, [...(scales.get(value.measure) ?? []), share / value.value])
  }
  return scales
}

test('CAL-16 two bars of one drawing have one scale', () => {
  const isTorn = (model: BarModel): boolean =>
    model.bars.length > 1 &&
    [...scalesOf(model).values()].some((scales) => Math.max(...scales) > 1.01 * Math.min(...scales))
  expect(faulty(isTorn)).toEqual([])
})

test('CAL-16 a number of groups that is sought is not counted on the drawing', () => {
  const isCounted = ({ bars }: BarModel): boolean =>
    bars.some(({ segments, spans }) =>
      spans
        .filter(({ times }) => times === null)
        .some(({ from, count }) => {
          const groups = segments.slice(from, from + count)
          const ellipsis = groups.find(isLeftOut)
          return !ellipsis || (groups.length > 2 && ellipsis.share <= (groups[0]?.share ?? 0))
        }),
    )
  expect(faulty(isCounted)).toEqual([])
})

/** Widths of one unit of each measure, over all segments but those of a bar that says it is broken. */
test('CAL-16 a segment has the width of its number, or its bar says that it is broken', () => {
  const isOutOfScale = ({ bars }: BarModel): boolean =>
    bars
      .filter(({ segments }) => segments.every(({ role }) => role !== 'break'))
      .some((bar) =>
        [...scalesOf({ form: 'bars', bars: [bar] }).values()].some(
          (scales) => Math.max(...scales) > 1.01 * Math.min(...scales),
        ),
      )
  expect(faulty(isOutOfScale)).toEqual([])
})

test('CAL-16 no bar is longer than the drawing, and in a broken one the greater group is the wider', () => {
  const isTooLong = ({ bars }: BarModel): boolean =>
    bars.some(({ segments }) => segments.reduce((sum, { share }) => sum + share, 0) > 1.001)
  const isReversed = ({ bars }: BarModel): boolean =>
    bars
      .filter(({ segments }) => segments.some(({ role }) => role === 'break'))
      .some(({ segments }) =>
        segments.some((one) =>
          segments.some(
            (other) =>
              isWritten(one) &&
              isWritten(other) &&
              one.value.measure === other.value.measure &&
              one.value.value > other.value.value &&
              one.share < other.share - 1e-6,
          ),
        ),
      )
  expect(faulty(isTooLong)).toEqual([])
  expect(faulty(isReversed)).toEqual([])
})

test('CAL-16 a rectangle has the shape of its sides, rows one under the other', () => {
  const isOutOfShape = ({ steps }: WordProblem): boolean =>
    problemFigures(steps, steps.length).some((figure) => {
      if (figure.form !== 'rectangle') return false
      const [along, down] = figure.sides.map((side) =>
        side === null || side === 'later' ? 0 : side.value,
      )
      const rows = steps.find(({ kind }) => kind === 'rectangle')?.terms
      const isInRows = rows?.[0]?.measure !== null || rows[0].value === down
      return Math.abs(figure.ratio - (down ?? 0) / (along ?? 1)) > 1e-6 || !isInRows
    })
  expect(PROBLEMS.filter(isOutOfShape).map(({ reference }) => reference)).toEqual([])
})

test('CAL-16 at CP, CE1 and CE2 no bar is broken', () => {
  const isBroken = ({ bars }: BarModel): boolean =>
    bars.some(({ segments }) => segments.some(({ role }) => role === 'break'))
  const found = faulty(isBroken).filter((one) => /^C[PE]/u.test(one))
  expect(found).toEqual([])
})
