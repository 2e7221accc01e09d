/** The protocol between the server and a reading process, which reads one photo at a time. */
import type { PhotoReadingOutcome, PhotoReadingRequest } from '../photo-reading.ts'
import type { Vocabulary } from '../recognition/lexicon-lookup.ts'

export interface PhotoJob extends PhotoReadingRequest {
  readonly kind: 'read'
}

export interface LexiconAnswer {
  readonly kind: 'words'
  readonly words: readonly string[]
}

export type ParentMessage = PhotoJob | LexiconAnswer

export interface LexiconQuestion {
  readonly kind: 'look-up'
  readonly forms: readonly string[] | 'all'
  readonly among: Vocabulary
}

export type ChildMessage =
  | LexiconQuestion
  | { readonly kind: 'progress'; readonly percent: number }
  /** Heartbeat while a photo is read: silence means that the process is stopped or stuck. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'done'; readonly outcome: PhotoReadingOutcome; readonly residentBytes: number }

/** Trusted: both ends of the pipe are this code. */
export function asParentMessage(message: unknown): ParentMessage {
  return message as ParentMessage
}

export function asChildMessage(message: unknown): ChildMessage {
  return message as ChildMessage
}
