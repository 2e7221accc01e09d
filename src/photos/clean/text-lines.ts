/** The lines of writing of an upright page, and which marks belong to which. */
import type { Component, Run } from './components.ts'
import { smooth } from './smooth.ts'
import type { Writing } from './writing.ts'

export interface TextLine {
  /** Row of the middle of the small letters, where the line is densest. */
  readonly centre: number
  readonly marks: readonly Component[]
}

/** Shares of the mark height: how far a line's ink is spread, and the least distance between two lines. */
const SPREAD = 0.3
const LEAST_PITCH = 0.75
/** Between two lines there is a valley this low beside the lower of them. */
const VALLEY = 0.8
/** Two lines nearer than this share of the usual pitch are one. */
const LEAST_OF_USUAL_PITCH = 0.55
/** Lines are never cut apart within this share of their distance from either. */
const CUT_ROOM = 0.25

function rowProfile(writing: Writing, height: number): Float32Array {
  const profile = new Float32Array(height)
  for (const mark of writing.marks) {
    for (const { y, from, to } of mark.runs) profile[y] = (profile[y] ?? 0) + to - from
  }
  return profile
}

interface Peak {
  readonly y: number
  readonly height: number
}

function localMaxima(profile: Float32Array): Peak[] {
  const peaks: Peak[] = []
  for (let y = 0; y < profile.length; y += 1) {
    const here = profile[y] ?? 0
    if (here > 0 && here >= (profile[y - 1] ?? 0) && here > (profile[y + 1] ?? 0))
      peaks.push({ y, height: here })
  }
  return peaks
}

function lowest(profile: Float32Array, from: number, to: number): number {
  let value = Number.POSITIVE_INFINITY
  for (let y = from; y <= to; y += 1) value = Math.min(value, profile[y] ?? 0)
  return value
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Keeps the higher of two peaks wherever `same` says that both are the same line. */
function merged(peaks: readonly Peak[], same: (one: Peak, next: Peak) => boolean): Peak[] {
  const kept: Peak[] = []
  for (const peak of peaks) {
    const last = kept.at(-1)
    if (!last || !same(last, peak)) kept.push(peak)
    else if (peak.height > last.height) kept[kept.length - 1] = peak
  }
  return kept
}

function lineCentres(writing: Writing, height: number): number[] {
  const { markHeight } = writing
  const profile = smooth(rowProfile(writing, height), SPREAD * markHeight)
  const apart = merged(
    localMaxima(profile),
    (one, next) =>
      next.y - one.y < LEAST_PITCH * markHeight ||
      lowest(profile, one.y, next.y) > VALLEY * Math.min(one.height, next.height),
  )
  const pitches = apart.slice(1).map((peak, i) => peak.y - (apart[i]?.y ?? 0))
  const usual = median(pitches)
  return merged(apart, (one, next) => next.y - one.y < LEAST_OF_USUAL_PITCH * usual).map(
    (peak) => peak.y,
  )
}

function nearest(centres: readonly number[], y: number): number {
  let best = 0
  for (const [i, centre] of centres.entries()) {
    if (Math.abs(centre - y) < Math.abs((centres[best] ?? 0) - y)) best = i
  }
  return best
}

function makePart(runs: readonly Run[]): Component {
  return {
    runs,
    area: runs.reduce((sum, { from, to }) => sum + to - from, 0),
    left: Math.min(...runs.map((run) => run.from)),
    right: Math.max(...runs.map((run) => run.to)),
    top: runs[0]?.y ?? 0,
    bottom: (runs.at(-1)?.y ?? 0) + 1,
  }
}

function meanRow(mark: Component): number {
  return mark.runs.reduce((sum, { y, from, to }) => sum + y * (to - from), 0) / mark.area
}

/** Ink of a mark in each row from `from` to `to`; the emptiest row, the nearest to the middle when there are several. */
function thinnestRow(mark: Component, from: number, to: number): number {
  const ink = new Map<number, number>()
  for (const run of mark.runs) ink.set(run.y, (ink.get(run.y) ?? 0) + run.to - run.from)
  const middle = (from + to) / 2
  let best = Math.round(middle)
  for (let y = Math.ceil(from); y <= to; y += 1) {
    const here = ink.get(y) ?? 0
    const least = ink.get(best) ?? 0
    if (here < least || (here === least && Math.abs(y - middle) < Math.abs(best - middle))) best = y
  }
  return best
}

/**
 * A mark that reaches the small letters of several lines is cut between them where it is thinnest: a loop of one line
 * touches a tall letter of the next.
 */
function split(
  mark: Component,
  centres: readonly number[],
): readonly (readonly [line: number, part: Component])[] {
  const crossed = centres.flatMap((centre, i) =>
    mark.top < centre && centre < mark.bottom ? [i] : [],
  )
  if (crossed.length < 2) return [[nearest(centres, meanRow(mark)), mark]]
  const cuts = crossed.slice(1).map((line) => {
    const [above, below] = [centres[line - 1] ?? 0, centres[line] ?? 0]
    const room = (below - above) * CUT_ROOM
    return thinnestRow(mark, above + room, below - room)
  })
  const parts = new Map<number, Run[]>()
  for (const run of mark.runs) {
    const line = (crossed[0] ?? 0) + cuts.filter((cut) => run.y >= cut).length
    const runs = parts.get(line) ?? []
    runs.push(run)
    parts.set(line, runs)
  }
  return Array.from(parts, ([line, runs]) => [line, makePart(runs)] as const)
}

/** Lines from top to bottom. A page without writing has none. */
export function findLines(writing: Writing, height: number): TextLine[] {
  const centres = lineCentres(writing, height)
  if (centres.length === 0) return []
  const marks = new Map<number, Component[]>(centres.map((_, i) => [i, []]))
  for (const mark of writing.marks) {
    for (const [line, part] of split(mark, centres)) marks.get(line)?.push(part)
  }
  return centres
    .map((centre, i) => ({ centre, marks: marks.get(i) ?? [] }))
    .filter((line) => line.marks.length > 0)
}
