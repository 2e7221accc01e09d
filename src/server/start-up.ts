/** Opens everything in the order that loses least time: PostgreSQL starts while the code of the app and the language load. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { writeDictation } from '../french/write-dictation.ts'
import { createPhotoReader } from '../photos/photo-reader.ts'
import { OPERATOR_TEXTS } from '../texts/operator.ts'
import { createAuth } from './account/auth.ts'
import { createApp } from './app.ts'
import type { Closing } from './closing.ts'
import { type OpenedDatabase, openDatabase } from './db/opening.ts'
import { openDemo } from './demo/demo.ts'
import type { Env } from './env.ts'
import { loadLanguage } from './french/language-data.ts'
import { readBuiltFiles } from './http/built-files.ts'
import { listen, settlePort, urlOf } from './listening.ts'
import type { Log } from './log.ts'

export interface Ready {
  /** What the operator reads. */
  readonly lines: readonly string[]
  /** Resolves when the database is gone for good and the server can only end. */
  readonly databaseEnded: Promise<void>
}

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url))

/** A person waits for a photo: what stands further back in the line than this is better tried again later. */
const PHOTO_TIMEOUT_MS = 60_000

function openReader(closing: Closing): ReturnType<typeof createPhotoReader> {
  const processes = Math.max(1, availableParallelism() - 1)
  const reader = createPhotoReader({
    processes,
    maxQueue: 2 * processes,
    timeoutMs: PHOTO_TIMEOUT_MS,
  })
  closing.add('photo-reader', reader.close)
  return reader
}

async function demoLines(env: Env, log: Log, { owner, secret }: OpenedDatabase): Promise<string[]> {
  if (!env.demo) return []
  const account = await openDemo({ connection: owner, secret, now: new Date(), log })
  return account ? [OPERATOR_TEXTS.demoAccount(account.email, account.password)] : []
}

export async function startUp(env: Env, log: Log, closing: Closing): Promise<Ready> {
  const address = await settlePort(env)
  const publicUrl = env.publicUrl ?? urlOf(address)
  const [opened, files] = await Promise.all([
    openDatabase(env, log, closing),
    readBuiltFiles(BUILD),
  ])
  const { database, pools, secret } = opened
  const { registration, sessionTtlS, trustedProxies } = env
  const auth = createAuth({
    pool: pools.accounts,
    secret,
    publicUrl,
    registration,
    sessionTtlS,
    log,
  })
  const app = createApp({
    database,
    auth,
    reader: openReader(closing),
    writeDictation: async (request, seed) => writeDictation(request, await loadLanguage(), seed),
    files,
    clock: () => new Date(),
    log,
    secret,
    publicUrl,
    trustedProxies,
    sessionTtlS,
  })
  const demo = await demoLines(env, log, opened)
  const listening = await listen(app.fetch, address)
  closing.add('http', listening.close)
  // Ready for the first dictation, without holding the start up.
  void loadLanguage()
  return { lines: [OPERATOR_TEXTS.ready(publicUrl), ...demo], databaseEnded: opened.ended }
}
