/**
 * The reading process: decodes, cleans and reads one photo after the other. It holds the native and WASM code that a
 * hostile file could crash, runs at low priority, and ends with its parent.
 */
import { setPriority } from 'node:os'
import { accept } from '../domain/refusal.ts'
import { type ChildMessage, type PhotoJob, parseParentMessage } from './child-messages.ts'
import type { WhichAreWords } from './known-words.ts'
import type { PhotoOutcome } from './photo-reading.ts'
import { readPage } from './read-page.ts'
import { startRecogniser } from './recognise.ts'

const LOW_PRIORITY = 10
const ALIVE_MS = 2000

const send = process.send?.bind(process)
if (send === undefined) throw new Error('reader-child.ts is started by photo-reader.ts')

function say(message: ChildMessage): void {
  send?.(message)
}

process.on('disconnect', () => process.exit(0))
// Ctrl-C and service managers signal the whole group; a photo in flight is finished, then the server ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
setPriority(LOW_PRIORITY)

const recogniser = startRecogniser()

let onWords: (words: readonly string[]) => void = () => undefined

/** One photo at a time, and one question at a time for it. */
const which: WhichAreWords = (forms, among) =>
  new Promise((resolve) => {
    onWords = resolve
    say({ kind: 'which-words', forms, among })
  })

async function read(job: PhotoJob): Promise<PhotoOutcome> {
  const start = performance.now()
  const page = await readPage(job, {
    recognise: await recogniser,
    which,
    onProgress: (percent) => say({ kind: 'progress', percent }),
  })
  return page.ok ? accept({ ...page.value, ms: Math.round(performance.now() - start) }) : page
}

process.on('message', (message: unknown) => {
  const told = parseParentMessage(message)
  if (told.kind === 'words') {
    onWords(told.words)
    return
  }
  const pulse = setInterval(() => say({ kind: 'alive' }), ALIVE_MS)
  // What is thrown, memory that cannot be had above all, ends this process: the photo is tried in another one.
  void read(told).then((outcome) => {
    clearInterval(pulse)
    say({ kind: 'done', outcome, residentBytes: process.memoryUsage.rss() })
  })
})
