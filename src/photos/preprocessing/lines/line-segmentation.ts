/** Text line segmentation of an upright page by the maxima of its smoothed horizontal projection profile. */
import {
  type ConnectedComponent,
  componentOf,
  type PixelRun,
} from '../image/connected-components.ts'
import { median } from '../image/median.ts'
import type { TextComponents } from '../text-components.ts'
import { gaussianSmooth, rowProfile } from './projection-profile.ts'

export interface TextLine {
  /** Row of greatest ink density: the middle of the small letters. */
  readonly centre: number
  readonly components: readonly ConnectedComponent[]
}

/** Standard deviation of the smoothing and least distance of two lines, in component heights. */
const SMOOTHING = 0.3
const MIN_PITCH = 0.75
/** Two lines are separate when the profile falls below this share of the lower of their peaks. */
const VALLEY_SHARE = 0.8
/** Two lines nearer than this share of the usual pitch are one. */
const MIN_PITCH_SHARE = 0.55
/** A component is not split within this share of the pitch from either line. */
const SPLIT_MARGIN = 0.25

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

function minimum(profile: Float32Array, from: number, to: number): number {
  let value = Number.POSITIVE_INFINITY
  for (let y = from; y <= to; y += 1) value = Math.min(value, profile[y] ?? 0)
  return value
}

function mergePeaks(
  peaks: readonly Peak[],
  isSameLine: (one: Peak, next: Peak) => boolean,
): Peak[] {
  const kept: Peak[] = []
  for (const peak of peaks) {
    const last = kept.at(-1)
    if (!last || !isSameLine(last, peak)) kept.push(peak)
    else if (peak.height > last.height) kept[kept.length - 1] = peak
  }
  return kept
}

function lineCentres({ components, componentHeight }: TextComponents, height: number): number[] {
  const profile = gaussianSmooth(rowProfile(components, height), SMOOTHING * componentHeight)
  const peaks = mergePeaks(
    localMaxima(profile),
    (one, next) =>
      next.y - one.y < MIN_PITCH * componentHeight ||
      minimum(profile, one.y, next.y) > VALLEY_SHARE * Math.min(one.height, next.height),
  )
  const pitch = median(peaks.slice(1).map((peak, i) => peak.y - (peaks[i]?.y ?? 0)))
  return mergePeaks(peaks, (one, next) => next.y - one.y < MIN_PITCH_SHARE * pitch).map(
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

function meanRow({ runs, area }: ConnectedComponent): number {
  return runs.reduce((sum, { y, from, to }) => sum + y * (to - from), 0) / area
}

/** The row of least ink from `from` to `to`; of several, the nearest to the middle. */
function thinnestRow({ runs }: ConnectedComponent, from: number, to: number): number {
  const ink = new Map<number, number>()
  for (const run of runs) ink.set(run.y, (ink.get(run.y) ?? 0) + run.to - run.from)
  const middle = (from + to) / 2
  let best = Math.round(middle)
  for (let y = Math.ceil(from); y <= to; y += 1) {
    const here = ink.get(y) ?? 0
    const least = ink.get(best) ?? 0
    if (here < least || (here === least && Math.abs(y - middle) < Math.abs(best - middle))) best = y
  }
  return best
}

/** A component that spans several lines, a descender that touches an ascender of the next, is cut where it is thinnest. */
function splitByLine(
  component: ConnectedComponent,
  centres: readonly number[],
): readonly (readonly [line: number, part: ConnectedComponent])[] {
  const crossed = centres.flatMap((centre, i) =>
    component.top < centre && centre < component.bottom ? [i] : [],
  )
  if (crossed.length < 2) return [[nearest(centres, meanRow(component)), component]]
  const cuts = crossed.slice(1).map((line) => {
    const [above, below] = [centres[line - 1] ?? 0, centres[line] ?? 0]
    const margin = (below - above) * SPLIT_MARGIN
    return thinnestRow(component, above + margin, below - margin)
  })
  const parts = new Map<number, PixelRun[]>()
  for (const run of component.runs) {
    const line = (crossed[0] ?? 0) + cuts.filter((cut) => run.y >= cut).length
    const runs = parts.get(line) ?? []
    runs.push(run)
    parts.set(line, runs)
  }
  return Array.from(parts, ([line, runs]) => [line, componentOf(runs)] as const)
}

export function segmentLines(text: TextComponents, height: number): TextLine[] {
  const centres = lineCentres(text, height)
  if (centres.length === 0) return []
  const components = new Map<number, ConnectedComponent[]>(centres.map((_, i) => [i, []]))
  for (const component of text.components) {
    for (const [line, part] of splitByLine(component, centres)) components.get(line)?.push(part)
  }
  return centres
    .map((centre, i) => ({ centre, components: components.get(i) ?? [] }))
    .filter((line) => line.components.length > 0)
}
