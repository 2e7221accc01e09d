import type { Point, Quadrilateral } from '../../../domain/photo/homography.ts'

/** Twice the signed area of the triangle; positive when a → b → c turns clockwise on the screen. */
function crossProduct(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function halfHull(points: readonly Point[]): Point[] {
  const half: Point[] = []
  for (const point of points) {
    for (;;) {
      const [before, last] = half.slice(-2)
      if (!before || !last || crossProduct(before, last, point) > 0) break
      half.pop()
    }
    half.push(point)
  }
  return half.slice(0, -1)
}

/** Andrew's monotone chain (1979); clockwise on the screen. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

export function polygonArea(points: readonly Point[]): number {
  let twice = 0
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a
    twice += a.x * b.y - b.x * a.y
  }
  return Math.abs(twice) / 2
}

/** Where the lines a → b and d → c meet beyond b and c; undefined when they diverge. */
function intersectionBeyond([a, b, c, d]: readonly [Point, Point, Point, Point]):
  | Point
  | undefined {
  const ux = b.x - a.x
  const uy = b.y - a.y
  const vx = c.x - d.x
  const vy = c.y - d.y
  const cross = ux * vy - uy * vx
  if (Math.abs(cross) < 1e-9) return undefined
  const t = ((d.x - a.x) * vy - (d.y - a.y) * vx) / cross
  const s = ((d.x - a.x) * uy - (d.y - a.y) * ux) / cross
  return t >= 1 && s >= 1 ? { x: a.x + t * ux, y: a.y + t * uy } : undefined
}

/** The polygon without its edge i → i+1, whose neighbours are extended until they meet, and the area that this adds. */
function withoutEdge(
  polygon: readonly Point[],
  i: number,
): { polygon: Point[]; added: number } | undefined {
  const at = (k: number): Point => polygon[(k + polygon.length) % polygon.length] ?? { x: 0, y: 0 }
  const [b, c] = [at(i), at(i + 1)]
  const tip = intersectionBeyond([at(i - 1), b, c, at(i + 2)])
  if (!tip) return undefined
  const kept = polygon.filter((_, k) => k !== (i + 1) % polygon.length)
  return {
    polygon: kept.map((p) => (p === b ? tip : p)),
    added: Math.abs(crossProduct(b, tip, c)) / 2,
  }
}

/** Removes the edge that adds the least area until four are left; undefined when no edge can be removed. */
export function enclosingQuadrilateral(hull: readonly Point[]): Quadrilateral | undefined {
  let polygon: readonly Point[] = hull
  while (polygon.length > 4) {
    let best: { polygon: Point[]; added: number } | undefined
    for (let i = 0; i < polygon.length; i += 1) {
      const tried = withoutEdge(polygon, i)
      if (tried && (!best || tried.added < best.added)) best = tried
    }
    if (!best) return undefined
    polygon = best.polygon
  }
  const [a, b, c, d] = polygon
  return a && b && c && d ? fromTopLeft([a, b, c, d]) : undefined
}

function fromTopLeft(corners: Quadrilateral): Quadrilateral {
  const sums = corners.map((p) => p.x + p.y)
  const first = sums.indexOf(Math.min(...sums))
  const at = (k: number): Point => corners[(first + k) % 4] ?? corners[0]
  return [at(0), at(1), at(2), at(3)]
}

/** Largest cosine of an angle between two neighbouring sides: 0 for a rectangle. */
export function maxCornerCosine(corners: Quadrilateral): number {
  const cosines = corners.map((corner, i) => {
    const before = corners[(i + 3) % 4] ?? corner
    const after = corners[(i + 1) % 4] ?? corner
    const u = { x: before.x - corner.x, y: before.y - corner.y }
    const v = { x: after.x - corner.x, y: after.y - corner.y }
    return Math.abs(u.x * v.x + u.y * v.y) / (Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y))
  })
  return Math.max(...cosines)
}
