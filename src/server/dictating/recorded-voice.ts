/**
 * A recorded voice as JSON, read from the database piece by piece while the client fetches it: one that nobody fetches costs the
 * server a piece, however many ask for it (O14).
 */
import type { RecordingType } from '../../domain/dictating/recording.ts'
import { withRequestDeadline } from '../db/request-deadline.ts'

/** A multiple of three: the base64 of one piece goes on where that of the piece before has ended. */
const PIECE_BYTES = 3 * 2 ** 15

export interface AudioPiece {
  readonly from: number
  readonly count: number
}

export interface RecordedVoice {
  readonly type: RecordingType
  readonly bytes: number
  /** undefined when it is no more, or another one stands in its place. */
  readonly piece: (asked: AudioPiece) => Promise<Buffer | undefined>
}

/** An object of these fields, and `audio`. */
export async function* voiceText(
  fields: object,
  { type, bytes, piece }: RecordedVoice,
): AsyncGenerator<string> {
  yield `${JSON.stringify(fields).slice(0, -1)},"audio":"data:${type};base64,`
  for (let from = 0; from < bytes; from += PIECE_BYTES) {
    const next = await withRequestDeadline(() => piece({ from, count: PIECE_BYTES }))
    // What was sent is half an answer: it is cut here.
    if (next === undefined) throw new Error('a recording was replaced while it was sent')
    yield next.toString('base64')
  }
  yield '"}'
}
