import type { PhotoPurpose, PhotoRefusal, PhotoToken } from '../domain/photo/photo.ts'
import type { Result } from '../domain/refusal.ts'
import type { WordEntry } from './word-entries.ts'

export interface PhotoReading {
  /** What was read, line by line. */
  readonly text: string
  /** For a word list, its entries: no title, bullet or number, the determiner kept with its noun. Empty for a dictation. */
  readonly words: readonly WordEntry[]
  /** In reading order; boxes in pixels of the upright photo. */
  readonly tokens: readonly PhotoToken[]
  /** Pixels of the upright photo. */
  readonly width: number
  readonly height: number
  /** A JPEG of the sheet, upright and cut out of its table, without a trace of the file it came from; when it was asked for. */
  readonly picture?: Uint8Array
  /** Time the reading took, without the wait in the queue. */
  readonly ms: number
}

export type PhotoOutcome = Result<PhotoReading, PhotoRefusal>

export interface ReadOptions {
  readonly purpose: PhotoPurpose
  /** Whether a picture of the sheet should come with the reading. */
  readonly picture?: boolean
  /** Aborting it drops the photo from the queue, or kills the process that reads it. */
  readonly signal?: AbortSignal
  /** Receives 0 to 100, never going back. */
  readonly onProgress?: (percent: number) => void
}
