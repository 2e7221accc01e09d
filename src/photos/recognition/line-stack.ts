/** Lines rendered straight, well spaced and of one x-height: engines trained on print read best what is laid out like print. */
import { blankImage, type GreyImage } from '../preprocessing/image/raster-image.ts'
import type { LineImage } from '../preprocessing/lines/line-image.ts'
import {
  heightOnPage,
  heightRendered,
  type RenderingVariant,
  renderStrokes,
} from './rendering-variant.ts'

export interface RenderedLine {
  readonly source: LineImage
  readonly variant: RenderingVariant
  readonly baseline: number
}

export interface LineStack {
  readonly image: GreyImage
  readonly lines: readonly RenderedLine[]
  readonly leading: number
}

/** In x-heights: school cursive goes up to three above the base line, its loops down to two below. */
const ABOVE = 3.6
const BELOW = 2.2
const MARGIN = 24

/** Bilinear interpolation; white beyond the border. */
function sample({ width, height, data }: GreyImage, x: number, y: number): number {
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return 255
  const left = Math.min(width - 2, Math.floor(x))
  const top = Math.min(height - 2, Math.floor(y))
  const at = top * width + left
  const fx = x - left
  const fy = y - top
  const above = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx
  const below = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx
  return above * (1 - fy) + below * fy
}

export function toPageCoordinates(
  { source, variant, baseline }: RenderedLine,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  const { xHeight, ascenderScale, slant } = variant
  const { geometry } = source
  const height = heightOnPage((baseline - y) / xHeight, ascenderScale) * geometry.xHeight
  const along = ((x - MARGIN) * geometry.xHeight) / xHeight
  const pageX = source.left + along - slant * height
  return { x: pageX, y: geometry.baseline + geometry.slope * pageX - height }
}

function rowsAround({ xHeight, ascenderScale }: RenderingVariant): {
  readonly above: number
  readonly below: number
} {
  return {
    above: Math.ceil(heightRendered(ABOVE, ascenderScale) * xHeight),
    below: Math.ceil(-heightRendered(-BELOW, ascenderScale) * xHeight),
  }
}

function renderedWidth({ image, geometry }: LineImage, variant: RenderingVariant): number {
  const width = image.width + Math.abs(variant.slant) * image.height
  return (width * variant.xHeight) / geometry.xHeight
}

function renderLine(stack: GreyImage, line: RenderedLine): void {
  const { source, variant, baseline } = line
  const { above, below } = rowsAround(variant)
  const step = source.geometry.xHeight / variant.xHeight
  const lastColumn = Math.min(stack.width, Math.ceil(MARGIN + renderedWidth(source, variant)))
  for (let y = baseline - above; y < baseline + below; y += 1) {
    const start = toPageCoordinates(line, 0, y)
    let x = start.x - source.left
    let row = start.y - source.top
    for (let column = 0; column < lastColumn; column += 1) {
      stack.data[y * stack.width + column] = sample(source.image, x, row)
      x += step
      row += step * source.geometry.slope
    }
  }
}

export function renderLines(sources: readonly LineImage[], variant: RenderingVariant): LineStack {
  const { above, below } = rowsAround(variant)
  const leading = above + below
  const lines = sources.map((source, i) => ({
    source,
    variant,
    baseline: MARGIN + i * leading + above,
  }))
  const widest = Math.max(1, ...sources.map((source) => renderedWidth(source, variant)))
  const image = blankImage(Math.ceil(widest) + 2 * MARGIN, leading * sources.length + 2 * MARGIN)
  for (const line of lines) renderLine(image, line)
  return { image: renderStrokes(image, variant), lines, leading }
}

export function lineIndexAt(stack: LineStack, row: number): number {
  const index = Math.floor((row - MARGIN) / stack.leading)
  return Math.max(0, Math.min(stack.lines.length - 1, index))
}
