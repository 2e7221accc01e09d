/**
 * Removes the ruling of an upright page. Along a row or a column of pixels ink is the minority: a low percentile of the
 * darkness in a wide window is that of a rule, and is subtracted. The result stays grey: binarised pages lose accents.
 */
import { type GreyImage, transpose } from './image/raster-image.ts'

/** Percentile, 0 to 1: up to this share of the window may be ink without being taken for a rule. */
const RULE_PERCENTILE = 0.3
/** Rules are uneven: a little more than the percentile is subtracted. */
const EXCESS = 1.15

/** Darkness relative to the rule: up to the first a pixel is the rule, from the second on a stroke that crosses it. */
const UNEVEN_RULE = 1.6
const STROKE = 2.6

/** Bins of the histogram: four levels of darkness each, and one for what lies beyond the ends of a line, which is not counted. */
const BINS = 64
const BEYOND = BINS

/** Histogram of the darkness in a sliding window, whose percentile is updated with it (Huang, Yang and Tang 1979). */
class SlidingHistogram {
  private readonly counts = new Uint16Array(BINS + 1)
  private below = 0
  private bin = 0

  constructor(bins: Uint8Array) {
    for (const bin of bins) this.counts[bin] = (this.counts[bin] ?? 0) + 1
  }

  replace(leaving: number, entering: number): void {
    const { counts, bin } = this
    counts[leaving] = (counts[leaving] ?? 0) - 1
    counts[entering] = (counts[entering] ?? 0) + 1
    if (leaving < bin) this.below -= 1
    if (entering < bin) this.below += 1
  }

  /** The bin that `wanted` of the pixels are not darker than. */
  percentile(wanted: number): number {
    const { counts } = this
    let { bin, below } = this
    while (below > wanted) {
      bin -= 1
      below -= counts[bin] ?? 0
    }
    for (let here = counts[bin] ?? 0; bin < BINS - 1 && below + here <= wanted; ) {
      below += here
      bin += 1
      here = counts[bin] ?? 0
    }
    this.bin = bin
    this.below = below
    return bin
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

/** Darkness of the rule at each pixel of a row; `bins` are the row's, with `reach` and one beyond before it, `reach` after it. */
function findRules(bins: Uint8Array, reach: number, rules: Uint8Array): void {
  const window = new SlidingHistogram(bins.subarray(0, 2 * reach + 1))
  const last = rules.length - 1
  let rule = 0
  for (let x = 0; x <= last; x += 1) {
    const leaving = bins[x] ?? 0
    const entering = bins[x + 2 * reach + 1] ?? 0
    // On paper, which most of a page is, a pixel takes the place of its like.
    if (leaving !== entering || x === 0) {
      const size = Math.min(last, x + reach) - Math.max(0, x - reach) + 1
      window.replace(leaving, entering)
      rule = window.percentile(size * RULE_PERCENTILE) << 2
    }
    rules[x] = rule
  }
}

function lightenRow(
  row: Uint8Array,
  rules: Uint8Array,
  keepsStrokes: boolean,
  out: Uint8Array,
): void {
  for (let x = 0; x < row.length; x += 1) {
    const value = row[x] ?? 255
    const rule = rules[x] ?? 0
    const share = keepsStrokes ? ruleShare(255 - value, rule) : 1
    out[x] = rule === 0 ? value : Math.min(255, value + rule * EXCESS * share)
  }
}

function lightenRows(image: GreyImage, { reach, keepsStrokes }: Removal): GreyImage {
  const { width } = image
  const data = new Uint8Array(image.data.length)
  const bins = new Uint8Array(width + 2 * reach + 1).fill(BEYOND)
  const rules = new Uint8Array(width)
  for (let start = 0; start < data.length; start += width) {
    const row = image.data.subarray(start, start + width)
    for (let x = 0; x < width; x += 1) bins[reach + 1 + x] = (255 - (row[x] ?? 255)) >> 2
    findRules(bins, reach, rules)
    lightenRow(row, rules, keepsStrokes, data.subarray(start, start + width))
  }
  return { ...image, data }
}

/** Columns are done as rows: their pixels lie side by side then. */
function lighten(image: GreyImage, removal: Removal): GreyImage {
  return transpose(lightenRows(transpose(lightenRows(image, removal)), removal))
}

/** For finding components. `reach`: half the window in pixels, several letters wide. Rules must run along rows and columns. */
export function removeRuling(image: GreyImage, reach: number): GreyImage {
  return lighten(image, { reach, keepsStrokes: false })
}

/** For recognition: strokes stay whole where they cross a rule, but traces stay where two rules cross. */
export function attenuateRuling(image: GreyImage, reach: number): GreyImage {
  return lighten(image, { reach, keepsStrokes: true })
}
