/** An adult's own voice: one reading of a dictation in one pass, as Opus. */

export const MAX_RECORDING_MINUTES = 10
export const MAX_RECORDING_MS = MAX_RECORDING_MINUTES * 60_000

/** Clear speech for one voice; ten minutes are 2.4 MB. */
export const RECORDING_BITS_PER_SECOND = 32_000

/** Of the decoded file. A browser may miss the asked rate, hence more than ten minutes need. */
export const MAX_RECORDING_BYTES = 3 * 1024 * 1024

export const RECORDING_TYPES = ['audio/webm', 'audio/ogg'] as const

export type RecordingType = (typeof RECORDING_TYPES)[number]

const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const
const OGG = [0x4f, 0x67, 0x67, 0x53] as const
/** The head of an Opus stream (RFC 7845, 5.1; Matroska keeps it as the private data of the codec). */
const OPUS_HEAD = Array.from('OpusHead', (letter) => letter.charCodeAt(0))
/** Both containers name their streams at once. */
const HEAD_BYTES = 4096

function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return start.every((byte, i) => bytes[at + i] === byte)
}

/** By its content, whatever the declared type: WebM or Ogg that holds Opus, or undefined. */
export function sniffRecordingType(bytes: Uint8Array): RecordingType | undefined {
  const head = bytes.subarray(0, HEAD_BYTES)
  if (!head.some((_, at) => startsWith(head, OPUS_HEAD, at))) return undefined
  if (startsWith(head, EBML)) return 'audio/webm'
  return startsWith(head, OGG) ? 'audio/ogg' : undefined
}

/**
 * Where the groups of a recording begin and end, in ms: `cuts[i]` to `cuts[i + 1]` is group `i`. What comes before the first and
 * after the last is never played.
 */
export type RecordingCuts = readonly number[]

export function areCutsOf(cuts: RecordingCuts, groups: number, durationMs: number): boolean {
  return (
    cuts.length === groups + 1 &&
    cuts.every((cut, i) => cut >= 0 && cut <= durationMs && cut > (cuts[i - 1] ?? -1))
  )
}

/** Between two handles that an adult moves. */
export const MIN_GROUP_MS = 200

/** A handle moved to `ms`, as far as its neighbours and the recording let it go. */
export function moveCut(
  cuts: RecordingCuts,
  at: number,
  ms: number,
  durationMs: number,
): RecordingCuts {
  const low = at === 0 ? 0 : (cuts[at - 1] ?? 0) + MIN_GROUP_MS
  const high = at === cuts.length - 1 ? durationMs : (cuts[at + 1] ?? durationMs) - MIN_GROUP_MS
  return cuts.with(at, Math.round(Math.min(Math.max(ms, low), Math.max(low, high))))
}
