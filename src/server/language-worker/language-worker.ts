/**
 * The language in a worker thread, so that writing a text never blocks the event loop. The thread starts with the first task and again
 * after a crash, a timeout or an out-of-memory; the task it was running then is lost, and answered 503.
 */
import { Worker } from 'node:worker_threads'
import { errorCode, errorMessage } from '../errors.ts'
import type { Log } from '../log.ts'
import {
  asLanguageService,
  asTaskReply,
  CallAborted,
  type LanguageService,
  LanguageUnavailable,
  TASK_LENGTHS,
  type TaskMessage,
  type TaskReply,
} from './language-service.ts'

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
  /** `threads`: how many were started since the beginning. */
  load(): { readonly working: boolean; readonly waiting: number; readonly threads: number }
  /** Terminates the thread, whatever it is running; queued tasks are rejected. */
  close(): Promise<void>
}

/** Ten seconds of long texts at most: beyond, a retry may reach another server. */
const MAX_QUEUED = { short: 200, long: 40 }

/** Some fifty times the slowest text. */
const TASK_TIMEOUT_MS = 20_000

/** A text that runs away costs its thread, never the server. */
const HEAP_MEGABYTES = 512

/** A larger young generation costs memory and saves no time: twice as much 6 MB, ten times as much 100 MB. */
export const YOUNG_MEGABYTES = 9

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

interface JobQueue {
  /** False when the queue of the job's length is full. */
  enqueue(job: Job): boolean
  dequeue(): Job | undefined
  remove(job: Job): void
  size(): number
}

/** First in, first out, short jobs before long ones; each length has its bound. */
function createJobQueue(max: { readonly short: number; readonly long: number }): JobQueue {
  const jobs: Record<'short' | 'long', Job[]> = { short: [], long: [] }
  return {
    enqueue: (job) => {
      const length = lengthOf(job.message)
      if (jobs[length].length >= max[length]) return false
      jobs[length].push(job)
      return true
    },
    dequeue: () => jobs.short.shift() ?? jobs.long.shift(),
    remove: (job) => {
      for (const queue of [jobs.short, jobs.long]) {
        const index = queue.indexOf(job)
        if (index >= 0) queue.splice(index, 1)
      }
    },
    size: () => jobs.short.length + jobs.long.length,
  }
}

export function createLanguageWorker(options: LanguageWorkerOptions): LanguageWorker {
  const { log, maxQueued = MAX_QUEUED, taskTimeoutMs = TASK_TIMEOUT_MS } = options
  const { heapMegabytes = HEAP_MEGABYTES } = options
  const queue = createJobQueue(maxQueued)
  let worker: Worker | undefined
  let threads = 0
  let running: { readonly job: Job; readonly timer: NodeJS.Timeout } | undefined
  let isClosed = false

  /** Frees the thread; the job that it was running. */
  function takeRunning(): Job | undefined {
    const job = running?.job
    clearTimeout(running?.timer)
    running = undefined
    return job
  }

  function onReply(reply: TaskReply): void {
    const job = takeRunning()
    if (reply.ok) job?.resolve(reply.value)
    else job?.reject(reply.error)
    runNext()
  }

  function onLost(lost: Worker, reason: string): void {
    if (worker !== lost) return
    worker = undefined
    takeRunning()?.reject(new LanguageUnavailable(`the thread ended: ${reason}`))
    if (isClosed) return
    log.error('language-thread-ended', { reason })
    runNext()
  }

  function start(): Worker {
    const thread = startWorker(heapMegabytes)
    threads += 1
    thread.on('message', (message: unknown) => {
      if (worker === thread) onReply(asTaskReply(message))
    })
    thread.on('error', (error) => onLost(thread, errorCode(error) ?? errorMessage(error)))
    thread.on('exit', (status) => onLost(thread, `status ${status}`))
    worker = thread
    return thread
  }

  /** Rejects the job, and returns undefined, when the machine has no thread to give: `new Worker` throws. */
  function workerFor(job: Job): Worker | undefined {
    try {
      return worker ?? start()
    } catch (error) {
      log.error('language-thread-ended', { reason: errorCode(error) ?? errorMessage(error) })
      job.reject(new LanguageUnavailable('no thread can be started'))
      return undefined
    }
  }

  function runNext(): void {
    const job = running === undefined ? queue.dequeue() : undefined
    if (job === undefined) return
    const thread = workerFor(job)
    if (thread === undefined) {
      runNext()
      return
    }
    const timer = setTimeout(() => {
      // Forgotten before it is terminated: a late reply would otherwise settle the next job, sent to a thread that is ending.
      onLost(thread, 'a task took too long')
      void thread.terminate()
    }, taskTimeoutMs)
    running = { job, timer }
    thread.postMessage(job.message)
  }

  function submit(job: Job): void {
    if (isClosed || !queue.enqueue(job)) {
      job.reject(new LanguageUnavailable('too many tasks wait'))
      return
    }
    const onAbort = (): void => {
      queue.remove(job)
      job.reject(new CallAborted())
    }
    job.signal?.addEventListener('abort', onAbort, { once: true })
    runNext()
  }

  function call(message: TaskMessage, signal?: AbortSignal): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(new CallAborted())
    return new Promise((resolve, reject) => submit({ message, signal, resolve, reject }))
  }

  return {
    french: asLanguageService((task, input, signal) => call({ task, input }, signal)),
    warm: async () => {
      await call({ task: 'load' })
    },
    load: () => ({ working: running !== undefined, waiting: queue.size(), threads }),
    close: async () => {
      isClosed = true
      for (let job = queue.dequeue(); job; job = queue.dequeue()) {
        job.reject(new LanguageUnavailable('the server ends'))
      }
      await worker?.terminate()
    },
  }
}
