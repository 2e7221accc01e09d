/** One reading process, seen from the server: started warm, given one photo at a time, killed without notice. */
import { type ChildProcess, fork } from 'node:child_process'
import {
  type ChildMessage,
  type ParentMessage,
  type PhotoJob,
  parseChildMessage,
} from './child-messages.ts'
import type { WhichAreWords } from './known-words.ts'
import type { PhotoOutcome } from './photo-reading.ts'

/** The memory of WASM never shrinks: a process is replaced after so many pages, or above this size. */
const PAGES_PER_PROCESS = 100
const MAX_RESIDENT_BYTES = 450_000_000

const HEAP_MEGABYTES = 256

/**
 * A process that says nothing for so long, though it says every two seconds that it lives, is stopped or stuck. On a machine
 * with work for ten times its cores a fresh one, at low priority, takes fifteen seconds to say its first word.
 */
const SILENCE_MS = 25_000

/** It may read files (its code, the French data) and start the thread of tesseract.js; it can write nowhere. */
const RESTRICTIONS = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--allow-addons',
  '--no-warnings',
  `--max-old-space-size=${HEAP_MEGABYTES}`,
]

/** No secret of the server reaches the process; one core a photo, and few memory arenas. */
const ENVIRONMENT = { OMP_THREAD_LIMIT: '1', VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '2' }

export type JobEnd =
  | { readonly kind: 'done'; readonly outcome: PhotoOutcome }
  /** The process ended, by itself or by `kill`, before its answer. */
  | { readonly kind: 'gone' }

export interface ReaderProcess {
  readonly pid: number | undefined
  /** Resolves always; one call at a time. */
  readonly read: (job: PhotoJob, onProgress: (percent: number) => void) => Promise<JobEnd>
  /** Whether it should be replaced before its next photo. */
  readonly worn: () => boolean
  readonly alive: () => boolean
  readonly kill: () => void
  readonly ended: Promise<void>
}

type WordsQuestion = Extract<ChildMessage, { readonly kind: 'which-words' }>

interface Life {
  pages: number
  residentBytes: number
  alive: boolean
  onMessage: (message: ChildMessage) => void
  onEnd: () => void
}

function follow(child: ChildProcess, life: Life): Promise<void> {
  child.on('message', (message: unknown) => life.onMessage(parseChildMessage(message)))
  return new Promise((resolve) => {
    const end = (): void => {
      life.alive = false
      life.onEnd()
      resolve()
    }
    child.once('exit', end)
    child.on('error', () => {
      // Never started: no exit will follow. Otherwise the channel broke while a photo was sent.
      if (child.pid === undefined) end()
      else child.kill('SIGKILL')
    })
  })
}

/** Starts a process; it loads its French data at once, before its first photo. */
export function startReaderProcess(which: WhichAreWords): ReaderProcess {
  const child = fork(new URL('./reader-child.ts', import.meta.url), {
    execArgv: RESTRICTIONS,
    env: ENVIRONMENT,
    serialization: 'advanced',
    // Decoders write what they find odd in a file to stderr: nothing of a photo reaches a log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const nothing = (): void => undefined
  // Without a number it never started, and has nothing to be told through.
  const alive = child.pid !== undefined
  const life: Life = { pages: 0, residentBytes: 0, alive, onMessage: nothing, onEnd: nothing }
  const ended = follow(child, life)

  function send(message: ParentMessage): void {
    if (life.alive) child.send(message, (error) => (error ? child.kill('SIGKILL') : undefined))
  }

  async function answer({ forms, among }: WordsQuestion): Promise<void> {
    // Without a lexicon a photo is read less well, but read.
    const words = await which(forms, among).catch(() => [])
    send({ kind: 'words', words })
  }

  function read(job: PhotoJob, onProgress: (percent: number) => void): Promise<JobEnd> {
    life.pages += 1
    return new Promise((resolve) => {
      const silence = setTimeout(() => child.kill('SIGKILL'), SILENCE_MS)
      const end = (job: JobEnd): void => {
        clearTimeout(silence)
        life.onMessage = nothing
        resolve(job)
      }
      life.onEnd = () => end({ kind: 'gone' })
      life.onMessage = (message) => {
        silence.refresh()
        if (message.kind === 'progress') onProgress(message.percent)
        else if (message.kind === 'which-words') void answer(message)
        else if (message.kind === 'done') {
          life.residentBytes = message.residentBytes
          end({ kind: 'done', outcome: message.outcome })
        }
      }
      if (life.alive) send(job)
      else end({ kind: 'gone' })
    })
  }

  return {
    pid: child.pid,
    read,
    worn: () => life.pages >= PAGES_PER_PROCESS || life.residentBytes > MAX_RESIDENT_BYTES,
    alive: () => life.alive,
    kill: () => child.kill('SIGKILL'),
    ended,
  }
}
