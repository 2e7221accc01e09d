/**
 * The language in a worker thread, so that writing a text never blocks the event loop. The thread starts with the first task and again
 * after a crash, a timeout or an out-of-memory; the task it was running then is lost, and answered 503. While it writes a text of very
 * many words, a spare thread does everything else, so that nobody waits for another's (decision 57).
 */
import { Worker } from 'node:worker_threads'
import { errorCode, errorMessage } from '../errors.ts'
import type { Log } from '../log.ts'
import { requestOwner } from '../request-owner.ts'
import { createJobQueue, type QueuedJob } from './job-queue.ts'
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
import { type TaskLimits, watchTask } from './task-watch.ts'

export interface LanguageWorkerOptions {
  readonly log: Log
  /** Tasks that may wait, by length; `MAX_QUEUED` by default. */
  readonly maxQueued?: { readonly short: number; readonly long: number }
  readonly taskLimits?: TaskLimits
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

/** Five times the slowest text; by the clock for a machine that has seven times its work, beside a client that still waits. */
const TASK_LIMITS: TaskLimits = { cpuMs: 20_000, wallMs: 120_000 }

/** A text that runs away costs its thread, never the server. */
const HEAP_MEGABYTES = 512

/** A larger young generation costs memory and saves no time: twice as much 6 MB, ten times as much 100 MB. */
export const YOUNG_MEGABYTES = 9

/** The spare thread holds the language, 100 MB, no longer than it is of use. */
const SPARE_IDLE_MS = 60_000

/** A text of so many words takes a second of a core and more; of 200 words, four. */
const HEAVY_WORDS = 40

interface Job extends QueuedJob {
  readonly message: TaskMessage
  readonly signal: AbortSignal | undefined
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

function rejectFull({ reject }: Job): void {
  reject(new LanguageUnavailable('too many tasks wait'))
}

function startWorker(maxOldGenerationSizeMb: number): Worker {
  return new Worker(new URL('./worker-thread.ts', import.meta.url), {
    name: 'language',
    resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  })
}

async function processorMs(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage()
  return (user + system) / 1000
}

function lengthOf({ task }: TaskMessage): 'short' | 'long' {
  return task === 'load' ? 'short' : TASK_LENGTHS[task]
}

function wordCount(input: unknown): number {
  const words: unknown = Reflect.get(Object(Reflect.get(Object(input), 'request')), 'words')
  return Array.isArray(words) ? words.length : 0
}

function isHeavy(message: TaskMessage): boolean {
  if (message.task === 'load') return false
  return lengthOf(message) === 'long' && wordCount(message.input) > HEAVY_WORDS
}

interface Lane {
  readonly takesHeavy: boolean
  worker: Worker | undefined
  running: { readonly job: Job; readonly endWatch: () => void } | undefined
  idle: NodeJS.Timeout | undefined
}

function emptyLane(takesHeavy: boolean): Lane {
  return { takesHeavy, worker: undefined, running: undefined, idle: undefined }
}

export function createLanguageWorker(options: LanguageWorkerOptions): LanguageWorker {
  const { log, maxQueued = MAX_QUEUED, taskLimits = TASK_LIMITS } = options
  const { heapMegabytes = HEAP_MEGABYTES } = options
  const queue = createJobQueue<Job>(maxQueued, rejectFull)
  const main = emptyLane(true)
  const spare = emptyLane(false)
  let threads = 0
  let isClosed = false

  /** Frees the thread; the job that it was running. */
  function takeRunning(lane: Lane): Job | undefined {
    const job = lane.running?.job
    lane.running?.endWatch()
    lane.running = undefined
    return job
  }

  function onReply(lane: Lane, reply: TaskReply): void {
    const job = takeRunning(lane)
    if (reply.ok) job?.resolve(reply.value)
    else job?.reject(reply.error)
    runNext()
  }

  function onLost(lane: Lane, lost: Worker, reason: string): void {
    if (lane.worker !== lost) return
    lane.worker = undefined
    takeRunning(lane)?.reject(new LanguageUnavailable(`the thread ended: ${reason}`))
    if (isClosed) return
    log.error('language-thread-ended', { reason })
    runNext()
  }

  function start(lane: Lane): Worker {
    const thread = startWorker(heapMegabytes)
    threads += 1
    thread.on('message', (message: unknown) => {
      if (lane.worker === thread) onReply(lane, asTaskReply(message))
    })
    thread.on('error', (error) => onLost(lane, thread, errorCode(error) ?? errorMessage(error)))
    thread.on('exit', (status) => onLost(lane, thread, `status ${status}`))
    lane.worker = thread
    return thread
  }

  /** Rejects the job, and returns undefined, when the machine has no thread to give: `new Worker` throws. */
  function workerFor(lane: Lane, job: Job): Worker | undefined {
    try {
      return lane.worker ?? start(lane)
    } catch (error) {
      log.error('language-thread-ended', { reason: errorCode(error) ?? errorMessage(error) })
      job.reject(new LanguageUnavailable('no thread can be started'))
      return undefined
    }
  }

  /** Ends without a word in the log: nothing was lost. */
  function retire(lane: Lane): void {
    const { worker } = lane
    lane.worker = undefined
    void worker?.terminate()
  }

  function runOn(lane: Lane): void {
    const job = lane.running === undefined ? queue.dequeue(lane.takesHeavy) : undefined
    if (job === undefined) return
    clearTimeout(lane.idle)
    const thread = workerFor(lane, job)
    if (thread === undefined) {
      runOn(lane)
      return
    }
    const onSpent = (): void => {
      // Forgotten before it is terminated: a late reply would otherwise settle the next job, sent to a thread that is ending.
      onLost(lane, thread, 'a task took too long')
      void thread.terminate()
    }
    const usedMs = () => processorMs(thread)
    lane.running = { job, endWatch: watchTask({ usedMs, limits: taskLimits, onSpent }) }
    thread.postMessage(job.message)
  }

  function runNext(): void {
    runOn(main)
    if (main.running?.job.isHeavy === true || spare.worker !== undefined) runOn(spare)
    if (spare.worker === undefined || spare.running !== undefined) return
    clearTimeout(spare.idle)
    spare.idle = setTimeout(() => retire(spare), SPARE_IDLE_MS).unref()
  }

  function submit(job: Job): void {
    if (isClosed || !queue.enqueue(job)) {
      rejectFull(job)
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
    const kind = { length: lengthOf(message), isHeavy: isHeavy(message), owner: requestOwner() }
    return new Promise((resolve, reject) => submit({ message, signal, resolve, reject, ...kind }))
  }

  return {
    french: asLanguageService((task, input, signal) => call({ task, input }, signal)),
    warm: async () => {
      await call({ task: 'load' })
    },
    load: () => ({
      working: (main.running ?? spare.running) !== undefined,
      waiting: queue.size(),
      threads,
    }),
    close: async () => {
      isClosed = true
      clearTimeout(spare.idle)
      for (let job = queue.dequeue(true); job; job = queue.dequeue(true)) {
        job.reject(new LanguageUnavailable('the server ends'))
      }
      await Promise.all([main.worker?.terminate(), spare.worker?.terminate()])
    },
  }
}
