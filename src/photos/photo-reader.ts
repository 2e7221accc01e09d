/**
 * Reads photos in a bounded set of child processes. A crash, a hang or a hostile file costs one process, never the server;
 * when every process is at work and the line is full the answer is "busy", at once, before anything is decoded.
 */
import type { PhotoRefusal } from '../domain/photo/photo.ts'
import { refuse } from '../domain/refusal.ts'
import type { PhotoJob } from './child-messages.ts'
import type { WhichAreWords } from './known-words.ts'
import { photoFileRefusal } from './photo-file.ts'
import type { PhotoOutcome, ReadOptions } from './photo-reading.ts'
import { type JobEnd, type ReaderProcess, startReaderProcess } from './reader-process.ts'
import { createWaitingLine } from './waiting-line.ts'

export interface PhotoReaderOptions {
  /** Photos read at the same time. */
  readonly processes: number
  /** Photos that may wait for a process. */
  readonly maxQueue: number
  /** For one photo from its arrival: its wait for a process, and all the processes that try it. */
  readonly timeoutMs: number
  /** Says which forms are words of the language, so that of two readings the likelier is kept; without it none is. */
  readonly which?: WhichAreWords
}

export interface ReaderLoad {
  readonly reading: number
  readonly waiting: number
  /** Process ids of the readers alive, at work or warm. */
  readonly processes: readonly number[]
}

export interface PhotoReader {
  /** Never rejects for what a file holds; what is wrong with it comes as a refusal. */
  readonly read: (bytes: Uint8Array, options: ReadOptions) => Promise<PhotoOutcome>
  readonly load: () => ReaderLoad
  /** Ends every process, photos being read included. */
  readonly close: () => Promise<void>
}

/** A photo whose process vanished is tried on a second one: the first may have been killed from outside. */
const TRIES = 2

async function nothingKnown(): Promise<readonly string[]> {
  return []
}

function refused(kind: PhotoRefusal['kind']): PhotoOutcome {
  return refuse({ kind })
}

/** Passes percents on, never going back, not even when a photo is tried again. */
function rising(onProgress: ReadOptions['onProgress']): (percent: number) => void {
  let last = -1
  return (percent) => {
    if (percent <= last) return
    last = percent
    onProgress?.(percent)
  }
}

/** Processes start with the first photo and stay warm for the next ones. */
export function createPhotoReader(options: PhotoReaderOptions): PhotoReader {
  const line = createWaitingLine(options.processes, options.maxQueue)
  const living = new Set<ReaderProcess>()
  const idle: ReaderProcess[] = []
  const closing = new AbortController()

  function start(): ReaderProcess {
    const reader = startReaderProcess(options.which ?? nothingKnown)
    living.add(reader)
    void reader.ended.then(() => living.delete(reader))
    return reader
  }

  function take(): ReaderProcess {
    for (let reader = idle.pop(); reader; reader = idle.pop()) if (reader.alive()) return reader
    return start()
  }

  function putBack(reader: ReaderProcess): void {
    if (!reader.worn()) {
      idle.push(reader)
      return
    }
    reader.kill()
    idle.push(start())
  }

  async function tryOnce(
    job: PhotoJob,
    stop: AbortSignal,
    tell: (percent: number) => void,
  ): Promise<JobEnd> {
    const reader = take()
    const kill = (): void => reader.kill()
    stop.addEventListener('abort', kill)
    if (stop.aborted) kill()
    const end = await reader.read(job, tell)
    stop.removeEventListener('abort', kill)
    if (end.kind === 'done' && !stop.aborted) putBack(reader)
    return end
  }

  async function readNow(
    job: PhotoJob,
    readOptions: ReadOptions,
    late: AbortSignal,
  ): Promise<PhotoOutcome> {
    const cancelled = AbortSignal.any([closing.signal, readOptions.signal ?? closing.signal])
    const stop = AbortSignal.any([cancelled, late])
    const tell = rising(readOptions.onProgress)
    let end: JobEnd = { kind: 'gone' }
    for (let tries = 0; end.kind === 'gone' && tries < TRIES && !stop.aborted; tries += 1) {
      end = await tryOnce(job, stop, tell)
    }
    if (end.kind === 'gone')
      return refused(cancelled.aborted ? 'reading-cancelled' : 'reading-failed')
    if (end.outcome.ok) tell(100)
    return end.outcome
  }

  return {
    read: async (bytes, readOptions) => {
      const wrong = photoFileRefusal(bytes)
      if (wrong) return refuse(wrong)
      const { purpose, picture = false, signal } = readOptions
      const late = AbortSignal.timeout(options.timeoutMs)
      const entrance = await line.enter(signal ? AbortSignal.any([signal, late]) : late)
      if (entrance === 'full') return refused('reader-busy')
      if (entrance === 'cancelled')
        return refused(late.aborted ? 'reader-busy' : 'reading-cancelled')
      try {
        return await readNow({ kind: 'read', bytes, purpose, picture }, readOptions, late)
      } finally {
        line.leave()
      }
    },
    load: () => ({
      reading: line.inside(),
      waiting: line.waiting(),
      processes: [...living].flatMap((reader) => reader.pid ?? []),
    }),
    close: async () => {
      line.close()
      closing.abort()
      const ending = [...living]
      for (const reader of ending) reader.kill()
      await Promise.all(ending.map((reader) => reader.ended))
    },
  }
}
