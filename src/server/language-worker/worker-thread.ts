/** The worker thread of the language: its parent posts one task at a time. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { asTaskMessage, type TaskMessage, type TaskReply } from './language-service.ts'
import { runTask } from './language-tasks.ts'
import { loadLanguage } from './load-language.ts'

/** Texts may wait, pages may not: the threads that serve requests are scheduled first. */
const NICENESS = 5

/** On Linux `setPriority` takes a thread id, and sets the niceness of that thread alone. */
function lowerPriority(): void {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, NICENESS)
}

if (process.platform === 'linux') lowerPriority()

function reply(message: TaskMessage): TaskReply {
  try {
    const language = loadLanguage()
    if (message.task === 'load') return { ok: true, value: undefined }
    return { ok: true, value: runTask(language, message.task, message.input) }
  } catch (error) {
    return { ok: false, error }
  }
}

parentPort?.on('message', (message: unknown) => {
  parentPort?.postMessage(reply(asTaskMessage(message)))
})
