/** Photos as the screens send them: the progress of the reading comes line by line before its answer. */
import { readFile } from 'node:fs/promises'
import { routes } from '../../../src/contract/routes.ts'
import type { PhotoPurpose } from '../../../src/domain/photo/photo.ts'
import type { SignedInCaller } from '../product/test-app.ts'

/** Words or text of a photo that was read, sentence and code of one that was not. */
interface LastLine {
  readonly reader?: string
  readonly notice?: string
  readonly words?: readonly string[]
  readonly text?: string
  readonly error?: string
  readonly code?: string
}

export interface PhotoAnswer {
  readonly status: number
  readonly last: LastLine
  readonly ms: number
}

export interface Reading {
  /** Resolves at the first sign of progress: a process is at work. */
  readonly started: Promise<void>
  readonly answer: Promise<PhotoAnswer>
}

export function testPhoto(name: string): Promise<Buffer> {
  return readFile(new URL(`../../photos/${name}`, import.meta.url))
}

export function dataUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}

function parseLine(line: string): LastLine {
  return JSON.parse(line) as LastLine
}

async function linesOf(response: Response, onLine: () => void): Promise<string[]> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.includes('\n')) onLine()
  }
  return text.split('\n').filter((line) => line !== '')
}

/** Sends a photo and does not wait for its answer. */
export function startReading(
  adult: SignedInCaller,
  bytes: Uint8Array,
  { purpose = 'words', signal }: { purpose?: PhotoPurpose; signal?: AbortSignal } = {},
): Reading {
  const { promise: started, resolve } = Promise.withResolvers<void>()
  const read = async (): Promise<PhotoAnswer> => {
    const from = performance.now()
    const response = await adult.fetch(routes.processImage.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify({ image: dataUrl(bytes), purpose }),
      ...(signal && { signal }),
    })
    const lines = await linesOf(response, resolve)
    const ms = performance.now() - from
    return { status: response.status, last: parseLine(lines.at(-1) ?? '{}'), ms }
  }
  const answer = read()
  answer.catch(() => undefined).finally(resolve)
  return { started, answer }
}

export function sendPhoto(
  adult: SignedInCaller,
  bytes: Uint8Array,
  purpose: PhotoPurpose = 'words',
): Promise<PhotoAnswer> {
  return startReading(adult, bytes, { purpose }).answer
}
