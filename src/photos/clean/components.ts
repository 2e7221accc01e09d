/** Groups of touching dark pixels: letters, parts of letters, dots, smudges. */

/** One bit a pixel, as bytes: 1 where something is. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A horizontal stretch of pixels. */
export interface Run {
  readonly y: number
  readonly from: number
  /** Past the last pixel. */
  readonly to: number
}

export interface Component {
  readonly runs: readonly Run[]
  readonly area: number
  readonly left: number
  readonly top: number
  /** Past the last column and row. */
  readonly right: number
  readonly bottom: number
}

function runsOfRow(mask: Mask, y: number): Run[] {
  const runs: Run[] = []
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

/** Union-find over runs: `parents[i]` is a run of the same component, itself at the root. */
function rootOf(parents: number[], i: number): number {
  let root = i
  while (parents[root] !== root) root = parents[root] ?? root
  parents[i] = root
  return root
}

/** Joins the runs of a row with those of the row above that they touch, corners included. */
function joinRows(
  parents: number[],
  above: readonly Run[],
  below: readonly Run[],
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

function makeComponent(runs: readonly Run[]): Component {
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

export function findComponents(mask: Mask): Component[] {
  const runs: Run[] = []
  const parents: number[] = []
  let above: Run[] = []
  for (let y = 0; y < mask.height; y += 1) {
    const row = runsOfRow(mask, y)
    const first = { above: runs.length - above.length, below: runs.length }
    for (const run of row) {
      parents.push(runs.length)
      runs.push(run)
    }
    joinRows(parents, above, row, first)
    above = row
  }
  const groups = new Map<number, Run[]>()
  for (const [i, run] of runs.entries()) {
    const root = rootOf(parents, i)
    const group = groups.get(root)
    if (group) group.push(run)
    else groups.set(root, [run])
  }
  return Array.from(groups.values(), makeComponent)
}
