/**
 * The sheet as a vision model is shown it: upright, flat, cut out of its surroundings, well lit, in colour (a crossing-out
 * or a correction in red carries meaning). Encoded from pixels, so that nothing of the file (EXIF, position, author, bytes
 * after its end) goes with it.
 */
import sharp from 'sharp'
import { composeHomographies, scaling } from '../../domain/photo/homography.ts'
import { warpPerspective } from './image/page-warp.ts'
import { type GreyImage, type RgbImage, toGreyscale } from './image/raster-image.ts'
import type { PreprocessedPage } from './preprocess-page.ts'

/** Models downscale what is larger; letters on a page of an exercise book stay legible. */
const MAX_SIDE = 1600
const QUALITY = 82

const CHANNELS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const

function interleaved(channels: readonly GreyImage[], pixels: number): Uint8Array {
  const data = new Uint8Array(pixels * CHANNELS.length)
  for (const [channel, image] of channels.entries()) {
    for (let i = 0; i < pixels; i += 1) data[i * CHANNELS.length + channel] = image.data[i] ?? 255
  }
  return data
}

export async function encodeSheetJpeg(
  photo: RgbImage,
  { image, toPhoto }: Pick<PreprocessedPage, 'image' | 'toPhoto'>,
): Promise<Uint8Array> {
  const factor = Math.max(1, Math.max(image.width, image.height) / MAX_SIDE)
  const size = {
    width: Math.max(1, Math.floor(image.width / factor)),
    height: Math.max(1, Math.floor(image.height / factor)),
  }
  const toSource = composeHomographies(toPhoto, scaling(factor))
  const channels = CHANNELS.map((weights) =>
    warpPerspective(toGreyscale(photo, weights), toSource, size),
  )
  const data = interleaved(channels, size.width * size.height)
  return sharp(data, { raw: { ...size, channels: 3 } })
    .normalise()
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
