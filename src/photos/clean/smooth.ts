/** Bell-shaped smoothing of a row of numbers. */
export function smooth(values: Float32Array, sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(sigma * 3))
  const bell = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  )
  const total = bell.reduce((sum, value) => sum + value, 0)
  return values.map((_, i) => {
    let sum = 0
    for (let k = -reach; k <= reach; k += 1) sum += (values[i + k] ?? 0) * (bell[k + reach] ?? 0)
    return sum / total
  })
}
