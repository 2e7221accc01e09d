/** The thread that holds the language: one task at a time, in the order in which they come. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { parseAndWork } from './french-here.ts'
import { loadLanguage } from './language-data.ts'
import { type FromThread, parseToThread, type ToThread } from './thread-messages.ts'

/** Who waits for a text waits longer than who waits for a page: the other threads go before this one. */
const NICENESS = 5

/** Linux gives each thread a priority of its own, under the number of the thread. */
function goAfterOthers(): void {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, NICENESS)
}

if (process.platform === 'linux') goAfterOthers()

async function answerTo(message: ToThread): Promise<FromThread> {
  try {
    const language = await loadLanguage()
    if (message.task === 'load') return { ok: true, value: undefined }
    return { ok: true, value: parseAndWork(language, message.task, message.input) }
  } catch (error) {
    return { ok: false, error }
  }
}

parentPort?.on('message', (message: unknown) => {
  void answerTo(parseToThread(message)).then((answer) => parentPort?.postMessage(answer))
})
