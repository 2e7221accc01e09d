/** The slope of a written line and the band of its small letters (a, e, m …), between base line and mean line. */
import type { Component } from './components.ts'
import { smooth } from './smooth.ts'
import type { TextLine } from './text-lines.ts'

export interface LineShape {
  /** Row of the base line at column 0, and how much it goes down a column. */
  readonly base: number
  readonly slope: number
  /** Height of the small letters in pixels. */
  readonly xHeight: number
}

const DEGREE = Math.PI / 180
const SLOPE_REACH = 1.6 * DEGREE
const SLOPE_STEP = 0.2 * DEGREE
/** A line shorter than this many mark heights says nothing of its slope. */
const LEAST_LENGTH = 6
/** Rows of the band hold at least this share of the ink of its fullest rows. */
const BAND_SHARE = 0.5

interface Profile {
  readonly rows: Float32Array
  /** Row of the page that `rows[0]` stands for, at column 0. */
  readonly first: number
}

/** Ink a row, the page being sheared by `slope`. */
function profileAlong(marks: readonly Component[], slope: number): Profile {
  const top = Math.min(...marks.map((m) => m.top - Math.abs(slope) * m.right))
  const bottom = Math.max(...marks.map((m) => m.bottom + Math.abs(slope) * m.right))
  const first = Math.floor(top)
  const rows = new Float32Array(Math.ceil(bottom) - first + 1)
  for (const mark of marks) {
    for (const { y, from, to } of mark.runs) {
      const row = Math.round(y - (slope * (from + to)) / 2) - first
      rows[row] = (rows[row] ?? 0) + to - from
    }
  }
  return { rows, first }
}

function energy({ rows }: Profile): number {
  return smooth(rows, 1.5).reduce((sum, value) => sum + value * value, 0)
}

function bestSlope(marks: readonly Component[]): number {
  let best = { slope: 0, energy: energy(profileAlong(marks, 0)) * 1.01 }
  for (let angle = -SLOPE_REACH; angle <= SLOPE_REACH + 1e-9; angle += SLOPE_STEP) {
    const slope = Math.tan(angle)
    const found = energy(profileAlong(marks, slope))
    if (found > best.energy) best = { slope, energy: found }
  }
  return best.slope
}

/** Slope, base line and height of the small letters of one line by itself. */
export function measureLine(line: TextLine, markHeight: number): LineShape {
  const left = Math.min(...line.marks.map((m) => m.left))
  const right = Math.max(...line.marks.map((m) => m.right))
  const slope = right - left >= LEAST_LENGTH * markHeight ? bestSlope(line.marks) : 0
  const { rows, first } = profileAlong(line.marks, slope)
  const wide = smooth(rows, 0.25 * markHeight)
  const peak = wide.indexOf(Math.max(...wide))
  const fine = smooth(rows, Math.max(1, 0.03 * markHeight))
  const near = fine.slice(
    Math.max(0, Math.round(peak - 0.4 * markHeight)),
    Math.round(peak + 0.4 * markHeight),
  )
  const full = [...near].sort((a, b) => a - b)[Math.floor(near.length * 0.75)] ?? 0
  let top = peak
  while (top > 0 && (fine[top - 1] ?? 0) >= full * BAND_SHARE) top -= 1
  let bottom = peak
  while (bottom < fine.length - 1 && (fine[bottom + 1] ?? 0) >= full * BAND_SHARE) bottom += 1
  return { base: first + bottom + 1, slope, xHeight: bottom + 1 - top }
}
