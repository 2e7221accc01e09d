import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createPhotoReader } from '../../src/photos/pool/photo-reader.ts'
import { knownWords } from '../../src/server/language-worker/load-language.ts'

/** The copy that the first page shows. */
export const SAMPLE_PHOTO = fileURLToPath(
  new URL('../../src/web/landing/pictures/sample-copy.webp', import.meta.url),
)

const MAX_WAIT_MS = 60_000

/** What the product reads on it; it takes JPEG and PNG. */
export async function readSamplePhoto() {
  const reader = createPhotoReader({
    processes: 1,
    maxQueue: 1,
    maxWaitMs: MAX_WAIT_MS,
    lexicon: knownWords,
  })
  try {
    const picture = await sharp(SAMPLE_PHOTO).png().toBuffer()
    const outcome = await reader.read(picture, { purpose: 'dictation' })
    if (!outcome.ok) throw new Error(outcome.refusal.kind)
    const { width, height, tokens } = outcome.value
    return { width, height, tokens }
  } finally {
    await reader.close()
  }
}
