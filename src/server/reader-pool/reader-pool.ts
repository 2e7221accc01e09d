/**
 * Photos read by machines apart (decision 74). To the rest of the server it is the reader it would have had in the same machine.
 * A reader that cannot be reached, is full or goes away is replaced by another one; when none can be reached, that is said within
 * a second, and the copy is entered by hand.
 */
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import type { PhotoReadingOptions, PhotoReadingOutcome } from '../../photos/photo-reading.ts'
import { checkPhotoFile } from '../../photos/pool/photo-file.ts'
import { increasing, type PhotoReader } from '../../photos/pool/photo-reader.ts'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import type { Log } from '../log.ts'
import { requestOwner } from '../request-owner.ts'
import { askReader, greetReader, type ReaderAnswer } from './reader-connection.ts'
import { type EncodedRequest, encodeRequest, ownerKey } from './reading-message.ts'

export interface ReaderPoolOptions {
  /** Origins of the readers. */
  readonly readers: readonly string[]
  readonly secret: string
  readonly clock: () => Date
  readonly log: Log
  /** Without a word from a reader that has taken a photo. */
  readonly silenceMs?: number
}

/** For one connection, and for all that come to nothing for one photo. */
const CONNECT_MS = 400
const REACHING_MS = 1000
const SILENCE_MS = 5000

/** Photos may end the machine that reads them: no third one is given the same. */
const MAX_BEGUN = 2

/** So long after it could not be reached a reader is asked last. */
const AVOIDED_MS = 5000

interface PoolMember {
  readonly url: URL
  inFlight: number
  avoidedUntil: number
  /** Of the last photo given to it, so that equals take turns. */
  lastTurn: number
}

/** What came of the photo so far. */
interface Attempts {
  begun: number
  reachingMs: number
  isBusy: boolean
}

/** Those that could be reached first, then those with least to do, then in turn. */
function takeNext(left: Set<PoolMember>, now: number): PoolMember | undefined {
  const rank = ({ avoidedUntil }: PoolMember): number => Number(avoidedUntil > now)
  const [next] = [...left].sort(
    (one, other) =>
      rank(one) - rank(other) || one.inFlight - other.inFlight || one.lastTurn - other.lastTurn,
  )
  if (next) left.delete(next)
  return next
}

function mayAskAnother({ begun, reachingMs }: Attempts, signal: AbortSignal): boolean {
  return begun < MAX_BEGUN && reachingMs < REACHING_MS && !signal.aborted
}

export function createReaderPool(options: ReaderPoolOptions): PhotoReader {
  const { secret, clock, log, silenceMs = SILENCE_MS } = options
  const closing = new AbortController()
  const members: PoolMember[] = options.readers.map((reader) => {
    return { url: new URL(reader), inFlight: 0, avoidedUntil: 0, lastTurn: 0 }
  })
  let turns = 0

  async function give(
    member: PoolMember,
    message: EncodedRequest,
    work: Pick<Required<PhotoReadingOptions>, 'signal' | 'onProgress'> & { connectMs: number },
  ): Promise<ReaderAnswer> {
    member.inFlight += 1
    turns += 1
    member.lastTurn = turns
    try {
      const asking = { reader: member.url, secret, now: clock(), silenceMs, ...work }
      return await askReader(message, asking)
    } finally {
      member.inFlight -= 1
    }
  }

  function note(
    member: PoolMember,
    answer: ReaderAnswer,
    attempts: Attempts,
    tookMs: number,
  ): void {
    if (answer.kind === 'busy') attempts.isBusy = true
    if (answer.kind === 'gone') attempts.begun += 1
    if (answer.kind === 'unreached') attempts.reachingMs += tookMs
    if (answer.kind === 'busy' || answer.kind === 'done' || answer.kind === 'cancelled') return
    member.avoidedUntil = performance.now() + AVOIDED_MS
    const detail = answer.kind === 'strange' ? `status ${answer.status}` : answer.reason
    log.warn('reader-unanswered', { reader: member.url.host, kind: answer.kind, reason: detail })
  }

  async function readSomewhere(
    message: EncodedRequest,
    work: Pick<Required<PhotoReadingOptions>, 'signal' | 'onProgress'>,
  ): Promise<PhotoReadingOutcome> {
    const attempts: Attempts = { begun: 0, reachingMs: 0, isBusy: false }
    const left = new Set(members)
    while (mayAskAnother(attempts, work.signal)) {
      const startedAt = performance.now()
      const member = takeNext(left, startedAt)
      if (member === undefined) break
      const connectMs = Math.min(CONNECT_MS, REACHING_MS - attempts.reachingMs)
      const answer = await give(member, message, { ...work, connectMs })
      if (answer.kind === 'done') return answer.outcome
      note(member, answer, attempts, performance.now() - startedAt)
    }
    if (work.signal.aborted) return refuse({ kind: 'reading-cancelled' })
    return refuse({ kind: attempts.isBusy ? 'reader-busy' : 'reading-failed' })
  }

  return {
    read: async (bytes, readOptions) => {
      const refusal = checkPhotoFile(bytes)
      if (refusal) return refuse(refusal)
      const { purpose, expected, withSheetJpeg = false } = readOptions
      const owner = requestOwner()
      const key = owner && { owner: ownerKey(owner, secret) }
      const message = await encodeRequest(bytes, { purpose, expected, withSheetJpeg, ...key })
      const signal = AbortSignal.any([closing.signal, readOptions.signal ?? closing.signal])
      return readSomewhere(message, { signal, onProgress: increasing(readOptions.onProgress) })
    },
    load: () => ({
      reading: members.reduce((sum, { inFlight }) => sum + inFlight, 0),
      waiting: 0,
      processes: [],
    }),
    close: async () => closing.abort(),
  }
}

/** As Node names what is wrong with a certificate; the other codes are those of sockets. */
const CERTIFICATE_FAULT = /CERT|SIGNATURE|^ERR_TLS|^EPROTO$/u

export type PoolFault = { readonly reader: string; readonly kind: 'secret' | 'no-reader' }

/**
 * Asked once at start: what answers at an address and is no reader, or does not know the secret, is a mistake of the configuration.
 * A reader that is away, or whose certificate has run out, is none: the server starts without it and says so, or a night's expiry would
 * keep healthy servers from restarting.
 */
export async function checkReaderPool(
  options: ReaderPoolOptions,
): Promise<Result<true, PoolFault>> {
  const { readers, secret, clock, log, silenceMs = SILENCE_MS } = options
  const ask = async (reader: string): Promise<PoolFault | undefined> => {
    const { signal } = new AbortController()
    const answer = await greetReader({
      ...{ reader: new URL(reader), secret, now: clock(), signal, silenceMs },
      connectMs: REACHING_MS,
      onProgress: () => undefined,
    })
    if (answer.kind === 'strange')
      return { reader, kind: answer.status === 401 ? 'secret' : 'no-reader' }
    if (answer.kind === 'unreached' || answer.kind === 'gone') {
      const { reason } = answer
      const told = CERTIFICATE_FAULT.test(reason) ? 'readerCertificate' : 'readerAway'
      const notice = OPERATOR_TEXTS[told](reader, reason)
      log.warn('reader-unanswered', { reader: new URL(reader).host, ...answer, notice })
    }
    return undefined
  }
  const [fault] = (await Promise.all(readers.map(ask))).filter((one) => one !== undefined)
  return fault ? refuse(fault) : accept(true)
}
