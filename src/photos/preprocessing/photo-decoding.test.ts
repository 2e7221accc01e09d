import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { RgbImage } from './image/raster-image.ts'
import { decodePhoto } from './photo-decoding.ts'

/** Upright, 90 by 60: red left, and a blue corner at the bottom right. */
const UPRIGHT = sharp({
  create: { width: 90, height: 60, channels: 3, background: '#ffffff' },
}).composite([
  {
    input: { create: { width: 30, height: 60, channels: 3, background: '#ff0000' } },
    left: 0,
    top: 0,
  },
  {
    input: { create: { width: 30, height: 20, channels: 3, background: '#0000ff' } },
    left: 60,
    top: 40,
  },
])

type Turn = (image: Sharp) => Sharp

/** How a camera stores the upright picture under each EXIF orientation. */
const STORED: readonly (readonly [orientation: number, store: Turn])[] = [
  [1, (image) => image],
  [2, (image) => image.flop()],
  [3, (image) => image.rotate(180)],
  [4, (image) => image.flip()],
  [5, (image) => image.flop().rotate(270)],
  [6, (image) => image.rotate(270)],
  [7, (image) => image.flop().rotate(90)],
  [8, (image) => image.rotate(90)],
]

async function storedAs(orientation: number, store: Turn): Promise<Uint8Array> {
  const upright = await UPRIGHT.clone().png().toBuffer()
  // sharp turns before it mirrors, whatever the order of the calls: one step at a time.
  const mirrored = orientation === 5 || orientation === 7
  const base = mirrored ? await sharp(upright).flop().png().toBuffer() : upright
  const image = mirrored ? sharp(base).rotate(orientation === 5 ? 270 : 90) : store(sharp(base))
  return image.withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer()
}

function pixel({ width, data }: RgbImage, x: number, y: number): number[] {
  return Array.from(
    data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
    (v) => Math.round(v / 85) * 85,
  )
}

test.each(STORED)(
  'GEN-07 a photo of EXIF orientation %i comes upright',
  async (orientation, store) => {
    const decoded = await decodePhoto(await storedAs(orientation, store))
    if (!decoded.ok) throw new Error(decoded.refusal.kind)
    const { image, originalSize } = decoded.value
    expect([image.width, image.height, originalSize.width, originalSize.height]).toEqual([
      90, 60, 90, 60,
    ])
    expect(pixel(image, 10, 30)).toEqual([255, 0, 0])
    expect(pixel(image, 80, 50)).toEqual([0, 0, 255])
    expect(pixel(image, 80, 10)).toEqual([255, 255, 255])
  },
)

test('a large photo is made smaller, and what is transparent is paper', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const large = sharp({ create: { width: 5000, height: 3000, channels: 4, background } })
  const decoded = await decodePhoto(await large.png().toBuffer())
  if (!decoded.ok) throw new Error(decoded.refusal.kind)
  expect(decoded.value.originalSize).toEqual({ width: 5000, height: 3000 })
  expect(decoded.value.image).toMatchObject({ width: 2500, height: 1500 })
  expect(pixel(decoded.value.image, 100, 100)).toEqual([255, 255, 255])
})

test('GEN-07 a photo cut short is damaged wherever it was cut', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({
    create: { width: 300, height: 200, channels: 3, background: '#fff', noise },
  })
  for (const whole of [
    await image.clone().jpeg().toBuffer(),
    await image.clone().png().toBuffer(),
  ]) {
    for (const share of [0.05, 0.3, 0.6, 0.9]) {
      const decoded = await decodePhoto(whole.subarray(0, Math.floor(whole.length * share)))
      expect(decoded).toEqual({ ok: false, refusal: { kind: 'photo-damaged' } })
    }
  }
})
