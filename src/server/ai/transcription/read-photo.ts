/**
 * Who reads a photo: the embedded reader always, which alone says that a page is blank; then the provider's model when
 * there is one. Whatever the provider does, there is a reading.
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
  /** undefined, or without a model that sees: the embedded reader reads alone. */
  readonly provider: AiProvider | undefined
}

export interface PhotoToRead {
  readonly owner: OwnerId
  readonly bytes: Uint8Array
  readonly purpose: PhotoPurpose
  /** Aborted when the browser leaves. */
  readonly signal: AbortSignal
  /** Receives 0 to 100, never going back. */
  readonly onProgress: (percent: number) => void
}

/** What the contract answers: words of a list, or the text of a copy with the place of each word. */
export type PhotoReply = WhoRead &
  (
    | Pick<PhotoWords, 'words' | 'doubtful'>
    | Pick<PhotoReading, 'text' | 'tokens' | 'width' | 'height'>
  )

/** From the arrival of a photo to its answer, in ms: whatever the provider has not said by then is done without. */
const READING_DEADLINE_MS = 28_000

/** A provider is given this much, however long the embedded reader took. */
const MIN_PROVIDER_MS = 5000

/** Percent of the work done when the embedded reader has read, and when the model has looked once. */
const EMBEDDED_PERCENT = 50
const FIRST_READING_PERCENT = 80

function wordsReply(entries: readonly ListEntry[]): Pick<PhotoWords, 'words' | 'doubtful'> {
  const doubtful = entries.filter((entry) => entry.doubtful).map(({ text }) => text)
  return { words: entries.map(({ text }) => text), ...(doubtful.length > 0 && { doubtful }) }
}

function embeddedReply(purpose: PhotoPurpose, reading: PhotoReading, notice?: string): PhotoReply {
  const { entries: words, text, tokens, width, height } = reading
  const who: WhoRead = {
    reader: 'embedded',
    provider: null,
    ...(notice !== undefined && { notice }),
  }
  return purpose === 'words'
    ? { ...who, ...wordsReply(words) }
    : { ...who, text, tokens, width, height }
}

function textsOf(entries: readonly ListEntry[]): string[] {
  return entries.map(({ text }) => text)
}

/** The entries that the model read, doubtful where no other reading has them. */
function providerWords(
  { lines, secondLines: again }: Transcription,
  embedded: readonly ListEntry[],
) {
  const words = textsOf(transcribedEntries(lines))
  const others = [textsOf(embedded), textsOf(transcribedEntries(again ?? []))]
  const doubtful = unsharedEntries(words, others.flat())
  return { words, ...(doubtful.length > 0 && { doubtful }) }
}

function providerReply(
  { purpose }: PhotoToRead,
  { lines, secondLines: again }: Transcription,
  { tokens: embedded, entries: words, width, height }: PhotoReading,
  provider: string,
): PhotoReply {
  const who: WhoRead = { reader: 'provider', provider }
  if (purpose === 'words') return { ...who, ...providerWords({ lines, secondLines: again }, words) }
  const tokens = mergeReadings(lines, embedded, again)
  return { ...who, text: lines.join('\n'), tokens, width, height }
}

export async function readPhoto(
  photo: PhotoToRead,
  { reader, provider }: PhotoReaders,
): Promise<Result<PhotoReply, PhotoRefusal>> {
  const { bytes, owner, purpose, signal, onProgress } = photo
  const model = provider?.sees ? provider : undefined
  const arrived = performance.now()
  const share = model === undefined ? 1 : EMBEDDED_PERCENT / 100
  const embedded = await reader.read(bytes, {
    purpose,
    withSheetJpeg: model !== undefined,
    signal,
    onProgress: (percent) => onProgress(Math.round(percent * share)),
  })
  if (!embedded.ok) return embedded
  const reading = embedded.value
  const { sheetJpeg: picture } = reading
  if (model === undefined || picture === undefined) return accept(embeddedReply(purpose, reading))
  const onFirstLook = (): void => onProgress(FIRST_READING_PERCENT)
  const patience = Math.max(MIN_PROVIDER_MS, arrived + READING_DEADLINE_MS - performance.now())
  const told = await transcribePhoto(
    {
      owner,
      purpose,
      signal: AbortSignal.any([signal, AbortSignal.timeout(Math.round(patience))]),
      sheetJpeg: picture,
      reading,
      onFirstReading: onFirstLook,
    },
    model,
  )
  if (signal.aborted) return refuse({ kind: 'reading-cancelled' })
  onProgress(100)
  if (told.ok) return accept(providerReply(photo, told.value, reading, model.name))
  return accept(
    embeddedReply(purpose, reading, readerTookOver(fallbackReasonOf(told.refusal), model.name)),
  )
}
