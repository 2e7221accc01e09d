import type { PhotoPurpose, PhotoRefusal, PhotoToken } from '../domain/photo/photo.ts'
import type { Result } from '../domain/refusal.ts'
import type { ListEntry } from './list/list-entries.ts'

export interface PhotoReading {
  readonly text: string
  /** Of a word list: no title, bullet or number, the determiner kept with its noun. Empty for a dictation. */
  readonly entries: readonly ListEntry[]
  /** In reading order; boxes in pixels of the upright photo. */
  readonly tokens: readonly PhotoToken[]
  readonly width: number
  readonly height: number
  /** The sheet upright and cut out, without any metadata of the file; when it was asked for. */
  readonly sheetJpeg?: Uint8Array
  /** Without the wait in the queue. */
  readonly ms: number
}

export type PhotoReadingOutcome = Result<PhotoReading, PhotoRefusal>

export interface PhotoReadingRequest {
  readonly bytes: Uint8Array
  readonly purpose: PhotoPurpose
  readonly withSheetJpeg: boolean
  /** What a copy was dictated, where it is known. */
  readonly expected?: string | undefined
}

export interface PhotoReadingOptions
  extends Pick<PhotoReadingRequest, 'purpose' | 'expected'>,
    Partial<Pick<PhotoReadingRequest, 'withSheetJpeg'>> {
  /** Aborting it removes the photo from the queue, or kills the process that reads it. */
  readonly signal?: AbortSignal
  /** Receives 0 to 100, never decreasing. */
  readonly onProgress?: (percent: number) => void
}
