/** From the bytes of a photo to its pixels, upright, small enough to be read quickly and large enough for thin strokes. */
import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_PHOTO_PIXELS, type PhotoRefusal } from '../domain/photo/photo.ts'
import { accept, type Result, refuse } from '../domain/refusal.ts'
import type { PixelSize } from './photo-file.ts'

/** Pixels red, green, blue, three bytes each, row by row. */
export interface Picture extends PixelSize {
  readonly data: Uint8Array
}

export interface DecodedPhoto {
  readonly picture: Picture
  /** The upright photo as it was sent; the picture is this one made smaller. */
  readonly photo: PixelSize
}

/** A page of cursive has letters of some 20 px at this size; more pixels cost time and bring noise. */
const LONG_SIDE = 2500

/** Bytes of a picture that is sent in several layers, and therefore unfolded whole before it is made smaller. */
const MAX_LAYERED_BYTES = 200e6

// One photo a process: no cache to keep, no thread to share.
sharp.cache(false)
sharp.concurrency(1)

/** The turn that an EXIF orientation asks for: mirrored first, then clockwise degrees. */
const TURNS: readonly (readonly [mirrored: boolean, degrees: number])[] = [
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

/** Turned after it was made smaller: turning needs all the pixels in memory. */
async function upright(small: Raw, orientation: number): Promise<Raw> {
  const [mirrored, degrees] = TURNS[orientation - 1] ?? [false, 0]
  if (!mirrored && degrees === 0) return small
  const { width, height } = small.info
  const image = (data: Uint8Array, size: PixelSize): Sharp =>
    sharp(data, { raw: { width: size.width, height: size.height, channels: 3 } })
  const flopped = mirrored ? await raw(image(small.data, { width, height }).flop()) : small
  return degrees === 0 ? flopped : raw(image(flopped.data, flopped.info).rotate(degrees))
}

function isTooHeavy({ width, height, channels, depth, isProgressive }: Metadata): boolean {
  const sampleBytes = depth === 'ushort' ? 2 : 1
  return isProgressive && width * height * channels * sampleBytes > MAX_LAYERED_BYTES
}

async function decodeUnchecked(bytes: Uint8Array): Promise<Result<DecodedPhoto, PhotoRefusal>> {
  const image = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PHOTO_PIXELS,
    sequentialRead: true,
  })
  const metadata = await image.metadata()
  if (isTooHeavy(metadata)) return refuse({ kind: 'photo-too-many-pixels' })
  const { width, height, orientation = 1 } = metadata
  const small = await raw(
    image
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha(),
  )
  const picture = await upright(small, orientation)
  return accept({
    picture: { width: picture.info.width, height: picture.info.height, data: picture.data },
    photo: orientation >= 5 ? { width: height, height: width } : { width, height },
  })
}

/** «out of memory» (libvips), «Insufficient memory» (libjpeg). */
function isLackOfMemory(error: unknown): boolean {
  return error instanceof Error && /memory/iu.test(error.message)
}

/** Refuses what cannot be decoded to its last row. Throws when the process has no memory left: that is no fault of the photo. */
export async function decode(bytes: Uint8Array): Promise<Result<DecodedPhoto, PhotoRefusal>> {
  try {
    return await decodeUnchecked(bytes)
  } catch (error) {
    if (isLackOfMemory(error)) throw error
    return refuse({ kind: 'photo-damaged' })
  }
}
