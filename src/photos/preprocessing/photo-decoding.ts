/** Decodes a photo with libvips: upright, downscaled to what recognition needs. */
import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_PHOTO_PIXELS, type PhotoRefusal } from '../../domain/photo/photo.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import type { PixelSize, RgbImage } from './image/raster-image.ts'

export interface DecodedPhoto {
  readonly image: RgbImage
  /** Of the upright photo as it was sent. */
  readonly originalSize: PixelSize
}

/** Cursive has small letters of some 20 px at this size; more pixels cost time and add noise. */
const MAX_SIDE = 2500

/** Progressive and interlaced images are decompressed whole before they can be downscaled. */
const MAX_PROGRESSIVE_BYTES = 200e6

// A process reads one photo at a time on one core.
sharp.cache(false)
sharp.concurrency(1)

/** Indexed by EXIF orientation - 1. Mirrored first, then rotated clockwise. */
const EXIF_ORIENTATIONS: readonly (readonly [mirrored: boolean, degrees: number])[] = [
  [false, 0],
  [true, 0],
  [false, 180],
  [true, 180],
  [true, 270],
  [false, 90],
  [true, 90],
  [false, 270],
]

interface Raw {
  readonly data: Uint8Array
  readonly info: PixelSize
}

function raw(image: Sharp): Promise<Raw> {
  return image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
}

/** Applied after downscaling: a rotation needs all pixels in memory. */
async function applyOrientation(small: Raw, orientation: number): Promise<Raw> {
  const [mirrored, degrees] = EXIF_ORIENTATIONS[orientation - 1] ?? [false, 0]
  if (!mirrored && degrees === 0) return small
  const { width, height } = small.info
  const image = (data: Uint8Array, size: PixelSize): Sharp =>
    sharp(data, { raw: { width: size.width, height: size.height, channels: 3 } })
  const flopped = mirrored ? await raw(image(small.data, { width, height }).flop()) : small
  return degrees === 0 ? flopped : raw(image(flopped.data, flopped.info).rotate(degrees))
}

function isTooLargeToDecode({ width, height, channels, depth, isProgressive }: Metadata): boolean {
  const sampleBytes = depth === 'ushort' ? 2 : 1
  return isProgressive && width * height * channels * sampleBytes > MAX_PROGRESSIVE_BYTES
}

async function decodeUnchecked(bytes: Uint8Array): Promise<Result<DecodedPhoto, PhotoRefusal>> {
  const image = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PHOTO_PIXELS,
    sequentialRead: true,
  })
  const metadata = await image.metadata()
  if (isTooLargeToDecode(metadata)) return refuse({ kind: 'photo-too-many-pixels' })
  const { width, height, orientation = 1 } = metadata
  const small = await raw(
    image
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha(),
  )
  const picture = await applyOrientation(small, orientation)
  return accept({
    image: { width: picture.info.width, height: picture.info.height, data: picture.data },
    originalSize: orientation >= 5 ? { width: height, height: width } : { width, height },
  })
}

/** «out of memory» (libvips), «Insufficient memory» (libjpeg). */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && /memory/iu.test(error.message)
}

/** Refuses what cannot be decoded to its last row. Throws when memory runs out, which is no fault of the photo. */
export async function decodePhoto(bytes: Uint8Array): Promise<Result<DecodedPhoto, PhotoRefusal>> {
  try {
    return await decodeUnchecked(bytes)
  } catch (error) {
    if (isOutOfMemory(error)) throw error
    return refuse({ kind: 'photo-damaged' })
  }
}
