/** What a benchmark measures and how a figure is judged. */

export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The figure must not be above it; absent for figures that are only kept in view. */
  readonly atMost?: number
  readonly atLeast?: number
  /** How much worse than the baseline it may be, in its own unit; absent for figures that move with the machine. */
  readonly tolerance?: number
}

export interface Benchmark {
  readonly name: string
  /** One line: what runs, on what. */
  readonly workload: string
  readonly run: (args: readonly string[]) => Promise<readonly Figure[]>
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Whether a figure keeps its own limits; a benchmark that measured nothing fails. */
export function holds(figure: Figure): boolean {
  if (!Number.isFinite(figure.value)) return false
  if (figure.atMost !== undefined && figure.value > figure.atMost) return false
  return figure.atLeast === undefined || figure.value >= figure.atLeast
}

/** Whether a figure stays near its baseline, where it has one: below it when small is good, above it otherwise. */
export function keepsBaseline(figure: Figure, before: number | undefined): boolean {
  if (before === undefined || figure.tolerance === undefined) return true
  const worse = figure.atMost === undefined ? before - figure.value : figure.value - before
  return worse <= figure.tolerance
}
