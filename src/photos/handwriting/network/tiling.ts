/**
 * Convolutions by fewer multiplications (Winograd 1980; Lavin and Gray 2016): several outputs are computed at once as the
 * coefficients of a product of polynomials, from its values at a few points (Cook and Toom).
 */

/** One row for each result, one column for each of what it is made of. */
export type Matrix = readonly (readonly number[])[]

/** All are small, for single precision; a bias is added at the second, whose powers are all one. Infinity comes after them. */
const POINTS = [0, 1, -1, 2, -2, 0.5, -0.5]
export const AT_ONE = 1

/** Outputs computed at once. */
export const TILE = 4

export interface Tiling {
  /** Inputs that a tile is made of, and values that its outputs are. */
  readonly values: number
  /** What of a tile's inputs is multiplied with what of a filter's taps, and how its outputs are made of these products. */
  readonly spread: Matrix
  readonly weighed: Matrix
  readonly joined: Matrix
}

function transposed(matrix: Matrix): number[][] {
  return (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0))
}

/** Powers of each point; at infinity the highest counts alone. */
function powers(points: readonly number[], count: number): number[][] {
  const exponents = Array.from({ length: count }, (_, i) => i)
  return [
    ...points.map((point) => exponents.map((exponent) => point ** exponent)),
    exponents.map((exponent) => (exponent === count - 1 ? 1 : 0)),
  ]
}

/** By Gauss and Jordan. */
function inverse(matrix: Matrix): number[][] {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))])
  for (const column of rows.keys()) {
    const pivot = rows.findIndex((row, i) => i >= column && row[column] !== 0)
    const [found = []] = rows.splice(pivot, 1)
    const whole = found.map((value) => value / (found[column] ?? 1))
    for (const [i, row] of rows.entries()) {
      const share = row[column] ?? 0
      rows[i] = row.map((value, j) => value - (whole[j] ?? 0) * share)
    }
    rows.splice(column, 0, whole)
  }
  return rows.map((row) => row.slice(rows.length))
}

export function tilingOf(taps: number): Tiling {
  const values = TILE + taps - 1
  const points = POINTS.slice(0, values - 1)
  const spread = transposed(inverse(powers(points, values)))
  // What the inputs are spread by is at most one; the filters bear the rest.
  const most = spread.map((row) => Math.max(...row.map(Math.abs)))
  return {
    values,
    spread: spread.map((row, i) => row.map((value) => value / (most[i] ?? 1))),
    weighed: powers(points, taps).map((row, i) => row.map((value) => value * (most[i] ?? 1))),
    joined: transposed(powers(points, TILE)),
  }
}
