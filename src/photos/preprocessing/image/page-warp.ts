/** The maps that a page is put straight by, and the page seen through them. */
import {
  composeHomographies,
  type Homography,
  type Point,
} from '../../../domain/photo/homography.ts'
import { blankImage, type GreyImage, type PixelSize } from './raster-image.ts'

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
