/**
 * The language in a thread of its own, so that a text being written makes nobody else wait. The thread starts with the
 * first question and is started again after whatever ended it; the question it was at is lost and answered "unavailable".
 */
import { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'
import { errorCode, errorMessage } from '../errors.ts'
import {
  asLanguageService,
  CallAborted,
  type LanguageService,
  LanguageUnavailable,
  TASK_LENGTHS,
} from './language-service.ts'
import { asTaskReply, type TaskMessage, type TaskReply } from './task-messages.ts'
import { createTaskQueue } from './task-queue.ts'

export interface LanguageWorkerOptions {
  readonly log: Log
  /** Questions that may wait, short and long ones; default `MAX_WAITING`. */
  readonly mostWaiting?: { readonly short: number; readonly long: number }
  /** For one task, ms; a thread that takes longer is ended. */
  readonly taskMs?: number
  readonly heapMegabytes?: number
}

export interface LanguageWorker {
  readonly french: LanguageService
  /** Reads the language before the first question. */
  warm(): Promise<void>
  /** Questions answered at this moment and waiting. */
  load(): { readonly working: boolean; readonly waiting: number; readonly threads: number }
  /** Ends the task under way with its thread as it comes; whoever waits is told "unavailable". */
  close(): Promise<void>
}

/** Ten seconds of long texts at most, so that nobody waits in vain: beyond, another try may find another server. */
const MOST_WAITING = { short: 200, long: 40 }

/** Some fifty times the slowest text. */
const TASK_MS = 20_000

/** A text that runs away costs its thread, never the server. */
const HEAP_MEGABYTES = 512

/** For what a text throws away at once: three times as much costs 100 MB of memory and saves no time. */
const YOUNG_MEGABYTES = 16

interface Job {
  readonly message: TaskMessage
  readonly isShort: boolean
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

function isShort({ task }: TaskMessage): boolean {
  return task === 'load' || TASK_LENGTHS[task] === 'short'
}

export function createLanguageWorker(options: LanguageWorkerOptions): LanguageWorker {
  const { log, mostWaiting = MOST_WAITING, taskMs = TASK_MS } = options
  const { heapMegabytes = HEAP_MEGABYTES } = options
  const line = createTaskQueue<Job>(mostWaiting)
  let worker: Worker | undefined
  let started = 0
  let current: { readonly job: Job; readonly deadline: NodeJS.Timeout } | undefined
  let isClosed = false

  /** The job at work, which is over. */
  function finished(): Job | undefined {
    const over = current
    current = undefined
    clearTimeout(over?.deadline)
    return over?.job
  }

  function answered(answer: TaskReply): void {
    const job = finished()
    if (answer.ok) job?.resolve(answer.value)
    else job?.reject(answer.error)
    advance()
  }

  function lost(one: Worker, reason: string): void {
    if (worker !== one) return
    worker = undefined
    finished()?.reject(new LanguageUnavailable(`the thread ended: ${reason}`))
    if (isClosed) return
    log.error('language-thread-ended', { reason })
    advance()
  }

  function start(): Worker {
    const one = startWorker(heapMegabytes)
    started += 1
    one.on('message', (message: unknown) => {
      if (worker === one) answered(asTaskReply(message))
    })
    one.on('error', (error) => lost(one, errorCode(error) ?? errorMessage(error)))
    one.on('exit', (status) => lost(one, `status ${status}`))
    worker = one
    return one
  }

  /** The thread that answers; undefined when the machine has none to give. */
  function startedFor(job: Job): Worker | undefined {
    try {
      return worker ?? start()
    } catch (error) {
      log.error('language-thread-ended', { reason: errorCode(error) ?? errorMessage(error) })
      job.reject(new LanguageUnavailable('no thread can be started'))
      return undefined
    }
  }

  function advance(): void {
    const job = current === undefined ? line.next() : undefined
    if (job === undefined) return
    const at = startedFor(job)
    if (at === undefined) {
      advance()
      return
    }
    // Lost before it is ended: what it says while it ends would bring it the next question, to be lost with it.
    const deadline = setTimeout(() => {
      lost(at, 'a question took too long')
      void at.terminate()
    }, taskMs)
    current = { job, deadline }
    at.postMessage(job.message)
  }

  /** Takes a place in the line, left again when the caller goes away. */
  function wait(job: Job): void {
    if (isClosed || !line.join(job)) {
      job.reject(new LanguageUnavailable('too many questions wait'))
      return
    }
    const giveUp = (): void => {
      line.leave(job)
      job.reject(new CallAborted())
    }
    job.signal?.addEventListener('abort', giveUp, { once: true })
    advance()
  }

  function ask(message: TaskMessage, signal?: AbortSignal): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(new CallAborted())
    return new Promise((resolve, reject) => {
      wait({ message, isShort: isShort(message), signal, resolve, reject })
    })
  }

  return {
    french: asLanguageService((task, input, signal) => ask({ task, input }, signal)),
    warm: async () => {
      await ask({ task: 'load' })
    },
    load: () => ({ working: current !== undefined, waiting: line.waiting(), threads: started }),
    close: async () => {
      isClosed = true
      for (let job = line.next(); job; job = line.next()) {
        job.reject(new LanguageUnavailable('the server ends'))
      }
      await worker?.terminate()
    },
  }
}
