/** Rows of a bar model while its story is put together: quantities end to end, groups of one size, the steps that find them. */
import type { BarSegment, BarSpan, FigureValue, ModelBar } from './problem-figure.ts'

export interface BarPart {
  readonly form: 'part'
  /** The step that finds it. */
  readonly finder: number | undefined
  readonly value: FigureValue
  readonly length: number
  readonly role?: 'gap'
}

export interface BarRun {
  readonly form: 'run'
  /** The step that finds the size of one. */
  readonly finder: number | undefined
  readonly size: FigureValue
  readonly sizeLength: number
  readonly count: number
  readonly times: FigureValue
  readonly rest?: { readonly value: FigureValue; readonly length: number }
  /** Whether what does not fill a group takes one more. */
  readonly isRoundedUp?: boolean
}

export type BarNode = BarPart | BarRun

export interface BarRow {
  /** The step that finds the whole row. */
  readonly finder: number | undefined
  readonly nodes: readonly BarNode[]
  readonly brace: FigureValue | undefined
  readonly length: number
  /** Beside another one that it is compared with. */
  readonly isCompared?: boolean
  /** Of another quantity, that of a proportion. */
  readonly isWorth?: boolean
}

/** More equal segments cannot be told apart. */
const MOST_SEGMENTS = 8
/** A group that is a smaller part of the longest bar cannot be seen at its width. */
const LEAST_GROUP = 0.02
const FIRST_AND_LAST = 3

interface Drawn {
  readonly segments: readonly BarSegment[]
  readonly spans: readonly BarSpan[]
}

interface RunWidths {
  readonly widths: readonly number[]
  /** Rank of the segment that stands for groups left out; -1: none. */
  readonly ellipsis: number
}

/**
 * Groups are left out where they are many or their number is sought: then one is drawn and the ellipsis stands for all others, so that the
 * answer is not counted on the drawing. Those drawn have their true width, or where it could not be seen `widened` times it; the run as a
 * whole keeps its own.
 */
function runWidths({ count, times }: BarRun, widened: number | null): RunWidths {
  const isTold = times !== 'later' && times !== null
  if (isTold && count <= MOST_SEGMENTS) {
    return { widths: Array.from({ length: count }, () => 1), ellipsis: -1 }
  }
  const width = widened ?? 1
  if (isTold || widened !== null) {
    return { widths: [width, width, count - FIRST_AND_LAST * width, width], ellipsis: 2 }
  }
  return { widths: [1, count - 1], ellipsis: 1 }
}

function isBrokenRun({ sizeLength, count }: BarRun, scale: number): boolean {
  return count > MOST_SEGMENTS && sizeLength * scale < LEAST_GROUP
}

/** Whether lengths of the row may be compared with those of another one: none of its bars is broken. */
export function isComparable({ nodes }: BarRow, scale: number): boolean {
  return nodes.every((node) => node.form === 'part' || !isBrokenRun(node, scale))
}

/**
 * How many times their width groups have in a row of which a run is broken, the same for all its long runs, so that the greater group
 * stays the wider one; an ellipsis is the widest of its run. Null: none is broken.
 */
function wideningOf(row: BarRow, scale: number): number | null {
  if (isComparable(row, scale)) return null
  const counts = row.nodes.flatMap((node) =>
    node.form === 'run' && node.count > MOST_SEGMENTS ? [node.count] : [],
  )
  return Math.min(...counts) / (FIRST_AND_LAST + 2)
}

interface RunScale {
  readonly scale: number
  /** Of the row. */
  readonly widening: number | null
}

function drawnRun(run: BarRun, from: number, { scale, widening }: RunScale): Drawn {
  const { size, sizeLength, count, times, rest, isRoundedUp = false } = run
  const widened = count > MOST_SEGMENTS ? widening : null
  const { widths, ellipsis } = runWidths(run, widened)
  const leftOut = widened === null ? ('ellipsis' as const) : ('break' as const)
  const restGroups = (rest?.length ?? 0) / sizeLength
  const drawnRest = restGroups * (widened ?? 1)
  const unit = (sizeLength * (count + restGroups) * scale) / (count + drawnRest)
  const equal = widths.map(
    (width, rank): BarSegment => ({
      value: rank === ellipsis ? 'later' : size,
      share: width * unit,
      ...(rank === ellipsis && { role: leftOut }),
    }),
  )
  const last: BarSegment[] = rest
    ? [{ value: rest.value, share: drawnRest * unit, role: 'rest' }]
    : []
  const spanned = isRoundedUp ? equal.length + last.length : equal.length
  const span: BarSpan[] =
    times === 'later' ? [] : [{ from, count: spanned, times, ...(isRoundedUp && { isRoundedUp }) }]
  return { segments: [...equal, ...last], spans: span }
}

/** `scale`: of one unit of length, so that the longest bar is 1. */
export function drawnBar(row: BarRow, scale: number): ModelBar {
  const { nodes, brace, isWorth } = row
  const widening = wideningOf(row, scale)
  const segments: BarSegment[] = []
  const spans: BarSpan[] = []
  for (const node of nodes) {
    if (node.form === 'run') {
      const drawn = drawnRun(node, segments.length, { scale, widening })
      segments.push(...drawn.segments)
      spans.push(...drawn.spans)
      continue
    }
    const { value, length, role } = node
    segments.push({ value, share: length * scale, ...(role && { role }) })
  }
  return {
    segments,
    spans,
    ...(brace !== undefined && { brace }),
    ...(isWorth && { isWorth }),
  }
}
