/** The reader of photos: processes of this machine, or machines apart that were asked first whether they are readers of ours. */

import type { PhotoReader } from '../../photos/pool/photo-reader.ts'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { errorMessage, OperatorError } from '../errors.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import type { LanguageWorker } from '../language-worker/language-worker.ts'
import type { Log } from '../log.ts'
import type { Env } from './env.ts'
import type { ShutdownHooks } from './shutdown-hooks.ts'

/** In the queue: within the minute that an adult waits at most. */
const MAX_PHOTO_WAIT_MS = 45_000

/** After the first requests, before the first dictation. */
const LANGUAGE_DELAY_MS = 500

/** Neither the first dictation nor the first page should wait for the language data to be read. */
export function loadLanguageSoon({ warm }: LanguageWorker, log: Log): void {
  setTimeout(() => {
    warm().catch((error: unknown) => {
      log.error('language-not-loaded', { reason: errorMessage(error) })
    })
  }, LANGUAGE_DELAY_MS).unref()
}

export async function openEmbeddedReader({
  processes,
  shutdown,
  french,
}: {
  readonly processes: number
  readonly shutdown: ShutdownHooks
  readonly french: LanguageService
}): Promise<PhotoReader> {
  const { createPhotoReader } = await import('../../photos/pool/photo-reader.ts')
  const reader = createPhotoReader({
    processes,
    maxQueue: 2 * processes,
    maxWaitMs: MAX_PHOTO_WAIT_MS,
    lexicon: (forms, among) => french.knownWords({ forms, among }),
  })
  shutdown.add('photo-reader', reader.close)
  return reader
}

/** Throws an OperatorError when what answers at READER_URL is no reader, or does not know the secret. */
export async function checkReaders({ readerPool }: Env, log: Log): Promise<void> {
  if (readerPool.readers.length === 0) return
  const { checkReaderPool } = await import('../reader-pool/reader-pool.ts')
  const checked = await checkReaderPool({ ...readerPool, clock: () => new Date(), log })
  if (checked.ok) return
  const { reader, kind } = checked.refusal
  const sentence = { secret: OPERATOR_TEXTS.readerSecret, 'no-reader': OPERATOR_TEXTS.noReader }
  throw new OperatorError(sentence[kind](reader))
}

export async function openReaderPool(
  { readerPool }: Env,
  { shutdown, clock, log }: { shutdown: ShutdownHooks; clock: () => Date; log: Log },
): Promise<PhotoReader> {
  const { createReaderPool } = await import('../reader-pool/reader-pool.ts')
  const pool = createReaderPool({ ...readerPool, clock, log })
  shutdown.add('reader-pool', pool.close)
  return pool
}
