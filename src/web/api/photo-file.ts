/** What a photo file must be before it is sent; the server checks the same again. */
import { MAX_PHOTO_BYTES, sniffPhotoType } from '../../domain/photo/photo.ts'
import { PHOTO_TEXTS } from '../../texts/photos.ts'

/** Enough for the signature of a JPEG or a PNG. */
const SIGNATURE_BYTES = 16

/** What is wrong with a file, by its size and its first bytes whatever its name says; null when nothing is. */
export async function photoFileProblem(file: File): Promise<string | null> {
  if (file.size > MAX_PHOTO_BYTES) return PHOTO_TEXTS.tooLarge
  try {
    const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    return sniffPhotoType(start) ? null : PHOTO_TEXTS.unknownType
  } catch {
    return PHOTO_TEXTS.fileError
  }
}
