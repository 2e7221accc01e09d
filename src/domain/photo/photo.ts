/** Of the decoded file, not of its base64 form (specification §5). */
export const MAX_PHOTO_MB = 5
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024

/** Checked before decoding: a small file can decode into hundreds of megabytes. */
export const MAX_PHOTO_PIXELS = 40_000_000

export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const

export type PhotoType = (typeof PHOTO_TYPES)[number]

export const PHOTO_PURPOSES = ['words', 'dictation'] as const

export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number]

export const PHOTO_READERS = ['embedded', 'provider'] as const

export type PhotoReaderKind = (typeof PHOTO_READERS)[number]

/** Of a word whose dictation was known when it was read: the ink surely says it, or an adult looks. */
export interface WordVerification {
  readonly isSure: boolean
  /** What a child most probably wrote if it is not the expected word. */
  readonly proposal?: string | undefined
}

/**
 * A recognised word. `box` is in pixels of the upright photo (EXIF applied), and null when unknown: a provider's model reports
 * no positions.
 */
export interface PhotoToken {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly box: readonly [x: number, y: number, width: number, height: number] | null
  /** What another reading has instead, when they differ. */
  readonly other?: string | undefined
  /** Absent where the word was not verified. */
  readonly verification?: WordVerification | undefined
}

/** Confidence of a word on which two readings differ: the adult checks it even if it is the expected one. */
export const DISPUTED_CONFIDENCE = 0

/** Stands for a word that could not be read. */
export const ILLEGIBLE_TEXT = '[illisible]'

const JPEG_START = [0xff, 0xd8, 0xff] as const
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

/** By its magic number, whatever the declared type. */
export function sniffPhotoType(bytes: Uint8Array): PhotoType | undefined {
  if (JPEG_START.every((byte, i) => bytes[i] === byte)) return 'image/jpeg'
  if (PNG_START.every((byte, i) => bytes[i] === byte)) return 'image/png'
  return undefined
}

export type PhotoRefusal =
  | { readonly kind: 'photo-too-large' }
  | { readonly kind: 'photo-type-unknown' }
  | { readonly kind: 'photo-damaged' }
  | { readonly kind: 'photo-too-many-pixels' }
  | { readonly kind: 'page-blank' }
  | { readonly kind: 'page-illegible' }
  /** More text than any list or dictation has, or more detail than can be looked at. */
  | { readonly kind: 'page-too-full' }
  | { readonly kind: 'reader-busy' }
  | { readonly kind: 'reading-cancelled' }
  /** Crashed or timed out: worth a retry. */
  | { readonly kind: 'reading-failed' }
