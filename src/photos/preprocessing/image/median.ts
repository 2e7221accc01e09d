/** The upper of the two middle values when their number is even; 0 without any. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** The value under which half of the weight lies; 0 without any. */
export function weightedMedian(
  pairs: readonly (readonly [value: number, weight: number])[],
): number {
  const sorted = [...pairs].sort((a, b) => a[0] - b[0])
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2
  let seen = 0
  for (const [value, weight] of sorted) {
    seen += weight
    if (seen >= half) return value
  }
  return 0
}
