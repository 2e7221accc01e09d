/**
 * Takes the ruling of an upright page away. Along a row (then a column) of pixels ink is the minority: the darkness that a
 * third of a wide window reaches is that of a rule, and is taken off. What is left stays grey: one-bit pages lose accents.
 */
import type { Plane } from './plane.ts'

/** Share of the window that may be ink without being taken for a rule. */
const RULE_SHARE = 0.3
/** A rule is never even: a little more is taken off than was found. */
const EXCESS = 1.15

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

function lightenRun(
  data: Uint8Array,
  out: Uint8Array,
  run: { start: number; step: number; length: number; reach: number },
): void {
  const { start, step, length, reach } = run
  const darkness = (i: number): number => 255 - (data[start + i * step] ?? 255)
  const window = new Window()
  for (let i = 0; i < Math.min(reach, length); i += 1) window.add(darkness(i))
  for (let i = 0; i < length; i += 1) {
    if (i + reach < length) window.add(darkness(i + reach))
    if (i - reach - 1 >= 0) window.remove(darkness(i - reach - 1))
    const rule = window.level(RULE_SHARE) * EXCESS
    out[start + i * step] = Math.min(255, (data[start + i * step] ?? 255) + rule)
  }
}

function lighten(plane: Plane, runs: Runs, reach: number): Plane {
  const out = new Uint8Array(plane.data.length)
  for (let run = 0; run < runs.count; run += 1) {
    lightenRun(plane.data, out, {
      start: run * runs.start,
      step: runs.step,
      length: runs.length,
      reach,
    })
  }
  return { ...plane, data: out }
}

/** `reach` in pixels: half the window, several letters wide. The page must be upright, its rules along rows and columns. */
export function removeRuling(plane: Plane, reach: number): Plane {
  const { width, height } = plane
  const withoutRows = lighten(plane, { count: height, length: width, start: width, step: 1 }, reach)
  return lighten(withoutRows, { count: width, length: height, start: 1, step: width }, reach)
}
