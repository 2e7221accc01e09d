/** What a hand wrote on a sheet, cut out of a photo and put straight by its marks (CLA-03). */
import type { Homography } from '../photo/homography.ts'
import type { SheetArea } from './sheet-layout.ts'

/** Red, green, blue and opacity, a byte each. */
export interface RgbaImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

const CHANNELS = 4

/** One pixel of the result, bilinear; what lies beyond the photo stays white. */
function resample(
  photo: RgbaImage,
  x: number,
  y: number,
  out: Uint8ClampedArray,
  to: number,
): void {
  const { width, height, data } = photo
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return
  const [fx, fy] = [x - left, y - top]
  const at = (top * width + left) * CHANNELS
  const below = at + width * CHANNELS
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (data[at + channel] ?? 0) * (1 - fx) + (data[at + CHANNELS + channel] ?? 0) * fx
    const lower =
      (data[below + channel] ?? 0) * (1 - fx) + (data[below + CHANNELS + channel] ?? 0) * fx
    out[to + channel] = upper * (1 - fy) + lower * fy
  }
}

/** `toPhoto` maps millimetres of the sheet to pixels of the photo; `scale` is pixels of the result a millimetre. */
export function straightened(
  photo: RgbaImage,
  toPhoto: Homography,
  area: SheetArea,
  scale: number,
): RgbaImage {
  const [width, height] = [Math.round(area.width * scale), Math.round(area.height * scale)]
  const out = new Uint8ClampedArray(width * height * CHANNELS).fill(255)
  const [a, b, c, d, e, f, g, h, i] = toPhoto
  for (let row = 0; row < height; row += 1) {
    const y = area.top + row / scale
    for (let column = 0; column < width; column += 1) {
      const x = area.left + column / scale
      const depth = g * x + h * y + i
      resample(
        photo,
        (a * x + b * y + c) / depth,
        (d * x + e * y + f) / depth,
        out,
        (row * width + column) * CHANNELS,
      )
    }
  }
  return { width, height, data: out }
}
