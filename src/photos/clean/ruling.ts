/**
 * Takes the ruling of an upright page away. Along a row (then a column) of pixels ink is the minority: the darkness that a
 * third of a wide window reaches is that of a rule, and is taken off. What is left stays grey: one-bit pages lose accents.
 */
import type { Plane } from './plane.ts'

/** Share of the window that may be ink without being taken for a rule. */
const RULE_SHARE = 0.3
/** A rule is never even: a little more is taken off than was found. */
const EXCESS = 1.15

/** Times as dark as the rule: up to the first a pixel is the rule, from the second on it is a stroke that crosses it. */
const UNEVEN = 1.6
const STROKE = 2.6

/** Darkness is counted in steps of four. */
const BINS = 64

interface Runs {
  readonly count: number
  readonly length: number
  readonly start: number
  readonly step: number
}

/** Counts of the darkness within a window that slides along a run, and the one that a share of it does not exceed. */
class Window {
  private readonly counts = new Uint16Array(BINS)
  private size = 0
  private below = 0
  private bin = 0

  add(darkness: number): void {
    const bin = darkness >> 2
    this.counts[bin] = (this.counts[bin] ?? 0) + 1
    this.size += 1
    if (bin < this.bin) this.below += 1
  }

  remove(darkness: number): void {
    const bin = darkness >> 2
    this.counts[bin] = (this.counts[bin] ?? 0) - 1
    this.size -= 1
    if (bin < this.bin) this.below -= 1
  }

  /** Darkness under which `share` of the window lies. */
  level(share: number): number {
    const wanted = this.size * share
    while (this.below > wanted) {
      this.bin -= 1
      this.below -= this.counts[this.bin] ?? 0
    }
    while (this.bin < BINS - 1 && this.below + (this.counts[this.bin] ?? 0) <= wanted) {
      this.below += this.counts[this.bin] ?? 0
      this.bin += 1
    }
    return this.bin << 2
  }
}

/** Share of the rule to take off a pixel: all of it where nothing else is, nothing where a stroke hides the rule. */
function shareOff(darkness: number, rule: number): number {
  return Math.max(0, Math.min(1, (STROKE - darkness / Math.max(1, rule)) / (STROKE - UNEVEN)))
}

interface Removal {
  /** Half the window in pixels. */
  readonly reach: number
  /** Whether strokes keep their darkness where they cross a rule. */
  readonly sparesStrokes: boolean
}

function lightenRun(
  data: Uint8Array,
  out: Uint8Array,
  run: { start: number; step: number; length: number } & Removal,
): void {
  const { start, step, length, reach, sparesStrokes } = run
  const darkness = (i: number): number => 255 - (data[start + i * step] ?? 255)
  const window = new Window()
  for (let i = 0; i < Math.min(reach, length); i += 1) window.add(darkness(i))
  for (let i = 0; i < length; i += 1) {
    if (i + reach < length) window.add(darkness(i + reach))
    if (i - reach - 1 >= 0) window.remove(darkness(i - reach - 1))
    const rule = window.level(RULE_SHARE)
    const share = sparesStrokes ? shareOff(darkness(i), rule) : 1
    out[start + i * step] = Math.min(255, 255 - darkness(i) + rule * EXCESS * share)
  }
}

function lighten(plane: Plane, runs: Runs, removal: Removal): Plane {
  const out = new Uint8Array(plane.data.length)
  const { length, step } = runs
  for (let run = 0; run < runs.count; run += 1) {
    lightenRun(plane.data, out, { start: run * runs.start, step, length, ...removal })
  }
  return { ...plane, data: out }
}

function lightenBothWays(plane: Plane, removal: Removal): Plane {
  const { width, height } = plane
  const rows = { count: height, length: width, start: width, step: 1 }
  const columns = { count: width, length: height, start: 1, step: width }
  return lighten(lighten(plane, rows, removal), columns, removal)
}

/**
 * The page without its rules, on which marks are told from paper. `reach` in pixels: half the window, several letters
 * wide. The page must be upright, its rules along rows and columns.
 */
export function removeRuling(plane: Plane, reach: number): Plane {
  return lightenBothWays(plane, { reach, sparesStrokes: false })
}

/**
 * The same, but strokes are whole where they cross a rule: better to read, worse to find marks on, since traces of rules
 * stay where two of them cross.
 */
export function fadeRuling(plane: Plane, reach: number): Plane {
  return lightenBothWays(plane, { reach, sparesStrokes: true })
}
