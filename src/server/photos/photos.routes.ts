/**
 * Reading a photo over HTTP (GEN-08, COR-01). The photo stays in memory for one request and is neither stored nor logged. A
 * client that disconnects cancels the reading; one that accepts `application/x-ndjson` is sent its progress.
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
import { parseDataUrl } from '../http/data-url.ts'
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
  'page-too-full': 400,
  'reader-busy': 503,
  // As nginx logs a client that closed the request.
  'reading-cancelled': 499,
  'reading-failed': 500,
}

/** After so many seconds the screen tries again by itself (GEN-12). */
const RETRY_AFTER = { 'retry-after': '5' } as const

function problemOf(refusal: PhotoRefusal): ProblemOptions {
  return {
    status: STATUSES[refusal.kind],
    error: photoRefusalSentence(refusal),
    code: refusal.kind,
    ...(refusal.kind === 'reader-busy' && { headers: RETRY_AFTER }),
  }
}

type Outcome = Result<PhotoReply, PhotoRefusal>

function outcomeLine(outcome: Outcome): object {
  if (outcome.ok) return outcome.value
  const { error, code } = problemOf(outcome.refusal)
  return { error, code }
}

function outcomeResponse(outcome: Outcome): Response {
  return outcome.ok ? Response.json(outcome.value) : problemResponse(problemOf(outcome.refusal))
}

/** Resolves after refusals that need no reading. */
function nextEventLoopTurn(): Promise<'pending'> {
  return new Promise((resolve) => setImmediate(() => resolve('pending')))
}

type PhotoCall = RouteCall<typeof processImage>

/** What a copy was dictated, where that is said: the plan must have corrections and the dictation be the caller's (COR-06). */
function expectedText(app: App, { owner, body }: PhotoCall): Promise<Result<string | undefined>> {
  return app.database.transaction(owner, async (run): Promise<Result<string | undefined>> => {
    if (body.purpose === 'words') return accept(undefined)
    const { has_corrections } = await planLimitsWithin(owner, run, app.clock())
    if (!has_corrections) return refuse({ kind: 'corrections-not-in-plan' })
    if (body.dictation_id === undefined) return accept(undefined)
    const locked = await lockDictation(owner, run, body.dictation_id)
    return locked.ok ? accept(locked.value.content) : refuse({ kind: 'dictation-not-found' })
  })
}

/** One photo per user at a time: one class cannot occupy every process. An aborted signal no longer counts. */
type InFlight = Map<OwnerId, AbortSignal>

interface PhotoRouteContext {
  readonly readers: PhotoReaders
  readonly inFlight: InFlight
  readonly log: Log
}

/** The status line is sent already: the error comes as the last line. */
async function errorLine(error: unknown, log: Log): Promise<object> {
  const asError = error instanceof Error ? error : new Error('not an error', { cause: error })
  const { error: sentence, code } = problemSchema.parse(
    await errorResponse(asError, processImage.path, log).json(),
  )
  return { error: sentence, code }
}

async function respond(
  { readers, inFlight, log }: PhotoRouteContext,
  call: PhotoCall & { readonly bytes: Uint8Array; readonly expected: string | undefined },
): Promise<Response> {
  const { owner, bytes, expected } = call
  const { purpose } = call.body
  const disconnected = new AbortController()
  const lines = createNdjsonResponse(() => disconnected.abort())
  const signal = AbortSignal.any([call.signal, disconnected.signal])
  inFlight.set(owner, signal)
  const onProgress = (progress: number): void => lines.send({ progress })
  const task = { owner, bytes, purpose, expected, signal, onProgress }
  const reading = readPhoto(task, readers).finally(() => {
    if (inFlight.get(owner) === signal) inFlight.delete(owner)
  })
  const first = await Promise.race([reading, nextEventLoopTurn()])
  if (first !== 'pending') return outcomeResponse(first)
  if (!acceptsNdjson(call.request)) return outcomeResponse(await reading)
  void reading
    .then(outcomeLine, (error: unknown) => errorLine(error, log))
    .then((line) => lines.end(line))
  return lines.response
}

async function isBodyTooLarge(response: Response): Promise<boolean> {
  const refused = problemSchema.safeParse(await response.json())
  return refused.success && refused.data.code === 'body-too-large'
}

export function photosRoutes(app: App, readers: PhotoReaders): void {
  const inFlight: InFlight = new Map()
  const context = { readers, inFlight, log: app.log }
  // The body limit has an error of its own; on this route it means that the photo is too large (GEN-07).
  app.hono.use(processImage.path, async (hono, next) => {
    await next()
    if (hono.res.status !== 413 || !(await isBodyTooLarge(hono.res.clone()))) return
    hono.res = problemResponse(problemOf({ kind: 'photo-too-large' }))
  })
  bindRoute(app, processImage, async (call) => {
    const expected = await expectedText(app, call)
    if (!expected.ok) return expected
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
    return respond(context, { ...call, bytes, expected: expected.value })
  })
}
