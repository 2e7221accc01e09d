/** A grey picture: one byte a pixel, row by row, 0 black to 255 white. Every step of the cleaning takes one and gives one. */
import type { Picture } from '../decode.ts'

export interface Plane {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export function emptyPlane(width: number, height: number, value = 255): Plane {
  return { width, height, data: new Uint8Array(width * height).fill(value) }
}

/** One colour channel, or the usual weighting of the three. */
export function greyPlane(picture: Picture, weights: readonly [number, number, number]): Plane {
  const { width, height, data } = picture
  const [red, green, blue] = weights
  const out = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < out.length; i += 1, at += 3) {
    out[i] = (data[at] ?? 0) * red + (data[at + 1] ?? 0) * green + (data[at + 2] ?? 0) * blue
  }
  return { width, height, data: out }
}

/** Made smaller by a whole factor, every pixel the mean of those it stands for. */
export function shrink(plane: Plane, factor: number): Plane {
  if (factor <= 1) return plane
  const width = Math.max(1, Math.floor(plane.width / factor))
  const height = Math.max(1, Math.floor(plane.height / factor))
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * plane.width + x * factor
        for (let dx = 0; dx < factor; dx += 1) sum += plane.data[row + dx] ?? 255
      }
      out[y * width + x] = sum / (factor * factor)
    }
  }
  return { width, height, data: out }
}

/** Rows become columns. */
export function transposed({ width, height, data }: Plane): Plane {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[x * height + y] = data[y * width + x] ?? 255
  }
  return { width: height, height: width, data: out }
}
