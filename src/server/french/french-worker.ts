/** The thread that holds the language: one task at a time, in the order in which they come. */
import { parentPort } from 'node:worker_threads'
import { parseAndWork } from './french-here.ts'
import { loadLanguage } from './language-data.ts'
import { type FromThread, parseToThread, type ToThread } from './thread-messages.ts'

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
