/** One request to one reader of the pool: what came of it, and whether another reader may be asked instead. Never rejects. */
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { PhotoReadingOutcome } from '../../photos/photo-reading.ts'
import { errorCode } from '../errors.ts'
import { signMessage } from './message-signature.ts'
import { type EncodedRequest, parseReplyLine, READINGS_PATH } from './reading-message.ts'

export type ReaderAnswer =
  | { readonly kind: 'done'; readonly outcome: PhotoReadingOutcome }
  | { readonly kind: 'busy' }
  /** It let nobody in. */
  | { readonly kind: 'unreached'; readonly reason: string }
  /** It let the photo in and went away, or fell silent. */
  | { readonly kind: 'gone'; readonly reason: string }
  /** It answered, but not as a reader of ours does. */
  | { readonly kind: 'strange'; readonly status: number }
  | { readonly kind: 'cancelled' }

export interface Asking {
  readonly reader: URL
  readonly secret: string
  readonly now: Date
  readonly signal: AbortSignal
  readonly connectMs: number
  /** Without a byte from the reader; it says every second that it is there. */
  readonly silenceMs: number
  readonly onProgress: (percent: number) => void
}

/** A reading with the picture of its sheet takes three at most. */
const MAX_REPLY_CHARACTERS = 24_000_000

class ReaderFault extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

interface Sending {
  readonly reply: Promise<IncomingMessage>
  readonly isConnected: () => boolean
}

/** Ends the request when it is not let in within `connectMs`. */
function watchConnecting(sent: ClientRequest, { reader, connectMs }: Asking): () => boolean {
  let isConnected = false
  const timer = setTimeout(() => sent.destroy(new ReaderFault('ETIMEDOUT')), connectMs)
  sent.once('close', () => clearTimeout(timer))
  sent.once('socket', (socket) => {
    socket.once(reader.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      isConnected = true
      clearTimeout(timer)
    })
  })
  return () => isConnected
}

function send(message: EncodedRequest | undefined, asking: Asking): Sending {
  const { reader, secret, now, signal, silenceMs } = asking
  const method = message ? 'POST' : 'GET'
  const body = message?.body ?? new Uint8Array()
  const headers = new Headers({ 'content-length': String(body.byteLength) })
  if (message) headers.set('content-type', message.contentType)
  signMessage({ method, path: READINGS_PATH, headers }, body, { secret, now })
  const request = reader.protocol === 'https:' ? tlsRequest : plainRequest
  // A connection each: one that was kept may have been closed by a reader that has ended since.
  const options = { method, headers: Object.fromEntries(headers), agent: false, signal }
  const sent = request(new URL(READINGS_PATH, reader), options)
  sent.setTimeout(silenceMs, () => sent.destroy(new ReaderFault('ESILENT')))
  const reply = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve)
    // `on`: also after the answer has begun, when nobody waits for this promise any more.
    sent.on('error', reject)
  })
  const isConnected = watchConnecting(sent, asking)
  sent.end(body)
  return { reply, isConnected }
}

async function* linesOf(reply: IncomingMessage): AsyncGenerator<string> {
  let size = 0
  let rest = ''
  for await (const chunk of reply.setEncoding('utf8')) {
    size += String(chunk).length
    if (size > MAX_REPLY_CHARACTERS) throw new ReaderFault('ETOOLONG')
    const parts = `${rest}${chunk}`.split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

/** A reader that ends refuses what it was reading as cancelled, although nobody here has cancelled it. */
function answerOf(outcome: PhotoReadingOutcome): ReaderAnswer {
  if (outcome.ok) return { kind: 'done', outcome }
  if (outcome.refusal.kind === 'reader-busy') return { kind: 'busy' }
  if (outcome.refusal.kind === 'reading-cancelled') return { kind: 'gone', reason: 'EENDED' }
  return { kind: 'done', outcome }
}

async function follow(
  reply: IncomingMessage,
  onProgress: Asking['onProgress'],
): Promise<ReaderAnswer> {
  for await (const text of linesOf(reply)) {
    const line = parseReplyLine(text)
    if (line === undefined) return { kind: 'strange', status: 200 }
    if (line.kind === 'reading') return answerOf({ ok: true, value: line.reading })
    if (line.kind === 'refusal') return answerOf({ ok: false, refusal: line.refusal })
    onProgress(line.percent)
  }
  return { kind: 'gone', reason: 'ECUT' }
}

async function attempt<T>(
  message: EncodedRequest | undefined,
  asking: Asking,
  work: (reply: IncomingMessage) => Promise<T>,
): Promise<T | ReaderAnswer> {
  const { reply, isConnected } = send(message, asking)
  try {
    return await work(await reply)
  } catch (error) {
    if (asking.signal.aborted) return { kind: 'cancelled' }
    return { kind: isConnected() ? 'gone' : 'unreached', reason: errorCode(error) ?? 'EUNKNOWN' }
  }
}

/** Has one photo read. */
export function askReader(message: EncodedRequest, asking: Asking): Promise<ReaderAnswer> {
  return attempt(message, asking, async (reply): Promise<ReaderAnswer> => {
    const { statusCode: status = 0 } = reply
    if (status === 200) return follow(reply, asking.onProgress)
    reply.destroy()
    return status === 503 ? { kind: 'busy' } : { kind: 'strange', status }
  })
}

/** Whether what answers there is a reader that knows the secret. */
export function greetReader(asking: Asking): Promise<ReaderAnswer | { readonly kind: 'reader' }> {
  return attempt(undefined, asking, async (reply): Promise<ReaderAnswer | { kind: 'reader' }> => {
    let text = ''
    for await (const chunk of reply.setEncoding('utf8')) text = `${text}${chunk}`.slice(0, 1000)
    const { statusCode: status = 0 } = reply
    if (status === 503) return { kind: 'busy' }
    const isReader = status === 200 && text === '{"role":"reader"}'
    return isReader ? { kind: 'reader' } : { kind: 'strange', status }
  })
}
