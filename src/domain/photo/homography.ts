/**
 * Homographies of the plane (Hartley & Zisserman, Multiple View Geometry, chapters 2 and 4). Perspective, rotation, scale and
 * shear compose into one 3 × 3 matrix: pixels are resampled once, and a point of the result maps back to the photo.
 */
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

/** A point and where it went. */
export type Correspondence = readonly [from: Point, to: Point]

/** Index, from `at` on, of the row that is largest in its column. */
function pivotRow(rows: readonly (readonly number[])[], at: number): number {
  const height = (row: number): number => Math.abs(rows[row]?.[at] ?? 0)
  let best = at
  for (let row = at + 1; row < rows.length; row += 1) if (height(row) > height(best)) best = row
  return best
}

/** Smaller pivots are rounding. */
const LEAST_PIVOT = 1e-12

/** Gauss–Jordan elimination with partial pivoting; undefined where the equations do not decide. */
function solve(equations: readonly (readonly number[])[]): number[] | undefined {
  const rows = [...equations]
  for (let at = 0; at < rows.length; at += 1) {
    const from = pivotRow(rows, at)
    const [pivot = [], moved = []] = [rows[from], rows[at]]
    const value = pivot[at] ?? 0
    if (Math.abs(value) < LEAST_PIVOT) return undefined
    rows[from] = moved
    rows[at] = pivot.map((one) => one / value)
    for (const [row, other] of rows.entries()) {
      if (row === at) continue
      const share = (other[at] ?? 0) / value
      rows[row] = other.map((one, column) => one - share * (pivot[column] ?? 0))
    }
  }
  return rows.map((row) => row.at(-1) ?? 0)
}

/** Sums of products of the equations, the last column their right side. */
function normalEquations(equations: readonly (readonly number[])[], size: number): number[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (__, column) =>
      equations.reduce((sum, one) => sum + (one[row] ?? 0) * (one[column] ?? 0), 0),
    ),
  )
}

/** Moves points about their middle and to about 1, where sums of squares lose nothing (Hartley 1997). */
function normalisation(points: readonly Point[]): Homography {
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const scale = 1 / (mean((point) => Math.hypot(point.x - x, point.y - y)) || 1)
  return [scale, 0, -scale * x, 0, scale, -scale * y, 0, 0, 1]
}

function undoNormalisation([scale, , x, , , y]: Homography): Homography {
  return [1 / scale, 0, -x / scale, 0, 1 / scale, -y / scale, 0, 0, 1]
}

/**
 * The map nearest to all correspondences by least squares: with perspective from four points on, without from three.
 * Undefined for fewer, or points on one line.
 */
export function fitHomography(
  pairs: readonly Correspondence[],
  hasPerspective: boolean,
): Homography | undefined {
  if (pairs.length < (hasPerspective ? 4 : 3)) return undefined
  const before = normalisation(pairs.map(([from]) => from))
  const after = normalisation(pairs.map(([, to]) => to))
  const size = hasPerspective ? 8 : 6
  const equations = pairs.flatMap(([from, to]) => {
    const { x, y } = applyHomography(before, from.x, from.y)
    const { x: u, y: v } = applyHomography(after, to.x, to.y)
    return hasPerspective
      ? [
          [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
          [0, 0, 0, x, y, 1, -v * x, -v * y, v],
        ]
      : [
          [x, y, 1, 0, 0, 0, u],
          [0, 0, 0, x, y, 1, v],
        ]
  })
  const solved = solve(normalEquations(equations, size))
  if (solved === undefined) return undefined
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = solved
  const map: Homography = [a, b, c, d, e, f, g, h, 1]
  return composeHomographies(undoNormalisation(after), composeHomographies(map, before))
}
