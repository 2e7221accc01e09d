/** What the server's process and a reading process say to each other; one photo at a time. */
import type { PhotoPurpose } from '../domain/photo.ts'
import type { PhotoOutcome } from './photo-reading.ts'

export interface PhotoJob {
  readonly bytes: Uint8Array
  readonly purpose: PhotoPurpose
  readonly picture: boolean
}

export type ChildMessage =
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'done'; readonly outcome: PhotoOutcome; readonly residentBytes: number }

/** Both ends are this code, over a pipe that nobody else can write to: the shape is trusted. */
export function parsePhotoJob(message: unknown): PhotoJob {
  return message as PhotoJob
}

export function parseChildMessage(message: unknown): ChildMessage {
  return message as ChildMessage
}
