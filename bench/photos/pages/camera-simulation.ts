/** What a phone's camera does to a page: blur, noise, EXIF orientation and JPEG. */
import sharp from 'sharp'
import { newRandom } from '../../../src/domain/random.ts'
import type { PagePlan } from './page-plans.ts'

export interface SimulatedPhoto {
  readonly bytes: Buffer
  /** Of the upright photo. */
  readonly width: number
  readonly height: number
}

/** Degrees clockwise that a viewer turns a file of each orientation. */
const VIEWER_TURNS: Readonly<Record<number, number>> = { 1: 0, 3: 180, 6: 90, 8: 270 }

/** Mostly luminance noise. Seeded, unlike the noise of image libraries. */
function addNoise(pixels: Uint8Array, sigma: number, seed: number): void {
  const random = newRandom(seed)
  // Three even draws together have a standard deviation of a half.
  const grain = (): number => random.next() + random.next() + random.next() - 1.5
  for (let at = 0; at < pixels.length; at += 3) {
    const grey = grain() * sigma * 1.8
    for (let channel = 0; channel < 3; channel++) {
      const value = (pixels[at + channel] ?? 0) + grey + (random.next() - 0.5) * sigma
      pixels[at + channel] = Math.max(0, Math.min(255, Math.round(value)))
    }
  }
}

/** The file of a photo of the page drawn as `png`. */
export async function simulateCamera(png: Uint8Array, plan: PagePlan): Promise<SimulatedPhoto> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .blur(plan.photo.blur)
    .rotate(plan.rot)
    .raw()
    .toBuffer({ resolveWithObject: true })
  addNoise(data, plan.photo.noise, plan.seed)
  const turn = VIEWER_TURNS[plan.exif] ?? 0
  const bytes = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .rotate((360 - turn) % 360)
    .withMetadata({ orientation: plan.exif })
    .jpeg({ quality: plan.jpegQ })
    .toBuffer()
  return { bytes, width: info.width, height: info.height }
}
