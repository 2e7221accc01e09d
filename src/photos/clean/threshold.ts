/** Where dark ends and light begins on a plane. */
import type { Mask } from './components.ts'
import type { Plane } from './plane.ts'

export function histogram(plane: Plane): Uint32Array {
  const counts = new Uint32Array(256)
  for (const value of plane.data) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Otsu's threshold (1979): the cut that makes the two classes differ most. Values up to it are dark. */
export function otsu(counts: Uint32Array, from = 0, to = 255): number {
  let total = 0
  let sum = 0
  for (let v = from; v <= to; v += 1) {
    total += counts[v] ?? 0
    sum += v * (counts[v] ?? 0)
  }
  let dark = 0
  let darkSum = 0
  let best = { threshold: from, between: -1 }
  for (let v = from; v < to; v += 1) {
    dark += counts[v] ?? 0
    darkSum += v * (counts[v] ?? 0)
    const light = total - dark
    if (dark === 0 || light === 0) continue
    const between = dark * light * (darkSum / dark - (sum - darkSum) / light) ** 2
    if (between > best.between) best = { threshold: v, between }
  }
  return best.threshold
}

/** The value under which this share of the pixels lies. */
export function percentile(counts: Uint32Array, share: number): number {
  let total = 0
  for (const count of counts) total += count
  let seen = 0
  for (let v = 0; v < counts.length; v += 1) {
    seen += counts[v] ?? 0
    if (seen >= total * share) return v
  }
  return 255
}

export function darkerThan(plane: Plane, threshold: number): Mask {
  const data = new Uint8Array(plane.data.length)
  for (let i = 0; i < data.length; i += 1) data[i] = (plane.data[i] ?? 255) <= threshold ? 1 : 0
  return { width: plane.width, height: plane.height, data }
}

export function lighterThan(plane: Plane, threshold: number): Mask {
  const data = new Uint8Array(plane.data.length)
  for (let i = 0; i < data.length; i += 1) data[i] = (plane.data[i] ?? 255) > threshold ? 1 : 0
  return { width: plane.width, height: plane.height, data }
}
