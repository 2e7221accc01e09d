/**
 * Reads a photo with the embedded reader, which alone decides that a page is blank, then with the provider's vision model if
 * there is one. When the provider fails, the embedded reading stands.
 */
import type { PhotoWords, WhoRead } from '../../../contract/photos.ts'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { mergeReadings, unsharedEntries } from '../../../domain/copy/alignment/reading-merge.ts'
import type { PhotoPurpose, PhotoRefusal } from '../../../domain/photo/photo.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import type { ListEntry } from '../../../photos/list/list-entries.ts'
import { transcribedEntries } from '../../../photos/list/transcribed-entries.ts'
import type { PhotoReading } from '../../../photos/photo-reading.ts'
import type { PhotoReader } from '../../../photos/pool/photo-reader.ts'
import { readerTookOver } from '../../../texts/ai/provider-notices.ts'
import { fallbackReasonOf } from '../provider/ai-failure.ts'
import type { AiProvider } from '../provider/ai-provider.ts'
import { type Transcription, transcribePhoto } from './photo-transcriber.ts'

export interface PhotoReaders {
  readonly reader: PhotoReader
  /** Used when it has a vision model. */
  readonly provider: AiProvider | undefined
}

export interface PhotoReadingTask {
  readonly owner: OwnerId
  readonly bytes: Uint8Array
  readonly purpose: PhotoPurpose
  /** What the copy was dictated, where it is known. It never reaches a provider. */
  readonly expected?: string | undefined
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  /** Receives 0 to 100, never decreasing. */
  readonly onProgress: (percent: number) => void
}

type ListReply = Pick<PhotoWords, 'words' | 'doubtful'>

export type PhotoReply = WhoRead &
  (ListReply | Pick<PhotoReading, 'text' | 'tokens' | 'width' | 'height'>)

/** From the arrival of a photo: what the provider has not answered by then is done without. */
const READING_DEADLINE_MS = 28_000

/** However long the embedded reader took. */
const MIN_PROVIDER_MS = 5000

/** Percent of the work done after the embedded reading, and after the model's first. */
const EMBEDDED_PERCENT = 50
const FIRST_READING_PERCENT = 80

function textsOf(entries: readonly ListEntry[]): string[] {
  return entries.map(({ text }) => text)
}

function listReply(words: string[], doubtful: string[]): ListReply {
  return { words, ...(doubtful.length > 0 && { doubtful }) }
}

function embeddedList(entries: readonly ListEntry[]): ListReply {
  return listReply(textsOf(entries), textsOf(entries.filter(({ doubtful }) => doubtful)))
}

/** Doubtful is what no other reading has. */
function providerList(
  { lines, secondLines }: Transcription,
  embedded: readonly ListEntry[],
): ListReply {
  const words = textsOf(transcribedEntries(lines))
  const others = [...textsOf(embedded), ...textsOf(transcribedEntries(secondLines ?? []))]
  return listReply(words, unsharedEntries(words, others))
}

function embeddedReply(purpose: PhotoPurpose, reading: PhotoReading, notice?: string): PhotoReply {
  const { entries, text, tokens, width, height } = reading
  const who: WhoRead = {
    reader: 'embedded',
    provider: null,
    ...(notice !== undefined && { notice }),
  }
  return purpose === 'words'
    ? { ...who, ...embeddedList(entries) }
    : { ...who, text, tokens, width, height }
}

function providerReply(
  { purpose }: PhotoReadingTask,
  transcription: Transcription,
  { tokens: embedded, entries, width, height }: PhotoReading,
  provider: string,
): PhotoReply {
  const who: WhoRead = { reader: 'provider', provider }
  if (purpose === 'words') return { ...who, ...providerList(transcription, entries) }
  const { lines, secondLines } = transcription
  const tokens = mergeReadings(lines, embedded, secondLines)
  return { ...who, text: lines.join('\n'), tokens, width, height }
}

export async function readPhoto(
  photo: PhotoReadingTask,
  { reader, provider }: PhotoReaders,
): Promise<Result<PhotoReply, PhotoRefusal>> {
  const { bytes, owner, purpose, expected, signal, onProgress } = photo
  const model = provider?.hasVision ? provider : undefined
  const arrived = performance.now()
  const share = model === undefined ? 1 : EMBEDDED_PERCENT / 100
  const embedded = await reader.read(bytes, {
    purpose,
    expected,
    withSheetJpeg: model !== undefined,
    signal,
    onProgress: (percent) => onProgress(Math.round(percent * share)),
  })
  if (!embedded.ok) return embedded
  const reading = embedded.value
  const { sheetJpeg } = reading
  if (model === undefined || sheetJpeg === undefined) return accept(embeddedReply(purpose, reading))
  const leftMs = Math.max(MIN_PROVIDER_MS, arrived + READING_DEADLINE_MS - performance.now())
  const transcription = await transcribePhoto(
    {
      owner,
      purpose,
      signal: AbortSignal.any([signal, AbortSignal.timeout(Math.round(leftMs))]),
      sheetJpeg,
      reading,
      onFirstReading: () => onProgress(FIRST_READING_PERCENT),
    },
    model,
  )
  if (signal.aborted) return refuse({ kind: 'reading-cancelled' })
  onProgress(100)
  if (transcription.ok)
    return accept(providerReply(photo, transcription.value, reading, model.name))
  return accept(
    embeddedReply(
      purpose,
      reading,
      readerTookOver(fallbackReasonOf(transcription.refusal), model.name),
    ),
  )
}
