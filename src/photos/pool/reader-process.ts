import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
  isSpent,
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

/** What a page leaves behind is collected before it has grown: with V8's own size four full pages reach the limit above. */
const SEMI_SPACE_MEGABYTES = 8

/**
 * Only what really runs long in WebAssembly is compiled again by the optimising compiler: with V8's own budget its work on large
 * functions of the runtime takes a second and 250 MB at the first page.
 */
const WASM_TIERING_BUDGET = 100_000_000

/** How often the processor time of a process at work is looked at. */
const WATCH_MS = 1000

const ROOT = new URL('../../../', import.meta.url)

/** Its code and its models: all that it may read of the machine. A link is followed: what it leads to is what is read. */
const READABLE = ['src/photos', 'src/domain', 'data/handwriting', 'node_modules'].map((folder) =>
  realpathSync(fileURLToPath(new URL(folder, ROOT))),
)

/** It may start the thread of tesseract.js and load the native code of sharp; it can write nowhere. */
const EXEC_ARGUMENTS = [
  '--permission',
  ...READABLE.map((folder) => `--allow-fs-read=${folder}`),
  '--allow-worker',
  '--allow-addons',
  '--no-warnings',
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  `--max-semi-space-size=${SEMI_SPACE_MEGABYTES}`,
  `--wasm-tiering-budget=${WASM_TIERING_BUDGET}`,
]

/**
 * No secret of the server reaches the process; it uses one core and few memory arenas. Images go back to the system when they
 * are freed: by itself malloc keeps room for the largest it has seen.
 */
const ENVIRONMENT = {
  OMP_THREAD_LIMIT: '1',
  VIPS_CONCURRENCY: '1',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
}

export type JobOutcome =
  | { readonly kind: 'done'; readonly outcome: PhotoReadingOutcome }
  | { readonly kind: 'gone' }
  /** Killed for the processor time that the photo took: it would take as much again. */
  | { readonly kind: 'spent' }

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

interface WorkWatch {
  /** To be called at each message. */
  readonly spoke: () => void
  /** To be called when the work is done or the child gone; says whether it had used its processor time. */
  readonly end: () => boolean
}

/** Kills the child when it has used its processor time, or is stopped. */
function watchWork(child: ChildProcess, limits: ReadingLimits): WorkWatch {
  const cpu = (): number | undefined => processorMs(child.pid ?? 0)
  const cpuAtStart = cpu() ?? 0
  let seen: ProcessSighting = { cpuAtStart, cpu: cpuAtStart, activeAt: performance.now() }
  const look = (hasSpoken: boolean): void => {
    const at = performance.now()
    seen = sight(seen, { at, cpu: cpu(), hasSpoken })
    if (isToBeGivenUp(seen, at, limits)) child.kill('SIGKILL')
  }
  const timer = setInterval(() => look(false), WATCH_MS)
  return {
    spoke: () => look(true),
    end: () => {
      clearInterval(timer)
      return isSpent(seen, limits)
    },
  }
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
        const isTooDear = work.end() && outcome.kind === 'gone'
        state.onMessage = ignore
        resolve(isTooDear ? { kind: 'spent' } : outcome)
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
