export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Red, green and blue, three bytes a pixel. */
export interface RgbImage extends PixelSize {
  readonly data: Uint8Array
}

/** One byte a pixel, 0 black to 255 white. */
export interface GreyImage extends PixelSize {
  readonly data: Uint8Array
}

type ChannelWeights = readonly [red: number, green: number, blue: number]

export const LUMA: ChannelWeights = [0.3, 0.59, 0.11]

export function blankImage(width: number, height: number, value = 255): GreyImage {
  return { width, height, data: new Uint8Array(width * height).fill(value) }
}

export function toGreyscale(image: RgbImage, weights: ChannelWeights): GreyImage {
  const { width, height, data } = image
  const [red, green, blue] = weights
  const out = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < out.length; i += 1, at += 3) {
    out[i] = (data[at] ?? 0) * red + (data[at + 1] ?? 0) * green + (data[at + 2] ?? 0) * blue
  }
  return { width, height, data: out }
}

/** Smaller by a whole factor, each pixel the mean of the square it stands for. */
export function downscale(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image
  const width = Math.max(1, Math.floor(image.width / factor))
  const height = Math.max(1, Math.floor(image.height / factor))
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * image.width + x * factor
        for (let dx = 0; dx < factor; dx += 1) sum += image.data[row + dx] ?? 255
      }
      out[y * width + x] = sum / (factor * factor)
    }
  }
  return { width, height, data: out }
}

export function downscaleFactor({ width, height }: PixelSize, side: number): number {
  return Math.max(1, Math.round(Math.max(width, height) / side))
}

export function transpose({ width, height, data }: GreyImage): GreyImage {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[x * height + y] = data[y * width + x] ?? 255
  }
  return { width: height, height: width, data: out }
}

/** The rows, or the columns, of an image as runs of pixels: where each starts, its step and its length. */
export interface ScanLines {
  readonly count: number
  readonly length: number
  /** Index of the first pixel of run `i` is `i * start`. */
  readonly start: number
  readonly step: number
}

export function rowsOf({ width, height }: PixelSize): ScanLines {
  return { count: height, length: width, start: width, step: 1 }
}

export function columnsOf({ width, height }: PixelSize): ScanLines {
  return { count: width, length: height, start: 1, step: width }
}
