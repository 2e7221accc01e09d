/**
 * Plane projective maps (Hartley & Zisserman, Multiple View Geometry, chapter 2): a sheet photographed from the side, a
 * turn, a scale, or any of them one after the other is one 3 × 3 matrix, so the pixels are resampled once and every
 * word finds its way back to the photo.
 */
import type { PixelSize } from '../photo-file.ts'
import { emptyPlane, type Plane } from './plane.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Row by row; the last number is 1 or close to it. */
export type Homography = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/** Clockwise from the top left corner. */
export type Corners = readonly [Point, Point, Point, Point]

export const IDENTITY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]

export function mapPoint(h: Homography, x: number, y: number): Point {
  const depth = h[6] * x + h[7] * y + h[8]
  return { x: (h[0] * x + h[1] * y + h[2]) / depth, y: (h[3] * x + h[4] * y + h[5]) / depth }
}

/** First `inner`, then `outer`. */
export function compose(outer: Homography, inner: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = outer
  const [p, q, r, s, t, u, v, w, z] = inner
  return [
    a * p + b * s + c * v,
    a * q + b * t + c * w,
    a * r + b * u + c * z,
    d * p + e * s + f * v,
    d * q + e * t + f * w,
    d * r + e * u + f * z,
    g * p + h * s + i * v,
    g * q + h * t + i * w,
    g * r + h * u + i * z,
  ]
}

export function scaling(factor: number): Homography {
  return [factor, 0, 0, 0, factor, 0, 0, 0, 1]
}

/** The map that takes the unit square's corners (0,0) (1,0) (1,1) (0,1) to the given ones, in closed form. */
function fromUnitSquare([a, b, c, d]: Corners): Homography {
  const sx = a.x - b.x + c.x - d.x
  const sy = a.y - b.y + c.y - d.y
  const dx1 = b.x - c.x
  const dx2 = d.x - c.x
  const dy1 = b.y - c.y
  const dy2 = d.y - c.y
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ]
}

/** The map from a rectangle of this size to the four corners. */
export function toCorners(width: number, height: number, corners: Corners): Homography {
  return compose(fromUnitSquare(corners), [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1])
}

/** A turn by `radians` (clockwise on the screen) around a point. */
export function turning(radians: number, centre: Point): Homography {
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  return [
    cos,
    -sin,
    centre.x - cos * centre.x + sin * centre.y,
    sin,
    cos,
    centre.y - sin * centre.x - cos * centre.y,
    0,
    0,
    1,
  ]
}

function around({ x, y }: Point, map: Homography): Homography {
  return compose([1, 0, x, 0, 1, y, 0, 0, 1], compose(map, [1, 0, -x, 0, 1, -y, 0, 0, 1]))
}

/** Lines that fan out on one side of the centre are made parallel: `amount` is what their tilt changes by a pixel of height. */
export function unfanning(amount: number, centre: Point): Homography {
  return around(centre, [1, 0, 0, 0, 1, 0, -amount, 0, 1])
}

/** The same for columns: `amount` is what their tilt changes by a pixel of width. */
export function unfanningColumns(amount: number, centre: Point): Homography {
  return around(centre, [1, 0, 0, 0, 1, 0, 0, -amount, 1])
}

/** Columns that lean by `radians` (to the right as they go down) are made upright, rows staying level. */
export function leaning(radians: number, centre: Point): Homography {
  return around(centre, [1, Math.tan(radians), 0, 0, 1, 0, 0, 0, 1])
}

/** The plane seen through `toSource` (from the new pixels to the old ones); beyond its edge the edge goes on. */
export function warp(source: Plane, toSource: Homography, size: PixelSize): Plane {
  const out = emptyPlane(size.width, size.height)
  const { width, height, data } = source
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const depth = toSource[6] * x + toSource[7] * y + toSource[8]
      const sx = Math.max(
        0,
        Math.min(width - 1.001, (toSource[0] * x + toSource[1] * y + toSource[2]) / depth),
      )
      const sy = Math.max(
        0,
        Math.min(height - 1.001, (toSource[3] * x + toSource[4] * y + toSource[5]) / depth),
      )
      const left = Math.floor(sx)
      const top = Math.floor(sy)
      const at = top * width + left
      const fx = sx - left
      const fy = sy - top
      const above = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx
      const below = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx
      out.data[y * size.width + x] = above * (1 - fy) + below * fy
    }
  }
  return out
}
