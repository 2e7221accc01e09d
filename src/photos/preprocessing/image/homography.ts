/**
 * Homographies of the plane (Hartley & Zisserman, Multiple View Geometry, chapter 2). Perspective, rotation, scale and shear
 * compose into one 3 × 3 matrix: pixels are resampled once, and a point of the result maps back to the photo.
 */
import { blankImage, type GreyImage, type PixelSize } from './raster-image.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Row-major; the last entry is 1 or close to it. */
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
export type Quadrilateral = readonly [Point, Point, Point, Point]

export const IDENTITY_HOMOGRAPHY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]

export function applyHomography(h: Homography, x: number, y: number): Point {
  const depth = h[6] * x + h[7] * y + h[8]
  return { x: (h[0] * x + h[1] * y + h[2]) / depth, y: (h[3] * x + h[4] * y + h[5]) / depth }
}

/** First `inner`, then `outer`. */
export function composeHomographies(outer: Homography, inner: Homography): Homography {
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

/** Closed form of Heckbert (1989): (0,0) (1,0) (1,1) (0,1) go to the given corners. */
function fromUnitSquare([a, b, c, d]: Quadrilateral): Homography {
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

export function rectangleToQuadrilateral(
  width: number,
  height: number,
  corners: Quadrilateral,
): Homography {
  return composeHomographies(fromUnitSquare(corners), [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1])
}

/** Clockwise on the screen. */
export function rotation(radians: number, centre: Point): Homography {
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
  return composeHomographies(
    [1, 0, x, 0, 1, y, 0, 0, 1],
    composeHomographies(map, [1, 0, -x, 0, 1, -y, 0, 0, 1]),
  )
}

/** Makes converging rows parallel; `amount` is the change of their angle, in radians, per pixel of height. */
export function rowKeystone(amount: number, centre: Point): Homography {
  return around(centre, [1, 0, 0, 0, 1, 0, -amount, 0, 1])
}

/** Makes converging columns parallel; `amount` is the change of their angle, in radians, per pixel of width. */
export function columnKeystone(amount: number, centre: Point): Homography {
  return around(centre, [1, 0, 0, 0, 1, 0, 0, -amount, 1])
}

/** Makes columns upright that lean by `radians` to the right as they go down; rows stay level. */
export function horizontalShear(radians: number, centre: Point): Homography {
  return around(centre, [1, Math.tan(radians), 0, 0, 1, 0, 0, 0, 1])
}

/** Bilinear resampling; `toSource` maps pixels of the result to those of the source, whose border is replicated. */
export function warpPerspective(
  source: GreyImage,
  toSource: Homography,
  size: PixelSize,
): GreyImage {
  const out = blankImage(size.width, size.height)
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
