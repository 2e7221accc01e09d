import type { ConnectedComponent } from '../image/connected-components.ts'
import type { TextLine } from './line-segmentation.ts'
import { gaussianSmooth, slantedProfile } from './projection-profile.ts'

export interface LineGeometry {
  /** Row of the base line at column 0. */
  readonly baseline: number
  /** Rows by which the base line descends per column. */
  readonly slope: number
  /** Height of the small letters (a, e, m …) in pixels. */
  readonly xHeight: number
}

export interface MeasuredLine {
  readonly line: TextLine
  readonly geometry: LineGeometry
}

const DEGREE = Math.PI / 180
const SLOPE_REACH = 1.6 * DEGREE
const SLOPE_STEP = 0.2 * DEGREE
/** In component heights: shorter lines are taken for level. */
const MIN_LENGTH = 6
/** Rows between base line and mean line have at least this share of the ink of the fullest. */
const BAND_SHARE = 0.5

function profileEnergy(components: readonly ConnectedComponent[], slope: number): number {
  const { rows } = slantedProfile(components, slope)
  return gaussianSmooth(rows, 1.5).reduce((sum, value) => sum + value * value, 0)
}

function bestSlope(components: readonly ConnectedComponent[]): number {
  let best = { slope: 0, energy: profileEnergy(components, 0) * 1.01 }
  for (let angle = -SLOPE_REACH; angle <= SLOPE_REACH + 1e-9; angle += SLOPE_STEP) {
    const slope = Math.tan(angle)
    const energy = profileEnergy(components, slope)
    if (energy > best.energy) best = { slope, energy }
  }
  return best.slope
}

export function measureLine({ components }: TextLine, componentHeight: number): LineGeometry {
  const left = Math.min(...components.map((c) => c.left))
  const right = Math.max(...components.map((c) => c.right))
  const slope = right - left >= MIN_LENGTH * componentHeight ? bestSlope(components) : 0
  const { rows, first } = slantedProfile(components, slope)
  const coarse = gaussianSmooth(rows, 0.25 * componentHeight)
  const peak = coarse.indexOf(Math.max(...coarse))
  const fine = gaussianSmooth(rows, Math.max(1, 0.03 * componentHeight))
  const near = fine.slice(
    Math.max(0, Math.round(peak - 0.4 * componentHeight)),
    Math.round(peak + 0.4 * componentHeight),
  )
  const full = [...near].sort((a, b) => a - b)[Math.floor(near.length * 0.75)] ?? 0
  let top = peak
  while (top > 0 && (fine[top - 1] ?? 0) >= full * BAND_SHARE) top -= 1
  let bottom = peak
  while (bottom < fine.length - 1 && (fine[bottom + 1] ?? 0) >= full * BAND_SHARE) bottom += 1
  return { baseline: first + bottom + 1, slope, xHeight: bottom + 1 - top }
}

/** Rows of the ink whose middle lies between two columns; undefined where there is none. */
export function verticalExtent(
  { line }: MeasuredLine,
  left: number,
  right: number,
): { readonly top: number; readonly bottom: number } | undefined {
  const components = line.components.filter((component) => {
    const middle = (component.left + component.right) / 2
    return middle >= left && middle <= right
  })
  if (components.length === 0) return undefined
  return {
    top: Math.min(...components.map(({ top }) => top)),
    bottom: Math.max(...components.map(({ bottom }) => bottom)),
  }
}
