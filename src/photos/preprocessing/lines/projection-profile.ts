/** Horizontal projection profiles: the ink of each row. */
import type { ConnectedComponent } from '../image/connected-components.ts'

export function rowProfile(
  components: readonly ConnectedComponent[],
  height: number,
): Float32Array {
  const profile = new Float32Array(height)
  for (const { runs } of components) {
    for (const { y, from, to } of runs) profile[y] = (profile[y] ?? 0) + to - from
  }
  return profile
}

export interface SlantedProfile {
  readonly rows: Float32Array
  /** Row of the page at column 0 that `rows[0]` stands for. */
  readonly first: number
}

/** Along rows that descend by `slope` per column. */
export function slantedProfile(
  components: readonly ConnectedComponent[],
  slope: number,
): SlantedProfile {
  const top = Math.min(...components.map((c) => c.top - Math.abs(slope) * c.right))
  const bottom = Math.max(...components.map((c) => c.bottom + Math.abs(slope) * c.right))
  const first = Math.floor(top)
  const rows = new Float32Array(Math.ceil(bottom) - first + 1)
  for (const { runs } of components) {
    for (const { y, from, to } of runs) {
      const row = Math.round(y - (slope * (from + to)) / 2) - first
      rows[row] = (rows[row] ?? 0) + to - from
    }
  }
  return { rows, first }
}

export function gaussianSmooth(values: Float32Array, sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(sigma * 3))
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  )
  const total = kernel.reduce((sum, value) => sum + value, 0)
  return values.map((_, i) => {
    let sum = 0
    for (let k = -reach; k <= reach; k += 1) sum += (values[i + k] ?? 0) * (kernel[k + reach] ?? 0)
    return sum / total
  })
}
