/** Entry point of a reading process: the native and WASM code that a hostile file could crash. It ends with its parent. */
import { setPriority } from 'node:os'
import { accept } from '../../domain/refusal.ts'
import {
  type HandwritingReader,
  readHandwritingBy,
} from '../handwriting/handwriting-recognition.ts'
import { loadLanguageModel } from '../handwriting/language-model.ts'
import { startLineNetwork } from '../handwriting/line-network.ts'
import type { PhotoReadingOutcome } from '../photo-reading.ts'
import { readPage } from '../read-page.ts'
import type { LexiconLookup } from '../recognition/lexicon-lookup.ts'
import { startTesseract } from '../recognition/tesseract.ts'
import { asParentMessage, type ChildMessage, type PhotoJob } from './child-messages.ts'

const LOW_PRIORITY = 10
const HEARTBEAT_MS = 2000

const sendToParent = process.send?.bind(process)
if (sendToParent === undefined) throw new Error('reader-child.ts is started by reader-process.ts')

function send(message: ChildMessage): void {
  sendToParent?.(message)
}

process.on('disconnect', () => process.exit(0))
// Ctrl-C and service managers signal the whole process group; the server ends this process once its photo is read.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
setPriority(LOW_PRIORITY)

const recogniser = startTesseract()

async function startHandwritingReader(): Promise<HandwritingReader> {
  const [score, language] = await Promise.all([startLineNetwork(), loadLanguageModel()])
  return { score, language }
}

let handwritingReader: Promise<HandwritingReader> | undefined

/** Print, the usual word list, never needs it. */
const readHandwriting = readHandwritingBy(() => {
  handwritingReader ??= startHandwritingReader()
  return handwritingReader
})

let onLexiconAnswer: (words: readonly string[]) => void = () => undefined

const lexicon: LexiconLookup = (forms, among) =>
  new Promise((resolve) => {
    onLexiconAnswer = resolve
    send({ kind: 'look-up', forms, among })
  })

async function read(job: PhotoJob): Promise<PhotoReadingOutcome> {
  const start = performance.now()
  const page = await readPage(job, {
    recognise: await recogniser,
    readHandwriting,
    lexicon,
    onProgress: (percent) => send({ kind: 'progress', percent }),
  })
  return page.ok ? accept({ ...page.value, ms: Math.round(performance.now() - start) }) : page
}

process.on('message', (received: unknown) => {
  const message = asParentMessage(received)
  if (message.kind === 'words') {
    onLexiconAnswer(message.words)
    return
  }
  const heartbeat = setInterval(() => send({ kind: 'alive' }), HEARTBEAT_MS)
  // An exception (out of memory above all) ends the process, and the photo is tried in another one.
  void read(message).then((outcome) => {
    clearInterval(heartbeat)
    send({ kind: 'done', outcome, residentBytes: process.memoryUsage.rss() })
  })
})
