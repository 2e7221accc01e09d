/** What the server's process and a reading process say to each other; one photo at a time. */
import type { PhotoPurpose } from '../domain/photo/photo.ts'
import type { Vocabulary } from './known-words.ts'
import type { PhotoOutcome } from './photo-reading.ts'

export interface PhotoJob {
  readonly kind: 'read'
  readonly bytes: Uint8Array
  readonly purpose: PhotoPurpose
  readonly picture: boolean
}

/** The answer to `which-words`: those that are. */
export interface WordsAnswer {
  readonly kind: 'words'
  readonly words: readonly string[]
}

export type ParentMessage = PhotoJob | WordsAnswer

export type ChildMessage =
  /** Asks which of these forms are words; the reading goes on with the answer. */
  | {
      readonly kind: 'which-words'
      readonly forms: readonly string[]
      readonly among: Vocabulary
    }
  | { readonly kind: 'progress'; readonly percent: number }
  /** Said again and again while a photo is read: a stopped process is known by its silence. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'done'; readonly outcome: PhotoOutcome; readonly residentBytes: number }

/** Both ends are this code, over a pipe that nobody else can write to: the shape is trusted. */
export function parseParentMessage(message: unknown): ParentMessage {
  return message as ParentMessage
}

export function parseChildMessage(message: unknown): ChildMessage {
  return message as ChildMessage
}
