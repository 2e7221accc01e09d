/** Opens everything in the order that loses least time: PostgreSQL starts while the code of the app is being loaded. */

import { OPERATOR_TEXTS } from '../texts/operator.ts'
import type { Closing } from './closing.ts'
import { dataFolder } from './data-folder.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import type { Env } from './env.ts'
import { listen, settlePort, urlOf } from './listening.ts'
import type { Log } from './log.ts'

export interface Ready {
  /** What the operator reads. */
  readonly lines: readonly string[]
  /** Resolves when the database is gone for good and the server can only end. */
  readonly databaseEnded: Promise<void>
}

export async function startUp(env: Env, log: Log, closing: Closing): Promise<Ready> {
  const dataDir = await dataFolder(env.dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  closing.add('postgres', postgres.stop)
  const address = await settlePort(env)
  const listening = await listen(() => new Response('ok'), address)
  closing.add('http', listening.close)
  return {
    lines: [OPERATOR_TEXTS.ready(env.publicUrl ?? urlOf(address))],
    databaseEnded: postgres.exited,
  }
}
