/** Connected component labelling over run lengths, with eight neighbours a pixel. */
import type { PixelSize } from './raster-image.ts'

/** One byte a pixel: 1 in the foreground, 0 elsewhere. */
export interface BinaryMask extends PixelSize {
  readonly data: Uint8Array
}

export interface PixelRun {
  readonly y: number
  readonly from: number
  /** Past the last pixel. */
  readonly to: number
}

export interface ConnectedComponent {
  readonly runs: readonly PixelRun[]
  readonly area: number
  readonly left: number
  readonly top: number
  /** Past the last column and row. */
  readonly right: number
  readonly bottom: number
}

function runsOfRow(mask: BinaryMask, y: number): PixelRun[] {
  const runs: PixelRun[] = []
  const start = y * mask.width
  let from = -1
  for (let x = 0; x <= mask.width; x += 1) {
    const on = x < mask.width && mask.data[start + x] === 1
    if (on && from < 0) from = x
    else if (!on && from >= 0) {
      runs.push({ y, from, to: x })
      from = -1
    }
  }
  return runs
}

/** Union-find: `parents[i]` is a run of the same component, `i` itself at the root. */
function rootOf(parents: number[], i: number): number {
  let root = i
  while (parents[root] !== root) root = parents[root] ?? root
  parents[i] = root
  return root
}

/** Merges the runs of a row with those of the row above that they touch, corners included. */
function mergeRows(
  parents: number[],
  above: readonly PixelRun[],
  below: readonly PixelRun[],
  first: { above: number; below: number },
): void {
  let a = 0
  let b = 0
  while (a < above.length && b < below.length) {
    const upper = above[a]
    const lower = below[b]
    if (!upper || !lower) return
    if (upper.from <= lower.to && lower.from <= upper.to) {
      parents[rootOf(parents, first.below + b)] = rootOf(parents, first.above + a)
    }
    if (upper.to < lower.to) a += 1
    else b += 1
  }
}

export function componentOf(runs: readonly PixelRun[]): ConnectedComponent {
  let area = 0
  let left = Number.POSITIVE_INFINITY
  let right = 0
  let top = Number.POSITIVE_INFINITY
  let bottom = 0
  for (const run of runs) {
    area += run.to - run.from
    left = Math.min(left, run.from)
    right = Math.max(right, run.to)
    top = Math.min(top, run.y)
    bottom = Math.max(bottom, run.y + 1)
  }
  return { runs, area, left, top, right, bottom }
}

export function findConnectedComponents(mask: BinaryMask): ConnectedComponent[] {
  const runs: PixelRun[] = []
  const parents: number[] = []
  let above: PixelRun[] = []
  for (let y = 0; y < mask.height; y += 1) {
    const row = runsOfRow(mask, y)
    const first = { above: runs.length - above.length, below: runs.length }
    for (const run of row) {
      parents.push(runs.length)
      runs.push(run)
    }
    mergeRows(parents, above, row, first)
    above = row
  }
  const groups = new Map<number, PixelRun[]>()
  for (const [i, run] of runs.entries()) {
    const root = rootOf(parents, i)
    const group = groups.get(root)
    if (group) group.push(run)
    else groups.set(root, [run])
  }
  return Array.from(groups.values(), componentOf)
}
