/** The rows that one step of a problem brings to its bar model. */
import type { ProblemStep } from '../problem-step.ts'
import type { BarNode, BarPart, BarRow, BarRun } from './bar-rows.ts'
import { type FigureStory, figureValue, finderOf } from './figure-terms.ts'

function partAt(story: FigureStory, at: number, place: number, role?: 'gap'): BarPart {
  return {
    form: 'part',
    finder: finderOf(story, at, place),
    value: figureValue(story, at, place),
    length: Math.abs(story.steps[at]?.terms[place]?.value ?? 0),
    ...(role && { role }),
  }
}

function rowOf(story: FigureStory, at: number, whole: number, nodes: readonly BarNode[]): BarRow {
  const { finder, value, length } = partAt(story, at, whole)
  return { finder, nodes, brace: value, length }
}

interface RunPlaces {
  readonly size: number
  readonly count: number
}

function runAt(story: FigureStory, at: number, { size, count }: RunPlaces): BarRun {
  const { terms = [] } = story.steps[at] ?? {}
  const one = partAt(story, at, size)
  const rest = terms.length === 4 ? partAt(story, at, 2) : undefined
  const next = story.steps[at + 1]
  const isRoundedUp = next !== undefined && isOneMore(next) && rest !== undefined
  return {
    form: 'run',
    finder: one.finder,
    size: one.value,
    sizeLength: one.length,
    count: terms[count]?.value ?? 1,
    times: isRoundedUp ? figureValue(story, at + 1, 2) : figureValue(story, at, count),
    ...(rest && { rest: { value: rest.value, length: rest.length } }),
    ...(isRoundedUp && { isRoundedUp }),
  }
}

/** «27 + 1 = 28»: one more than what an earlier step found, for a rest or for a beginning. */
export function isOneMore({ kind, terms, sought }: ProblemStep): boolean {
  const [found, one] = terms
  return kind === 'whole' && sought === 2 && found?.foundBy !== undefined && isOne(one)
}

/** «10 − 1 = 9»: the intervals between ten posts. */
export function isOneLess({ kind, terms, sought }: ProblemStep): boolean {
  return kind === 'whole' && sought === 0 && terms.length === 3 && isOne(terms[1])
}

function isOne(term: ProblemStep['terms'][number] | undefined): boolean {
  return term?.value === 1 && term.measure === null && term.foundBy === undefined
}

function additiveRow(story: FigureStory, at: number): BarRow {
  const { kind, terms } = story.steps[at] ?? { kind: 'whole', terms: [] }
  // What is lost and what is left make what there was.
  const order = kind === 'loss' ? [2, 1, 0] : terms.map((_, place) => place)
  const whole = order.at(-1) ?? 0
  return rowOf(
    story,
    at,
    whole,
    order.slice(0, -1).map((place) => partAt(story, at, place)),
  )
}

function comparedRows(story: FigureStory, at: number, more: BarNode[], whole: number): BarRow[] {
  const small = partAt(story, at, 0)
  const { finder, length } = small
  const great = { ...rowOf(story, at, whole, more), isCompared: true }
  return [{ finder, length, nodes: [small], brace: undefined, isCompared: true }, great]
}

function proportionRows(story: FigureStory, at: number): BarRow[] {
  return [0, 2].map((place) => {
    const part = partAt(story, at, place)
    return {
      finder: undefined,
      length: part.length,
      nodes: [part],
      brace: figureValue(story, at, place + 1),
      isCompared: true,
      isWorth: true,
    }
  })
}

export function rowsOfStep(story: FigureStory, at: number): BarRow[] {
  const { kind, terms } = story.steps[at] ?? { kind: 'whole', terms: [] }
  switch (kind) {
    case 'whole':
    case 'gain':
    case 'loss':
      return [additiveRow(story, at)]
    case 'comparison':
      return comparedRows(story, at, [partAt(story, at, 0), partAt(story, at, 1, 'gap')], 2)
    case 'times':
      return comparedRows(story, at, [runAt(story, at, { size: 0, count: 1 })], 2)
    case 'proportion':
      return proportionRows(story, at)
    default:
      return [rowOf(story, at, terms.length - 1, [runAt(story, at, { size: 1, count: 0 })])]
  }
}
