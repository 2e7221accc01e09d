/**
 * A reader of the pool (`ROLE=reader`): reads photos for servers that share its secret. No database, no account, no file; a
 * photo is in memory while it is read. An owner has one photo here at a time, so that nobody fills the line of all servers.
 */
import type { PhotoRefusal } from '../../domain/photo/photo.ts'
import { refuse } from '../../domain/refusal.ts'
import type { PhotoReader } from '../../photos/pool/photo-reader.ts'
import { createNdjsonResponse } from '../http/ndjson-response.ts'
import { readRawBytes } from '../http/request-body.ts'
import type { Log } from '../log.ts'
import { contentDigest, verifyHead } from './message-signature.ts'
import {
  decodeRequest,
  HEARTBEAT_MS,
  lastLineOf,
  MAX_MESSAGE_BYTES,
  READINGS_PATH,
  type ReadingRequest,
} from './reading-message.ts'

export interface ReaderAppDependencies {
  readonly reader: PhotoReader
  readonly secret: string
  readonly clock: () => Date
  readonly log: Log
}

function refusal(status: number, code: string): Response {
  return Response.json({ code }, { status })
}

export interface ReaderApp {
  fetch(request: Request): Promise<Response>
}

export function createReaderApp({ reader, secret, clock, log }: ReaderAppDependencies): ReaderApp {
  const inFlight = new Map<string, AbortSignal>()

  async function outcomeOf(
    { photo, details }: ReadingRequest,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<object> {
    const { purpose, expected, withSheetJpeg } = details
    const startedAt = performance.now()
    const options = { purpose, expected, withSheetJpeg, signal, onProgress }
    const outcome = await reader
      .read(photo, options)
      .catch(() => refuse<PhotoRefusal>({ kind: 'reading-failed' }))
    const what = outcome.ok ? 'read' : outcome.refusal.kind
    log.info('photo-read', { outcome: what, ms: Math.round(performance.now() - startedAt) })
    return lastLineOf(outcome)
  }

  function read(asked: ReadingRequest, requestSignal: AbortSignal): Response {
    const { owner } = asked.details
    if (owner !== undefined && inFlight.get(owner)?.aborted === false)
      return refusal(503, 'reader-busy')
    const disconnected = new AbortController()
    const lines = createNdjsonResponse(() => disconnected.abort())
    const signal = AbortSignal.any([requestSignal, disconnected.signal])
    if (owner !== undefined) inFlight.set(owner, signal)
    let progress = 0
    const say = (): void => lines.send({ progress })
    const heartbeat = setInterval(say, HEARTBEAT_MS)
    const onProgress = (percent: number): void => {
      progress = percent
      say()
    }
    say()
    void outcomeOf(asked, signal, onProgress).then((line) => {
      clearInterval(heartbeat)
      if (owner !== undefined && inFlight.get(owner) === signal) inFlight.delete(owner)
      lines.end(line)
    })
    return lines.response
  }

  async function answerSigned(request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json({ role: 'reader' })
    const body = await readRawBytes(request, MAX_MESSAGE_BYTES)
    if (!body.ok) return body.refusal
    const { headers, signal } = request
    if (contentDigest(body.value) !== headers.get('content-digest')) return refusal(401, 'wrong')
    const asked = await decodeRequest({
      contentType: headers.get('content-type') ?? '',
      body: body.value,
    })
    return asked === undefined ? refusal(400, 'invalid-request') : read(asked, signal)
  }

  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/healthz' || pathname === '/readyz') return Response.json({ status: 'ok' })
      if (pathname !== READINGS_PATH) return refusal(404, 'unknown-address')
      const { method, headers } = request
      if (method !== 'GET' && method !== 'POST') return refusal(405, 'unknown-method')
      const verdict = verifyHead({ method, path: pathname, headers }, { secret, now: clock() })
      if (verdict === 'valid') return answerSigned(request)
      log.warn('reading-refused', { verdict })
      return refusal(401, verdict)
    },
  }
}
