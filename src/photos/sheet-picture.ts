/**
 * The sheet as a person would like to see it, for a model that sees: upright, flat, cut out of whatever it lay on, well
 * lit, in its colours (a crossing-out and a correction in red say something). Drawn anew from pixels, so that nothing of
 * the file (EXIF, place, author, what was hidden behind its end) goes with it.
 */
import sharp from 'sharp'
import { compose, type Homography, scaling, warp } from './clean/homography.ts'
import { greyPlane, type Plane } from './clean/plane.ts'
import type { Picture } from './decode.ts'
import type { PixelSize } from './photo-file.ts'

/** Models shrink what is larger; letters of a page of exercise book stay readable. */
const LONG_SIDE = 1600
const QUALITY = 82

const CHANNELS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const

interface Sheet {
  /** The cleaned page, whose size the sheet has. */
  readonly plane: PixelSize
  readonly toPicture: Homography
}

function interleaved(planes: readonly Plane[], pixels: number): Uint8Array {
  const data = new Uint8Array(pixels * CHANNELS.length)
  for (const [channel, plane] of planes.entries()) {
    for (let i = 0; i < pixels; i += 1) data[i * CHANNELS.length + channel] = plane.data[i] ?? 255
  }
  return data
}

/** JPEG, long side at most 1600 px. */
export async function sheetPicture(
  picture: Picture,
  { plane, toPicture }: Sheet,
): Promise<Uint8Array> {
  const factor = Math.max(1, Math.max(plane.width, plane.height) / LONG_SIDE)
  const size = {
    width: Math.max(1, Math.floor(plane.width / factor)),
    height: Math.max(1, Math.floor(plane.height / factor)),
  }
  const toSource = compose(toPicture, scaling(factor))
  const planes = CHANNELS.map((weights) => warp(greyPlane(picture, weights), toSource, size))
  const data = interleaved(planes, size.width * size.height)
  return sharp(data, { raw: { ...size, channels: 3 } })
    .normalise()
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
