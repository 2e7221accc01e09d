/** The whole way of a photo: decoded, cleaned, read, and its words placed on the upright photo. */
import type { PhotoRefusal } from '../domain/photo.ts'
import { accept, type Result, refuse } from '../domain/refusal.ts'
import type { PhotoJob } from './child-messages.ts'
import { divideBackground } from './clean/background.ts'
import { greyPlane } from './clean/plane.ts'
import { decode } from './decode.ts'
import type { PhotoReading } from './photo-reading.ts'
import type { Recognise } from './recognise.ts'
import { makePageText, makeTokenLines } from './tokens.ts'
import { wordEntries } from './word-entries.ts'

export interface Tools {
  readonly recognise: Recognise
  readonly onProgress: (percent: number) => void
}

export async function readPage(
  job: PhotoJob,
  { recognise, onProgress }: Tools,
): Promise<Result<Omit<PhotoReading, 'ms'>, PhotoRefusal>> {
  const decoded = await decode(job.bytes)
  if (!decoded.ok) return decoded
  onProgress(10)
  const { picture, photo } = decoded.value
  const clean = divideBackground(greyPlane(picture, [0.3, 0.59, 0.11]))
  onProgress(20)
  const read = await recognise(clean, 'page', (share) => onProgress(Math.round(20 + share * 75)))
  const scale = photo.width / picture.width
  const lines = makeTokenLines(
    read.map((line) =>
      line.map((word) => ({
        ...word,
        left: word.left * scale,
        right: word.right * scale,
        top: word.top * scale,
        bottom: word.bottom * scale,
      })),
    ),
  )
  if (lines.length === 0) return refuse({ kind: 'page-illegible' })
  return accept({
    text: makePageText(lines),
    words: job.purpose === 'words' ? wordEntries(lines) : [],
    tokens: lines.flat(),
    width: photo.width,
    height: photo.height,
  })
}
