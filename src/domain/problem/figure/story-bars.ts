/**
 * The bar model of a story in several steps. What a step finds is one length in two relations: as a whole it is put in the place of the
 * part that it becomes, as a part it is cut into what it is then made of; otherwise its two bars stand one above the other, or apart
 * where they have no scale in common.
 */
import type { ProblemStep } from '../problem-step.ts'
import { type BarNode, type BarPart, type BarRow, drawnBar, isComparable } from './bar-rows.ts'
import { type FigureStory, figureValue, finderOf } from './figure-terms.ts'
import type { BarModel, FigureValue } from './problem-figure.ts'
import { rowsOfStep } from './step-rows.ts'

/** Bars that share lengths. */
export interface StoryBars {
  readonly steps: readonly number[]
  readonly rows: readonly BarRow[]
  readonly total?: FigureValue
}

/** A number of groups is no length. */
function isLength({ kind }: ProblemStep, place: number): boolean {
  if (kind === 'proportion') return false
  if (kind === 'times') return place !== 1
  return !['groups', 'sharing', 'grouping', 'rectangle'].includes(kind) || place !== 0
}

/** Steps that find a length of the step `at`. */
function linkedSteps(story: FigureStory, at: number): number[] {
  const step = story.steps[at]
  if (!step) return []
  return step.terms.flatMap((_, place) => {
    const finder = finderOf(story, at, place)
    return finder === undefined || finder === at || !isLength(step, place) ? [] : [finder]
  })
}

function isAlone({ isCompared = false }: BarRow): boolean {
  return !isCompared
}

/** The rows of earlier steps take the places of the parts that they find. */
function withWholes(row: BarRow, rows: readonly BarRow[]): { row: BarRow; left: BarRow[] } {
  const used = new Set<BarRow>()
  const nodes = row.nodes.flatMap((node): readonly BarNode[] => {
    if (node.form === 'run' || node.role === 'gap' || node.finder === undefined) return [node]
    const whole = rows.find((one) => isAlone(one) && one.finder === node.finder && !used.has(one))
    if (!whole) return [node]
    used.add(whole)
    return whole.nodes
  })
  return { row: { ...row, nodes }, left: rows.filter((one) => !used.has(one)) }
}

/** A part that is found is cut into the parts of `row`; the last of several equal ones. */
function cut(node: BarNode, { finder, nodes }: BarRow): readonly BarNode[] | undefined {
  if (finder === undefined || node.finder !== finder) return undefined
  if (node.form === 'part') return nodes
  if (node.rest || node.count < 2 || nodes.some(({ form }) => form === 'run')) return undefined
  const { size, sizeLength, count } = node
  const equal = Array.from(
    { length: count - 1 },
    (): BarPart => ({ form: 'part', finder, value: size, length: sizeLength }),
  )
  return count > 4 ? undefined : [...equal, ...nodes]
}

function cutIn(rows: readonly BarRow[], row: BarRow): BarRow[] | undefined {
  for (const [at, host] of rows.entries()) {
    const place = isAlone(host) ? host.nodes.findIndex((node) => cut(node, row)) : -1
    const node = host.nodes[place]
    const parts = node && cut(node, row)
    if (parts) return rows.with(at, { ...host, nodes: host.nodes.toSpliced(place, 1, ...parts) })
  }
  return undefined
}

/** Whether a row stands for the part: found by the same step, or told with the same number. */
function isRowOf({ finder, length, nodes, brace }: BarRow, part: BarPart): boolean {
  if (part.finder !== undefined) return finder === part.finder
  const told = nodes.length === 1 ? nodes[0] : undefined
  const shown = brace ?? (told?.form === 'part' ? told.value : undefined)
  return finder === undefined && shown !== null && shown !== 'later' && length === part.length
}

/** The total of quantities that are compared stands beside their bars. */
function withTotal(rows: readonly BarRow[], sum: BarRow): readonly BarRow[] | undefined {
  if (!rows.some(({ isCompared }) => isCompared)) return undefined
  const parts = sum.nodes.filter((node) => node.form === 'part')
  if (!rows.every((row) => parts.some((part) => isRowOf(row, part)))) return undefined
  const missing = parts.filter((part) => !rows.some((row) => isRowOf(row, part)))
  if (missing.length === parts.length || missing.some(({ finder }) => finder !== undefined)) {
    return undefined
  }
  const others = missing.map(
    (part): BarRow => ({
      finder: undefined,
      nodes: [part],
      brace: undefined,
      length: part.length,
    }),
  )
  return [...rows, ...others]
}

/** A quantity that an earlier comparison shows is not drawn again. */
function withoutTold(own: readonly BarRow[], rows: readonly BarRow[]): readonly BarRow[] {
  return own.filter(({ nodes, isCompared, brace }) => {
    const [only] = nodes
    if (!isCompared || brace !== undefined || only?.form !== 'part') return true
    return !rows.some((row) => row.nodes.length === 1 && isRowOf(row, only))
  })
}

function joined(story: FigureStory, at: number, rows: readonly BarRow[]): Omit<StoryBars, 'steps'> {
  const step = story.steps[at]
  const own = rowsOfStep(story, at)
  const [first, ...others] = own
  if (!step || !first) return { rows }
  const isLast = at === story.steps.length - 1
  if (step.kind === 'whole' && step.sought === step.terms.length - 1 && isLast) {
    const compared = withTotal(rows, first)
    if (compared) return { rows: compared, total: figureValue(story, at, step.sought) }
  }
  const { row, left } = withWholes(first, rows)
  const inside = isAlone(row) ? cutIn(left, row) : undefined
  return { rows: inside ?? [...left, ...withoutTold([row, ...others], left)] }
}

/** Adds a step to the bars that share a length with it. */
export function withStep(
  bars: readonly StoryBars[],
  story: FigureStory,
  at: number,
): readonly StoryBars[] {
  const linked = linkedSteps(story, at)
  const isLinked = ({ steps }: StoryBars): boolean => steps.some((step) => linked.includes(step))
  const shared = bars.filter(isLinked)
  const added = joined(
    story,
    at,
    shared.flatMap(({ rows }) => rows),
  )
  return [
    ...bars.filter((one) => !isLinked(one)),
    { ...added, steps: [...shared.flatMap(({ steps }) => steps), at] },
  ]
}

function barModel(rows: readonly BarRow[]): BarModel {
  const scale = 1 / Math.max(...rows.map(({ length }) => length))
  return { form: 'bars', bars: rows.map((row) => drawnBar(row, scale)) }
}

/** Shorter than this part of the longest bar, a row cannot be read on its scale. */
const LEAST_SHARE = 0.05

/** Whether all rows can be read on one scale. */
function isOnOneScale(rows: readonly BarRow[]): boolean {
  const lengths = rows.map(({ length }) => length)
  const longest = Math.max(...lengths)
  return (
    rows.every((row) => isComparable(row, 1 / longest)) &&
    Math.min(...lengths) >= LEAST_SHARE * longest
  )
}

/** One drawing, or one for each bar that stands by itself where they have no scale in common. */
export function barModelsOf({ rows, total }: StoryBars): BarModel[] {
  if (total !== undefined) return [{ ...barModel(rows), total }]
  if (isOnOneScale(rows)) return [barModel(rows)]
  const drawings: BarRow[][] = []
  for (const row of rows) {
    const [before] = drawings.at(-1) ?? []
    if (before && !isAlone(before) && !isAlone(row)) drawings.at(-1)?.push(row)
    else drawings.push([row])
  }
  return drawings.map(barModel)
}
