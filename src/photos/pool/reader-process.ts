import { type ChildProcess, fork } from 'node:child_process'
import type { PhotoReadingOutcome } from '../photo-reading.ts'
import type { LexiconLookup } from '../recognition/lexicon-lookup.ts'
import {
  asChildMessage,
  type ChildMessage,
  type LexiconQuestion,
  type ParentMessage,
  type PhotoJob,
} from './child-messages.ts'
import {
  isToBeGivenUp,
  type ProcessSighting,
  processorMs,
  type ReadingLimits,
  sight,
} from './process-watch.ts'

/** WASM memory never shrinks: a process is replaced after this many pages, or above this size. */
const MAX_PAGES = 100
const MAX_RESIDENT_BYTES = 450_000_000

const HEAP_MEGABYTES = 256

/**
 * Only what really runs long in WebAssembly is compiled again by the optimising compiler: with V8's own budget its work on large
 * functions of the runtime takes a second and 250 MB at the first page.
 */
const WASM_TIERING_BUDGET = 100_000_000

/** How often the processor time of a process at work is looked at. */
const WATCH_MS = 1000

/** It may read files (its code, the French model) and start the thread of tesseract.js; it can write nowhere. */
const EXEC_ARGUMENTS = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--allow-addons',
  '--no-warnings',
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  `--wasm-tiering-budget=${WASM_TIERING_BUDGET}`,
]

/** No secret of the server reaches the process; it uses one core and few memory arenas. */
const ENVIRONMENT = { OMP_THREAD_LIMIT: '1', VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '2' }

export type JobOutcome =
  | { readonly kind: 'done'; readonly outcome: PhotoReadingOutcome }
  | { readonly kind: 'gone' }

export interface ReaderProcess {
  readonly pid: number | undefined
  /** Never rejects; one call at a time. */
  readonly read: (job: PhotoJob, onProgress: (percent: number) => void) => Promise<JobOutcome>
  readonly needsReplacement: () => boolean
  readonly isAlive: () => boolean
  readonly kill: () => void
  readonly ended: Promise<void>
}

interface ProcessState {
  pages: number
  residentBytes: number
  isAlive: boolean
  onMessage: (message: ChildMessage) => void
  onEnd: () => void
}

function watch(child: ChildProcess, state: ProcessState): Promise<void> {
  child.on('message', (message: unknown) => state.onMessage(asChildMessage(message)))
  return new Promise((resolve) => {
    const end = (): void => {
      state.isAlive = false
      state.onEnd()
      resolve()
    }
    child.once('exit', end)
    child.on('error', () => {
      // Without a pid it never started, and `exit` will not follow. Otherwise the pipe broke while a photo was sent.
      if (child.pid === undefined) end()
      else child.kill('SIGKILL')
    })
  })
}

/** Kills the child when it has used its processor time, or is stopped; call `spoke` at each message, `end` when it is done. */
function watchWork(child: ChildProcess, limits: ReadingLimits): { spoke(): void; end(): void } {
  const cpu = (): number | undefined => processorMs(child.pid ?? 0)
  const cpuAtStart = cpu() ?? 0
  let seen: ProcessSighting = { cpuAtStart, cpu: cpuAtStart, activeAt: performance.now() }
  const look = (hasSpoken: boolean): void => {
    const at = performance.now()
    seen = sight(seen, { at, cpu: cpu(), hasSpoken })
    if (isToBeGivenUp(seen, at, limits)) child.kill('SIGKILL')
  }
  const timer = setInterval(() => look(false), WATCH_MS)
  return { spoke: () => look(true), end: () => clearInterval(timer) }
}

export function startReaderProcess(lexicon: LexiconLookup, limits: ReadingLimits): ReaderProcess {
  const child = fork(new URL('./reader-child.ts', import.meta.url), {
    execArgv: EXEC_ARGUMENTS,
    env: ENVIRONMENT,
    serialization: 'advanced',
    // Decoders write to stderr what they find odd in a file: nothing of a photo may reach a log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ignore = (): void => undefined
  const state: ProcessState = {
    pages: 0,
    residentBytes: 0,
    isAlive: child.pid !== undefined,
    onMessage: ignore,
    onEnd: ignore,
  }
  const ended = watch(child, state)

  function send(message: ParentMessage): void {
    if (state.isAlive) child.send(message, (error) => (error ? child.kill('SIGKILL') : undefined))
  }

  async function answer({ forms, among }: LexiconQuestion): Promise<void> {
    const words = await lexicon(forms, among).catch(() => [])
    send({ kind: 'words', words })
  }

  function read(job: PhotoJob, onProgress: (percent: number) => void): Promise<JobOutcome> {
    state.pages += 1
    return new Promise((resolve) => {
      const work = watchWork(child, limits)
      const end = (outcome: JobOutcome): void => {
        work.end()
        state.onMessage = ignore
        resolve(outcome)
      }
      state.onEnd = () => end({ kind: 'gone' })
      state.onMessage = (message) => {
        work.spoke()
        if (message.kind === 'progress') onProgress(message.percent)
        else if (message.kind === 'look-up') void answer(message)
        else if (message.kind === 'done') {
          state.residentBytes = message.residentBytes
          end({ kind: 'done', outcome: message.outcome })
        }
      }
      if (state.isAlive) send(job)
      else end({ kind: 'gone' })
    })
  }

  return {
    pid: child.pid,
    read,
    needsReplacement: () => state.pages >= MAX_PAGES || state.residentBytes > MAX_RESIDENT_BYTES,
    isAlive: () => state.isAlive,
    kill: () => child.kill('SIGKILL'),
    ended,
  }
}
