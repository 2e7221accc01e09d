/** The thread that holds the language: one task at a time, in the order in which they come. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { runTask } from './in-process-language.ts'
import { loadLanguage } from './load-language.ts'
import { asTaskMessage, type TaskMessage, type TaskReply } from './task-messages.ts'

/** Who waits for a text waits longer than who waits for a page: the other threads go before this one. */
const NICENESS = 5

/** Linux gives each thread a priority of its own, under the number of the thread. */
function goAfterOthers(): void {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, NICENESS)
}

if (process.platform === 'linux') goAfterOthers()

async function answerTo(message: TaskMessage): Promise<TaskReply> {
  try {
    const language = await loadLanguage()
    if (message.task === 'load') return { ok: true, value: undefined }
    return { ok: true, value: runTask(language, message.task, message.input) }
  } catch (error) {
    return { ok: false, error }
  }
}

parentPort?.on('message', (message: unknown) => {
  void answerTo(asTaskMessage(message)).then((answer) => parentPort?.postMessage(answer))
})
