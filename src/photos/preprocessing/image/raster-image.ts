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

/** Adds up the values of as many rows as go into one; `sums` is as long as a row. */
function sumRows(data: Uint8Array, start: number, rows: number, sums: Uint32Array): void {
  sums.fill(0)
  for (let row = 0; row < rows; row += 1) {
    const from = start + row * sums.length
    for (let i = 0; i < sums.length; i += 1) sums[i] = (sums[i] ?? 0) + (data[from + i] ?? 255)
  }
}

/** Of `channels` values a pixel: each channel smaller by a whole factor, each pixel the mean of the square it stands for. */
function downscaleChannels(
  { width, height, data }: RgbImage | GreyImage,
  channels: number,
  factor: number,
): PixelSize & { readonly values: readonly Uint8Array[] } {
  const size = {
    width: Math.max(1, Math.floor(width / factor)),
    height: Math.max(1, Math.floor(height / factor)),
  }
  const values = Array.from({ length: channels }, () => new Uint8Array(size.width * size.height))
  const sums = new Uint32Array(width * channels)
  for (let y = 0; y < size.height; y += 1) {
    sumRows(data, y * factor * sums.length, factor, sums)
    for (const [channel, means] of values.entries()) {
      let at = channel
      for (let x = 0; x < size.width; x += 1) {
        let sum = 0
        for (let i = 0; i < factor; i += 1, at += channels) sum += sums[at] ?? 0
        means[y * size.width + x] = sum / (factor * factor)
      }
    }
  }
  return { ...size, values }
}

export function downscale(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image
  const { width, height, values } = downscaleChannels(image, 1, factor)
  return { width, height, data: values[0] ?? image.data }
}

export interface ColourPlanes extends PixelSize {
  readonly red: Uint8Array
  readonly green: Uint8Array
  readonly blue: Uint8Array
}

export function downscaleColours(image: RgbImage, factor: number): ColourPlanes {
  const { width, height, values } = downscaleChannels(image, 3, factor)
  const [red, green, blue] = values
  if (!red || !green || !blue) throw new Error('three channels were asked for')
  return { width, height, red, green, blue }
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
