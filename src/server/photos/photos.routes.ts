/**
 * Reading a photo over HTTP (GEN-08, COR-01). The photo lives in memory for the time of one request: it is neither stored
 * nor logged. A client that goes away stops the work; one that accepts `application/x-ndjson` sees its real progress.
 */
import { processImage } from '../../contract/photos.ts'
import { problem as problemSchema } from '../../contract/problem.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { PhotoRefusal } from '../../domain/photo/photo.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { PHOTO_TEXTS, photoRefusalSentence } from '../../texts/corrections/photos.ts'
import { type PhotoReaders, type PhotoReply, readPhoto } from '../ai/transcription/read-photo.ts'
import { lockDictation } from '../dictations/dictations.store.ts'
import { type App, bindRoute, type RouteCall } from '../http/bind-route.ts'
import { errorResponse } from '../http/middleware/error-handler.ts'
import { acceptsNdjson, createNdjsonResponse } from '../http/ndjson-response.ts'
import { type ProblemOptions, problemResponse } from '../http/problem-response.ts'
import type { Log } from '../log.ts'
import { planLimitsWithin } from '../subscription/subscription.store.ts'

const STATUSES: Readonly<Record<PhotoRefusal['kind'], number>> = {
  'photo-too-large': 413,
  'photo-type-unknown': 415,
  'photo-damaged': 400,
  'photo-too-many-pixels': 413,
  'page-blank': 400,
  'page-illegible': 400,
  'reader-busy': 503,
  // Nobody is left to read this one; the status nginx writes for it in its log.
  'reading-cancelled': 499,
  'reading-failed': 500,
}

/** Seconds that the screen waits before it tries again by itself (GEN-12). */
const RETRY_AFTER = { 'retry-after': '5' } as const

const DATA_URL = /^data:[^,]*;base64,/u

/** Bytes of a base64 data URL, whatever type it declares; undefined when it is none. */
function parseDataUrl(url: string): Uint8Array | undefined {
  const head = DATA_URL.exec(url.slice(0, 200))?.[0]
  if (head === undefined) return undefined
  const base64 = url.slice(head.length)
  const bytes = Buffer.from(base64, 'base64')
  // What is no base64 is left out: then there are fewer bytes than letters say. No pattern is as fast on 7 MB.
  const letters = base64.length - (/={0,2}$/u.exec(base64.slice(-2))?.[0].length ?? 0)
  return letters > 0 && bytes.length === Math.floor((letters * 3) / 4) ? bytes : undefined
}

function refusedParts(refusal: PhotoRefusal): ProblemOptions {
  return {
    status: STATUSES[refusal.kind],
    error: photoRefusalSentence(refusal),
    code: refusal.kind,
    ...(refusal.kind === 'reader-busy' && { headers: RETRY_AFTER }),
  }
}

type Outcome = Result<PhotoReply, PhotoRefusal>

function lastLine(outcome: Outcome): object {
  if (outcome.ok) return outcome.value
  const { error, code } = refusedParts(outcome.refusal)
  return { error, code }
}

/** The answer once the photo is read; nothing was sent before. */
function wholeAnswer(outcome: Outcome): Response {
  return outcome.ok ? Response.json(outcome.value) : problemResponse(refusedParts(outcome.refusal))
}

/** Resolves once everything that can be answered at once has been. */
function nextEventLoopTurn(): Promise<'under way'> {
  return new Promise((resolve) => setImmediate(() => resolve('under way')))
}

type PhotoCall = RouteCall<typeof processImage>

/** Reading a copy is part of correcting it: the plan must have corrections, and the dictation be the caller's (COR-06). */
function checkAccess(app: App, { owner, body }: PhotoCall): Promise<Result<undefined>> {
  return app.database.transaction(owner, async (run): Promise<Result<undefined>> => {
    if (body.purpose === 'words') return accept(undefined)
    const { has_corrections } = await planLimitsWithin(owner, run, app.clock())
    if (!has_corrections) return refuse({ kind: 'corrections-not-in-plan' })
    if (body.dictation_id === undefined) return accept(undefined)
    const held = await lockDictation(owner, run, body.dictation_id)
    return held.ok ? accept(undefined) : refuse({ kind: 'dictation-not-found' })
  })
}

/**
 * The user whose photo is being read, with what tells that nobody waits for it any more: one at a time each, so that one
 * class cannot take every reader. A photo that was given up holds nothing, whenever that happened.
 */
type InFlight = Map<OwnerId, AbortSignal>

interface PhotoRouteContext {
  readonly readers: PhotoReaders
  readonly inFlight: InFlight
  readonly log: Log
}

/** The last line when something broke after the first one was sent. */
async function failedLine(error: unknown, log: Log): Promise<object> {
  const thrown = error instanceof Error ? error : new Error('not an error', { cause: error })
  const { error: sentence, code } = problemSchema.parse(
    await errorResponse(thrown, processImage.path, log).json(),
  )
  return { error: sentence, code }
}

async function answer(
  { readers, inFlight, log }: PhotoRouteContext,
  call: PhotoCall & { readonly bytes: Uint8Array },
): Promise<Response> {
  const { owner, bytes } = call
  const { purpose } = call.body
  const left = new AbortController()
  const lines = createNdjsonResponse(() => left.abort())
  const signal = AbortSignal.any([call.signal, left.signal])
  inFlight.set(owner, signal)
  const onProgress = (progress: number): void => lines.send({ progress })
  const reading = readPhoto({ owner, bytes, purpose, signal, onProgress }, readers).finally(() => {
    if (inFlight.get(owner) === signal) inFlight.delete(owner)
  })
  const first = await Promise.race([reading, nextEventLoopTurn()])
  if (first !== 'under way') return wholeAnswer(first)
  if (!acceptsNdjson(call.request)) return wholeAnswer(await reading)
  void reading
    .then(lastLine, (error: unknown) => failedLine(error, log))
    .then((line) => lines.end(line))
  return lines.response
}

async function isBodyTooLarge(response: Response): Promise<boolean> {
  const refused = problemSchema.safeParse(await response.json())
  return refused.success && refused.data.code === 'body-too-large'
}

export function photosRoutes(app: App, readers: PhotoReaders): void {
  const inFlight: InFlight = new Map()
  const desk = { readers, inFlight, log: app.log }
  // The frame refuses a body above the limit in its own words; on this address the photo is what is too large (GEN-07).
  app.hono.use(processImage.path, async (context, next) => {
    await next()
    if (context.res.status !== 413 || !(await isBodyTooLarge(context.res.clone()))) return
    context.res = problemResponse(refusedParts({ kind: 'photo-too-large' }))
  })
  bindRoute(app, processImage, async (call) => {
    const allowed = await checkAccess(app, call)
    if (!allowed.ok) return allowed
    const bytes = parseDataUrl(call.body.image)
    if (bytes === undefined) {
      return problemResponse({ status: 400, error: PHOTO_TEXTS.fileError, code: 'image-invalid' })
    }
    if (inFlight.get(call.owner)?.aborted === false) {
      return problemResponse({
        status: 429,
        error: PHOTO_TEXTS.oneAtATime,
        code: 'photo-in-flight',
        headers: RETRY_AFTER,
      })
    }
    return answer(desk, { ...call, bytes })
  })
}
