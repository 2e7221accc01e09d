/** The terms of a problem's steps as its figure writes them: given, found on the way, asked. */
import { isFoundBeside, type ProblemStep } from '../problem-step.ts'
import { areEqual } from '../quantity.ts'
import type { FigureValue } from './problem-figure.ts'

export interface FigureStory {
  readonly steps: readonly ProblemStep[]
  /** How many steps are found already. */
  readonly found: number
}

/** The step that finds a term; undefined for what the text tells. */
export function finderOf({ steps }: FigureStory, step: number, place: number): number | undefined {
  const { terms, sought } = steps[step] ?? { terms: [], sought: 0 }
  return place === sought ? step : terms[place]?.foundBy
}

/** «4 kg» stands for 4 000 g as long as it is not put into grams. */
function conversionValue(story: FigureStory, finder: number): FigureValue | undefined {
  const step = story.steps[finder]
  return step && isConversion(step) && story.found <= finder ? step.terms[0] : undefined
}

export function figureValue(story: FigureStory, at: number, place: number): FigureValue {
  const step = story.steps[at]
  const term = step?.terms[place]
  if (!step || !term) return 'later'
  if (isFoundBeside(step, place)) return story.found > at ? term : 'later'
  const finder = finderOf(story, at, place)
  if (finder === undefined || finder < story.found) return term
  if (finder === story.steps.length - 1) return null
  return conversionValue(story, finder) ?? 'later'
}

/** Whether a step only tells a measure in another unit. */
export function isConversion({ kind, terms }: ProblemStep): boolean {
  const [count, total] = [terms[0], terms.at(-1)]
  return (
    kind === 'groups' &&
    count?.measure != null &&
    total?.measure != null &&
    count.measure !== total.measure &&
    areEqual(count, total)
  )
}

/** Whether a step only counts parts of a whole: «4 quarts − 3 quarts = 1 quart». */
export function isCountOfParts({ kind, terms }: ProblemStep): boolean {
  return kind === 'whole' && terms.every(({ noun }) => noun !== undefined)
}
