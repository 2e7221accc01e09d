/** `ROLE=reader`: the processes that read photos, and the language that knows their words, behind one signed address. */
import { availableParallelism } from 'node:os'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { listen, pickPort, urlOf } from '../http/http-server.ts'
import { createLanguageWorker } from '../language-worker/language-worker.ts'
import type { Log } from '../log.ts'
import { openInstrumentation } from '../metrics/instrumentation.ts'
import { createReaderApp } from '../reader-pool/reader-app.ts'
import type { Env } from './env.ts'
import { loadLanguageSoon, openEmbeddedReader } from './open-reader.ts'
import type { ShutdownHooks } from './shutdown-hooks.ts'
import type { StartedServer } from './start-up.ts'

export async function startReader(
  env: Env,
  plainLog: Log,
  shutdown: ShutdownHooks,
): Promise<StartedServer> {
  const instrumentation = await openInstrumentation(env)
  const log = instrumentation.instrumentLog(plainLog)
  const language = createLanguageWorker({ log })
  shutdown.add('language', language.close)
  const { french } = language
  const processes = availableParallelism()
  const reader = await openEmbeddedReader({ processes, shutdown, french })
  const app = createReaderApp({
    reader: instrumentation.instrumentReader(reader),
    secret: env.readerPool.secret,
    clock: () => new Date(),
    log,
  })
  await instrumentation.serve(shutdown)
  const address = await pickPort(env)
  const server = await listen(instrumentation.instrumentFetch(app.fetch), address)
  shutdown.add('http', server.close)
  loadLanguageSoon(language, log)
  const never = new Promise<void>(() => undefined)
  return { lines: [OPERATOR_TEXTS.readerReady(urlOf(address))], databaseEnded: never }
}
