/**
 * What a server and a reader of the pool say to each other: a photo with what is known of it as a form, then lines of JSON, the
 * last of which is the reading or a refusal.
 */
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { photoProgress, photoToken } from '../../contract/photos.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { MAX_PHOTO_BYTES, PHOTO_PURPOSES, type PhotoRefusal } from '../../domain/photo/photo.ts'
import type { PhotoReading, PhotoReadingOutcome } from '../../photos/photo-reading.ts'

export const READINGS_PATH = '/readings'

/** A photo, a dictation and the form around them. */
export const MAX_MESSAGE_BYTES = MAX_PHOTO_BYTES + 200_000

/** How often a reader says that it is still there. */
export const HEARTBEAT_MS = 1000

/** Who asks, for turns among owners: a keyed hash, since a reader needs no identifier of anybody. */
export function ownerKey(owner: OwnerId, secret: string): string {
  return createHmac('sha256', secret).update(`owner ${owner}`).digest('base64url')
}

const details = z.object({
  owner: z.optional(z.string()),
  purpose: z.enum(PHOTO_PURPOSES),
  expected: z.optional(z.string()),
  withSheetJpeg: z.boolean(),
})

type ReadingDetails = z.infer<typeof details>

export interface EncodedRequest {
  readonly contentType: string
  readonly body: Uint8Array<ArrayBuffer>
}

export async function encodeRequest(
  photo: Uint8Array,
  given: ReadingDetails,
): Promise<EncodedRequest> {
  const form = new FormData()
  form.set('details', JSON.stringify(given))
  form.set('photo', new Blob([new Uint8Array(photo)]))
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? ''
  return { contentType, body: new Uint8Array(await encoded.arrayBuffer()) }
}

export interface ReadingRequest {
  readonly photo: Uint8Array
  readonly details: ReadingDetails
}

function parsedJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** undefined for what no server of this version sends. */
export async function decodeRequest({
  contentType,
  body,
}: EncodedRequest): Promise<ReadingRequest | undefined> {
  const sent = new Response(body, { headers: { 'content-type': contentType } })
  const form = await sent.formData().catch(() => undefined)
  const photo = form?.get('photo')
  const parsed = details.safeParse(parsedJson(form?.get('details')))
  if (!parsed.success || !(photo instanceof Blob)) return undefined
  return { photo: new Uint8Array(await photo.arrayBuffer()), details: parsed.data }
}

const refusalKind = z.enum([
  'photo-too-large',
  'photo-type-unknown',
  'photo-damaged',
  'photo-too-many-pixels',
  'page-blank',
  'page-illegible',
  'page-too-full',
  'reader-busy',
  'reading-cancelled',
  'reading-failed',
])

const reading = z.object({
  text: z.string(),
  entries: z.array(z.object({ text: z.string(), doubtful: z.boolean() })),
  tokens: z.array(photoToken),
  width: z.number(),
  height: z.number(),
  /** base64 */
  sheetJpeg: z.optional(z.string()),
  ms: z.number(),
})

const replyLine = z.union([
  photoProgress,
  z.object({ reading }),
  z.object({ refusal: refusalKind }),
])

/** The last line of an answer. */
export function lastLineOf(outcome: PhotoReadingOutcome): object {
  if (!outcome.ok) {
    const refusal: z.infer<typeof refusalKind> = outcome.refusal.kind
    return { refusal }
  }
  const { sheetJpeg, ...rest } = outcome.value
  const jpeg = sheetJpeg && { sheetJpeg: Buffer.from(sheetJpeg).toString('base64') }
  return { reading: { ...rest, ...jpeg } }
}

function decodedReading({ sheetJpeg, ...rest }: z.infer<typeof reading>): PhotoReading {
  if (sheetJpeg === undefined) return rest
  return { ...rest, sheetJpeg: new Uint8Array(Buffer.from(sheetJpeg, 'base64')) }
}

export type ReplyLine =
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'reading'; readonly reading: PhotoReading }
  | { readonly kind: 'refusal'; readonly refusal: PhotoRefusal }

/** undefined for what no reader of this version says. */
export function parseReplyLine(text: string): ReplyLine | undefined {
  const parsed = replyLine.safeParse(parsedJson(text))
  if (!parsed.success) return undefined
  const { data } = parsed
  if ('progress' in data) return { kind: 'progress', percent: data.progress }
  if ('reading' in data) return { kind: 'reading', reading: decodedReading(data.reading) }
  return { kind: 'refusal', refusal: { kind: data.refusal } }
}
