/** Cursive with shorter ascenders, darker or thicker strokes or another slant is read differently by an engine trained on print. */
import { blankImage, type GreyImage } from '../preprocessing/image/raster-image.ts'

export interface RenderingVariant {
  /** Pixels. */
  readonly xHeight: number
  /** Factor for the part of ascenders above the x-height. */
  readonly ascenderScale: number
  /** Columns by which each row is shifted to the right of the row below. */
  readonly slant: number
  /** How far a pixel takes the value of its darkest neighbour, 0 to 1. */
  readonly boldness: number
  /** Above 1, grey strokes are darkened. */
  readonly gamma: number
}

function applyGamma(image: GreyImage, gamma: number): GreyImage {
  const table = Uint8Array.from({ length: 256 }, (_, v) => 255 * (v / 255) ** gamma)
  return { ...image, data: image.data.map((value) => table[value] ?? 255) }
}

function embolden({ width, height, data }: GreyImage, boldness: number): GreyImage {
  const out = blankImage(width, height)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x
      const own = data[i] ?? 255
      const beside = Math.min(data[i - 1] ?? 255, data[i + 1] ?? 255)
      const above = Math.min(data[i - width] ?? 255, data[i + width] ?? 255)
      out.data[i] = own + (Math.min(own, beside, above) - own) * boldness
    }
  }
  return out
}

export function renderStrokes(
  image: GreyImage,
  { boldness, gamma }: Pick<RenderingVariant, 'boldness' | 'gamma'>,
): GreyImage {
  const dark = gamma === 1 ? image : applyGamma(image, gamma)
  return boldness === 0 ? dark : embolden(dark, boldness)
}

/** Descenders are shorter than ascenders, and lose half as much. */
function descenderScale(ascenderScale: number): number {
  return (1 + ascenderScale) / 2
}

/** From a height above the base line as rendered to the one on the page, both in x-heights. */
export function heightOnPage(rendered: number, ascenderScale: number): number {
  if (rendered > 1) return 1 + (rendered - 1) / ascenderScale
  return rendered < 0 ? rendered / descenderScale(ascenderScale) : rendered
}

export function heightRendered(onPage: number, ascenderScale: number): number {
  if (onPage > 1) return 1 + (onPage - 1) * ascenderScale
  return onPage < 0 ? onPage * descenderScale(ascenderScale) : onPage
}
