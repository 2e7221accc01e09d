/** Chooses what is drawn beside a word problem, by the relations of its steps (CAL-16). */
import { hasRest, type ProblemStep } from '../problem-step.ts'
import type { Quantity } from '../quantity.ts'
import { type FigureStory, figureValue, isConversion, isCountOfParts } from './figure-terms.ts'
import type { PostsFigure, ProblemFigure, RectangleFigure } from './problem-figure.ts'
import { isOneLess, isOneMore } from './step-rows.ts'
import { barModelsOf, type StoryBars, withStep } from './story-bars.ts'
import { type StoryTimes, timeLineOf, withHours } from './time-line.ts'

const LENGTHS: readonly Quantity['measure'][] = ['mm', 'cm', 'dm', 'm', 'km']

function isLengthOf(term: Quantity | undefined): boolean {
  return term !== undefined && LENGTHS.includes(term.measure)
}

/** Length and width, then twice what they make; or half of the way around, then the side that is missing. */
export function isPerimeter(first: ProblemStep, next: ProblemStep | undefined): boolean {
  if (!next || !isLengthOf(first.terms.at(-1)) || !isLengthOf(next.terms.at(-1))) return false
  const isTwice = (step: ProblemStep): boolean =>
    step.terms[0]?.value === 2 && step.terms[0].foundBy === undefined && step.terms.length === 3
  const isFound = first.kind === 'whole' && first.terms.length === 3 && next.kind === 'groups'
  if (isFound) return isTwice(next) && next.terms[1]?.foundBy !== undefined
  return (
    first.kind === 'sharing' &&
    isTwice(first) &&
    next.kind === 'whole' &&
    next.terms.length === 3 &&
    next.terms[2]?.foundBy !== undefined
  )
}

/** Rows stand one under the other; of two lengths the longer one is drawn along the top. */
function shapeOf(story: FigureStory, at: number): Pick<RectangleFigure, 'sides' | 'ratio'> {
  const [first, second] = story.steps[at]?.terms ?? []
  const [one, other] = [first?.value ?? 1, second?.value ?? 1]
  const isTurned = first?.measure == null || one < other
  const [along, down] = isTurned ? [1, 0] : [0, 1]
  return {
    sides: [figureValue(story, at, along), figureValue(story, at, down)],
    ratio: isTurned ? one / other : other / one,
  }
}

function perimeterFigure(story: FigureStory, at: number): RectangleFigure {
  const isAround = story.steps[at]?.kind === 'whole'
  const sides = isAround ? at : at + 1
  return {
    form: 'rectangle',
    ...shapeOf(story, sides),
    perimeter: figureValue(story, isAround ? at + 1 : at, 2),
  }
}

/** Posts and the intervals between them: one less. */
function postsFigure(story: FigureStory, at: number): PostsFigure | undefined {
  const [step, next] = [story.steps[at], story.steps[at + 1]]
  if (!step || !next) return undefined
  if (isOneLess(step) && next.kind === 'groups' && next.terms[0]?.foundBy !== undefined) {
    const [posts, interval, length] = [
      figureValue(story, at, 2),
      figureValue(story, at + 1, 1),
      figureValue(story, at + 1, 2),
    ]
    return { form: 'posts', posts, interval, length }
  }
  if (step.kind === 'grouping' && step.terms.length === 3 && isOneMore(next)) {
    const [posts, interval, length] = [
      figureValue(story, at + 1, 2),
      figureValue(story, at, 1),
      figureValue(story, at, 2),
    ]
    return { form: 'posts', posts, interval, length }
  }
  return undefined
}

function isArea(step: ProblemStep, isAlone: boolean): boolean {
  return step.kind === 'rectangle' && (isAlone || /²/u.test(step.terms.at(-1)?.measure ?? ''))
}

function areaFigure(story: FigureStory, at: number): RectangleFigure {
  return {
    form: 'rectangle',
    ...shapeOf(story, at),
    area: figureValue(story, at, 2),
  }
}

interface Page {
  readonly figures: readonly ProblemFigure[]
  readonly times: StoryTimes | undefined
  readonly bars: readonly StoryBars[]
}

function hasHour({ terms }: ProblemStep): boolean {
  return terms.some(({ measure }) => measure === 'clock')
}

/** A figure of its own that begins with the step, and how many steps it takes. */
function ownFigure(story: FigureStory, at: number): readonly [ProblemFigure, number] | undefined {
  const step = story.steps[at]
  if (!step) return undefined
  const posts = postsFigure(story, at)
  if (posts) return [posts, 2]
  if (isPerimeter(step, story.steps[at + 1])) return [perimeterFigure(story, at), 2]
  return isArea(step, story.steps.length === 1) ? [areaFigure(story, at), 1] : undefined
}

function drawnStep(page: Page, story: FigureStory, at: number): Page {
  const step = story.steps[at]
  const before = story.steps[at - 1]
  const isRoundedUp = step && before && isOneMore(step) && hasRest(before)
  if (!step || isConversion(step) || isCountOfParts(step) || isRoundedUp) return page
  if (!hasHour(step)) return { ...page, bars: withStep(page.bars, story, at) }
  return { ...page, ...withHours(page, story, at) }
}

/**
 * The figures of a problem of which the first `found` steps are found: one, or several where they have no length or no scale in common.
 * With as many as there are steps, nothing is left to find.
 */
export function problemFigures(steps: readonly ProblemStep[], found: number): ProblemFigure[] {
  const story: FigureStory = { steps, found }
  let page: Page = { figures: [], times: undefined, bars: [] }
  for (let at = 0; at < steps.length; at += 1) {
    const [figure, taken] = ownFigure(story, at) ?? []
    if (figure && taken) {
      page = { ...page, figures: [...page.figures, figure] }
      at += taken - 1
    } else page = drawnStep(page, story, at)
  }
  return [
    ...page.figures,
    ...(page.times ? [timeLineOf(page.times)] : []),
    ...page.bars.flatMap(barModelsOf),
  ]
}
