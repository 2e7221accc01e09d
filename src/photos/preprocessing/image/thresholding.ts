import type { BinaryMask } from './connected-components.ts'
import type { GreyImage } from './raster-image.ts'

export function greyHistogram({ data }: GreyImage): Uint32Array {
  const counts = new Uint32Array(256)
  for (let i = 0; i < data.length; i += 1) {
    const value = data[i] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** Otsu (1979): the threshold of greatest between-class variance. Values up to it are dark. */
export function otsuThreshold(counts: Uint32Array): number {
  let total = 0
  let sum = 0
  for (let v = 0; v < counts.length; v += 1) {
    total += counts[v] ?? 0
    sum += v * (counts[v] ?? 0)
  }
  let dark = 0
  let darkSum = 0
  let best = { threshold: 0, variance: -1 }
  for (let v = 0; v < counts.length - 1; v += 1) {
    dark += counts[v] ?? 0
    darkSum += v * (counts[v] ?? 0)
    const light = total - dark
    if (dark === 0 || light === 0) continue
    const variance = dark * light * (darkSum / dark - (sum - darkSum) / light) ** 2
    if (variance > best.variance) best = { threshold: v, variance }
  }
  return best.threshold
}

export function histogramPercentile(counts: Uint32Array, share: number): number {
  let total = 0
  for (const count of counts) total += count
  let seen = 0
  for (let v = 0; v < counts.length; v += 1) {
    seen += counts[v] ?? 0
    if (seen >= total * share) return v
  }
  return 255
}

export function darkerThan(image: GreyImage, threshold: number): BinaryMask {
  const data = new Uint8Array(image.data.length)
  for (let i = 0; i < data.length; i += 1) data[i] = (image.data[i] ?? 255) <= threshold ? 1 : 0
  return { width: image.width, height: image.height, data }
}

export function lighterThan(image: GreyImage, threshold: number): BinaryMask {
  const data = new Uint8Array(image.data.length)
  for (let i = 0; i < data.length; i += 1) data[i] = (image.data[i] ?? 255) > threshold ? 1 : 0
  return { width: image.width, height: image.height, data }
}
