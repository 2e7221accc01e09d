/**
 * Removes the ruling of an upright page. Along a row or a column of pixels ink is the minority: a low percentile of the
 * darkness in a wide window is that of a rule, and is subtracted. The result stays grey: binarised pages lose accents.
 */
import { columnsOf, type GreyImage, rowsOf, type ScanLines } from './image/raster-image.ts'

/** Percentile, 0 to 1: up to this share of the window may be ink without being taken for a rule. */
const RULE_PERCENTILE = 0.3
/** Rules are uneven: a little more than the percentile is subtracted. */
const EXCESS = 1.15

/** Darkness relative to the rule: up to the first a pixel is the rule, from the second on a stroke that crosses it. */
const UNEVEN_RULE = 1.6
const STROKE = 2.6

/** Of four levels of darkness each. */
const BINS = 64

/** Histogram of the darkness in a sliding window, whose percentile is updated with it (Huang, Yang and Tang 1979). */
class SlidingHistogram {
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

  percentile(share: number): number {
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

/** Share of the rule to subtract from a pixel: all of it where there is nothing else, none where a stroke covers the rule. */
function ruleShare(darkness: number, rule: number): number {
  return Math.max(0, Math.min(1, (STROKE - darkness / Math.max(1, rule)) / (STROKE - UNEVEN_RULE)))
}

interface Removal {
  /** Half the window in pixels. */
  readonly reach: number
  /** Whether strokes keep their darkness where they cross a rule. */
  readonly keepsStrokes: boolean
}

function lightenLine(
  data: Uint8Array,
  out: Uint8Array,
  line: { readonly start: number; readonly step: number; readonly length: number } & Removal,
): void {
  const { start, step, length, reach, keepsStrokes } = line
  const darkness = (i: number): number => 255 - (data[start + i * step] ?? 255)
  const window = new SlidingHistogram()
  for (let i = 0; i < Math.min(reach, length); i += 1) window.add(darkness(i))
  for (let i = 0; i < length; i += 1) {
    if (i + reach < length) window.add(darkness(i + reach))
    if (i - reach - 1 >= 0) window.remove(darkness(i - reach - 1))
    const rule = window.percentile(RULE_PERCENTILE)
    const share = keepsStrokes ? ruleShare(darkness(i), rule) : 1
    out[start + i * step] = Math.min(255, 255 - darkness(i) + rule * EXCESS * share)
  }
}

function lightenAlong(image: GreyImage, lines: ScanLines, removal: Removal): GreyImage {
  const out = new Uint8Array(image.data.length)
  const { length, step } = lines
  for (let line = 0; line < lines.count; line += 1) {
    lightenLine(image.data, out, { start: line * lines.start, step, length, ...removal })
  }
  return { ...image, data: out }
}

function lighten(image: GreyImage, removal: Removal): GreyImage {
  return lightenAlong(lightenAlong(image, rowsOf(image), removal), columnsOf(image), removal)
}

/** For finding components. `reach`: half the window in pixels, several letters wide. Rules must run along rows and columns. */
export function removeRuling(image: GreyImage, reach: number): GreyImage {
  return lighten(image, { reach, keepsStrokes: false })
}

/** For recognition: strokes stay whole where they cross a rule, but traces stay where two rules cross. */
export function attenuateRuling(image: GreyImage, reach: number): GreyImage {
  return lighten(image, { reach, keepsStrokes: true })
}
