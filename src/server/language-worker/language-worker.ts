/**
 * The language in a worker thread, so that writing a text never blocks the event loop. The thread starts with the first task and again
 * after a crash, a timeout or an out-of-memory; the task it was running then is lost, and answered 503.
 */
import { Worker } from 'node:worker_threads'
import { errorCode, errorMessage } from '../errors.ts'
import type { Log } from '../log.ts'
import {
  asLanguageService,
  CallAborted,
  type LanguageService,
  LanguageUnavailable,
  TASK_LENGTHS,
} from './language-service.ts'
import { asTaskReply, type TaskMessage, type TaskReply } from './task-messages.ts'

export interface LanguageWorkerOptions {
  readonly log: Log
  /** Tasks that may wait, by length; `MAX_QUEUED` by default. */
  readonly maxQueued?: { readonly short: number; readonly long: number }
  readonly taskTimeoutMs?: number
  readonly heapMegabytes?: number
}

export interface LanguageWorker {
  readonly french: LanguageService
  /** Loads the language before the first task. */
  warm(): Promise<void>
  /** `threads`: started since the beginning. */
  stats(): { readonly running: boolean; readonly queued: number; readonly threads: number }
  /** Terminates the thread, whatever it is running; queued tasks are rejected. */
  close(): Promise<void>
}

/** Ten seconds of long texts at most: beyond, a retry may reach another server. */
const MAX_QUEUED = { short: 200, long: 40 }

/** Some fifty times the slowest text. */
const TASK_TIMEOUT_MS = 20_000

/** A text that runs away costs its thread, never the server. */
const HEAP_MEGABYTES = 512

/** A young generation three times as large costs 100 MB more and saves no time. */
const YOUNG_MEGABYTES = 16

interface Job {
  readonly message: TaskMessage
  readonly signal: AbortSignal | undefined
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

function startWorker(maxOldGenerationSizeMb: number): Worker {
  return new Worker(new URL('./worker-thread.ts', import.meta.url), {
    name: 'language',
    resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  })
}

function lengthOf({ task }: TaskMessage): 'short' | 'long' {
  return task === 'load' ? 'short' : TASK_LENGTHS[task]
}

/** Two bounded first-in, first-out queues; those of short jobs is served first. */
class JobQueue {
  private readonly jobs = { short: [] as Job[], long: [] as Job[] }
  private readonly max: { readonly short: number; readonly long: number }

  constructor(max: { readonly short: number; readonly long: number }) {
    this.max = max
  }
}
