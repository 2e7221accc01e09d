/** Photo recognition with progress: NDJSON, whose last line is the reading or a refusal. */
import type * as z from 'zod/mini'
import {
  type PhotoWords,
  photoProgress,
  type photoRequest,
  photoText,
  photoWords,
  processImage,
} from '../../contract/photos.ts'
import { problem } from '../../contract/problem.ts'
import { MAX_PHOTO_BYTES, sniffPhotoType } from '../../domain/photo/photo.ts'
import { PHOTO_TEXTS } from '../../texts/corrections/photos.ts'
import { ApiProblem, networkProblem } from './api-problem.ts'
import { requestWithSession } from './client.ts'

/** Enough for the magic numbers of JPEG and PNG. */
const SIGNATURE_BYTES = 16

/** Why a file cannot be sent, by size and magic number, or null; the server checks again. */
export async function photoFileProblem(file: File): Promise<string | null> {
  if (file.size > MAX_PHOTO_BYTES) return PHOTO_TEXTS.tooLarge
  try {
    const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    return sniffPhotoType(start) ? null : PHOTO_TEXTS.unknownType
  } catch {
    return PHOTO_TEXTS.fileError
  }
}

export interface PhotoUploadOptions {
  readonly signal: AbortSignal
  /** Receives 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** The file as a base64 data URL; rejects when the browser cannot read it. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable file'))
    reader.readAsDataURL(file)
  })
}

async function* lines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      // The answer had begun: the connection was lost in its middle.
      throw networkProblem()
    })
    if (done) break
    const parts = (rest + value).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  yield rest
}

async function lastLine(
  response: Response,
  onProgress: (percent: number) => void,
): Promise<unknown> {
  let last: unknown
  if (!response.body) return last
  for await (const line of lines(response.body)) {
    if (line.trim() === '') continue
    const value: unknown = JSON.parse(line)
    const progress = photoProgress.safeParse(value)
    if (progress.success) onProgress(progress.data.progress)
    else last = value
  }
  return last
}

/** A cancelled recognition releases its slot a moment later: the next one retries meanwhile. */
const FREE_PAUSE_MS = 700
const FREE_TRIES = 14

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, FREE_PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

async function sendWhenFree(
  body: z.input<typeof photoRequest>,
  signal: AbortSignal,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await requestWithSession(processImage, {
        body,
        signal,
        headers: { accept: 'application/x-ndjson' },
      })
    } catch (error) {
      const isHeld = error instanceof ApiProblem && error.code === 'photo-in-flight'
      if (!isHeld || tries === FREE_TRIES) throw error
      await pause(signal)
    }
  }
}

async function read<Reply>(
  body: z.input<typeof photoRequest>,
  schema: z.ZodMiniType<Reply>,
  options: PhotoUploadOptions,
): Promise<Reply> {
  const response = await sendWhenFree(body, options.signal)
  const last = await lastLine(response, options.onProgress)
  const refused = problem.safeParse(last)
  if (refused.success) {
    throw new ApiProblem({ status: 400, code: refused.data.code, sentence: refused.data.error })
  }
  return schema.parse(last)
}

export function readWordListPhoto(image: string, options: PhotoUploadOptions): Promise<PhotoWords> {
  return read({ image, purpose: 'words' }, photoWords, options)
}

export function readCopyPhoto(
  image: string,
  dictationId: string,
  options: PhotoUploadOptions,
): Promise<z.infer<typeof photoText>> {
  return read({ image, purpose: 'dictation', dictation_id: dictationId }, photoText, options)
}
