/**
 * Reads photos in a pool of child processes: a crash, a hang or a hostile file costs one process, never the server. When
 * every process is at work and the queue is full, a photo is refused as busy before anything is decoded.
 */
import type { PhotoRefusal } from '../../domain/photo/photo.ts'
import { refuse } from '../../domain/refusal.ts'
import type { PhotoReadingOptions, PhotoReadingOutcome } from '../photo-reading.ts'
import type { LexiconLookup } from '../recognition/lexicon-lookup.ts'
import type { PhotoJob } from './child-messages.ts'
import { checkPhotoFile } from './photo-file.ts'
import { READING_LIMITS, type ReadingLimits } from './process-watch.ts'
import { type JobOutcome, type ReaderProcess, startReaderProcess } from './reader-process.ts'
import { createSemaphore } from './semaphore.ts'

export interface PhotoReaderOptions {
  readonly processes: number
  readonly maxQueue: number
  /** In the queue, by the clock; a photo that waited longer is refused as busy. */
  readonly maxWaitMs: number
  /** Of the process that reads a photo. */
  readonly limits?: ReadingLimits
  /** Without it no word is known, which favours no reading. */
  readonly lexicon?: LexiconLookup
  /** Throws when the machine has no process to give. */
  readonly startProcess?: typeof startReaderProcess
}

export interface PhotoReaderLoad {
  readonly reading: number
  readonly waiting: number
  readonly processes: readonly number[]
}

export interface PhotoReader {
  /** Never rejects because of the file; what is wrong with it comes as a refusal. */
  readonly read: (bytes: Uint8Array, options: PhotoReadingOptions) => Promise<PhotoReadingOutcome>
  readonly load: () => PhotoReaderLoad
  /** Kills every process; photos that wait or are being read are refused as cancelled. */
  readonly close: () => Promise<void>
}

/** The first process may have been killed from outside. */
const MAX_TRIES = 2

const FAILURES = { gone: 'reading-failed', spent: 'page-too-full' } as const

async function emptyLexicon(): Promise<readonly string[]> {
  return []
}

function refused(kind: PhotoRefusal['kind']): PhotoReadingOutcome {
  return refuse({ kind })
}

/** Drops what is not more than before: a photo that is tried again starts from 0. */
export function increasing(
  onProgress: PhotoReadingOptions['onProgress'],
): (percent: number) => void {
  let last = -1
  return (percent) => {
    if (percent <= last) return
    last = percent
    onProgress?.(percent)
  }
}

export function createPhotoReader(options: PhotoReaderOptions): PhotoReader {
  const photoQueue = createSemaphore(options.processes, options.maxQueue)
  const processes = new Set<ReaderProcess>()
  const idle: ReaderProcess[] = []
  const closing = new AbortController()

  /** undefined when the machine has no process to give: `fork` throws for want of memory. */
  function start(): ReaderProcess | undefined {
    const {
      lexicon = emptyLexicon,
      limits = READING_LIMITS,
      startProcess = startReaderProcess,
    } = options
    try {
      const reader = startProcess(lexicon, limits)
      processes.add(reader)
      void reader.ended.then(() => processes.delete(reader))
      return reader
    } catch {
      return undefined
    }
  }

  function take(): ReaderProcess | undefined {
    for (let reader = idle.pop(); reader; reader = idle.pop()) if (reader.isAlive()) return reader
    return start()
  }

  function putBack(reader: ReaderProcess): void {
    if (!reader.needsReplacement()) {
      idle.push(reader)
      return
    }
    reader.kill()
    const next = start()
    if (next) idle.push(next)
  }

  async function tryOnce(
    job: PhotoJob,
    stop: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<JobOutcome> {
    const reader = take()
    if (!reader) return { kind: 'gone' }
    const kill = (): void => reader.kill()
    stop.addEventListener('abort', kill)
    if (stop.aborted) kill()
    const end = await reader.read(job, onProgress)
    stop.removeEventListener('abort', kill)
    if (end.kind === 'done' && !stop.aborted) putBack(reader)
    return end
  }

  async function readNow(
    job: PhotoJob,
    readOptions: PhotoReadingOptions,
  ): Promise<PhotoReadingOutcome> {
    const stop = AbortSignal.any([closing.signal, readOptions.signal ?? closing.signal])
    const onProgress = increasing(readOptions.onProgress)
    let end: JobOutcome = { kind: 'gone' }
    for (let tries = 0; end.kind === 'gone' && tries < MAX_TRIES && !stop.aborted; tries += 1) {
      end = await tryOnce(job, stop, onProgress)
    }
    if (end.kind !== 'done') return refused(stop.aborted ? 'reading-cancelled' : FAILURES[end.kind])
    if (end.outcome.ok) onProgress(100)
    return end.outcome
  }

  return {
    read: async (bytes, readOptions) => {
      const refusal = checkPhotoFile(bytes)
      if (refusal) return refuse(refusal)
      const { purpose, withSheetJpeg = false, expected, signal } = readOptions
      const deadline = AbortSignal.timeout(options.maxWaitMs)
      const acquisition = await photoQueue.acquire(
        signal ? AbortSignal.any([signal, deadline]) : deadline,
      )
      if (acquisition === 'full') return refused('reader-busy')
      if (acquisition === 'cancelled')
        return refused(deadline.aborted ? 'reader-busy' : 'reading-cancelled')
      try {
        const job: PhotoJob = { kind: 'read', bytes, purpose, withSheetJpeg, expected }
        return await readNow(job, readOptions)
      } finally {
        photoQueue.release()
      }
    },
    load: () => ({
      reading: photoQueue.held(),
      waiting: photoQueue.waiting(),
      processes: [...processes].flatMap((reader) => reader.pid ?? []),
    }),
    close: async () => {
      photoQueue.close()
      closing.abort()
      const ending = [...processes]
      for (const reader of ending) reader.kill()
      await Promise.all(ending.map((reader) => reader.ended))
    },
  }
}
