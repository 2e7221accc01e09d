/** 5 MB as the product promises it (specification §5): the decoded bytes of the file, not its base64 form. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** Above this many pixels an image is refused before decoding: a small file can unfold into hundreds of megabytes. */
export const MAX_PHOTO_PIXELS = 40_000_000

export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const

export type PhotoType = (typeof PHOTO_TYPES)[number]

/** What a photo can be read for: a list of words, or the copy of a known dictation. */
export const PHOTO_PURPOSES = ['words', 'dictation'] as const

export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number]

/** Who read a photo: the reader that comes with the product, or the model of the configured provider. */
export const PHOTO_READERS = ['embedded', 'provider'] as const

export type PhotoReaderKind = (typeof PHOTO_READERS)[number]

/**
 * A word read on a photo; `box` is x, y, width, height in pixels of the photo as a person sees it (EXIF applied), null
 * when the place is not known: a provider's model tells words, not places.
 */
export interface PhotoToken {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly box: readonly [x: number, y: number, width: number, height: number] | null
  /** What another reading has in its place, when they differ. */
  readonly other?: string | undefined
}

/** Confidence of a word on which two readings differ: an adult looks at it, even where it is the word expected. */
export const DISPUTED_CONFIDENCE = 0

/** What stands for a word that was seen and could not be read. */
export const ILLEGIBLE_TEXT = '[illisible]'

const JPEG_START = [0xff, 0xd8, 0xff] as const
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

/**
 * Type of a photo by its first bytes, whatever its name or declared type says; undefined when it is neither JPEG nor PNG.
 */
export function sniffPhotoType(bytes: Uint8Array): PhotoType | undefined {
  if (JPEG_START.every((byte, i) => bytes[i] === byte)) return 'image/jpeg'
  if (PNG_START.every((byte, i) => bytes[i] === byte)) return 'image/png'
  return undefined
}

/** Why a photo gives no words. Each kind has its French sentence in `texts/photos.ts`. */
export type PhotoRefusal =
  | { readonly kind: 'photo-too-large' }
  /** Neither JPEG nor PNG by its content. */
  | { readonly kind: 'photo-type-unknown' }
  /** Cut short, or not decodable. */
  | { readonly kind: 'photo-damaged' }
  | { readonly kind: 'photo-too-many-pixels' }
  /** Paper without ink: nothing to read, and nothing to mark. */
  | { readonly kind: 'page-blank' }
  /** Something is there, but no line of writing. */
  | { readonly kind: 'page-illegible' }
  /** Every reader is at work and the queue is full. */
  | { readonly kind: 'reader-busy' }
  | { readonly kind: 'reading-cancelled' }
  /** The reader stopped or took too long; trying again may help. */
  | { readonly kind: 'reading-failed' }
