/** Opens everything in the order that loses least time: PostgreSQL starts while the code of the app and the language load. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { SITE_SERVICES, type SiteFactName } from '../../texts/legal/site-facts.ts'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { relyingPartyOf } from '../account/passkeys/relying-party.ts'
import type { AppDependencies } from '../app.ts'
import { type OpenedDatabase, openDatabase } from '../db/open-database.ts'
import type { HttpServer } from '../http/http-server.ts'
import type { Site } from '../http/site-pages.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import type { LanguageWorker } from '../language-worker/language-worker.ts'
import type { Log } from '../log.ts'
import { type Instrumentation, openInstrumentation } from '../metrics/instrumentation.ts'
import { scheduleRetention } from '../retention/retention-schedule.ts'
import { openBilling } from '../subscription/open-billing.ts'
import type { Env } from './env.ts'
import {
  checkReaders,
  loadLanguageSoon,
  openEmbeddedReader,
  openReaderPool,
} from './open-reader.ts'
import type { ShutdownHooks } from './shutdown-hooks.ts'

function factsOf({ site, ai, mail, stripe }: Env): Record<SiteFactName, string | undefined> {
  const { contact, editor, status, address, phone, director, host, officer } = site
  return {
    ...{ contact, editor, status, address, phone, director, host, officer },
    writing: ai && SITE_SERVICES.writing(ai.name, site.ai),
    reading: ai?.visionModel === undefined ? undefined : SITE_SERVICES.reading(ai.name, site.ai),
    mail: mail && SITE_SERVICES.mail(site.mail),
    billing: stripe && SITE_SERVICES.billing,
  }
}

/** What the public pages tell of this site: only what is configured, the pages have a sentence for the rest. */
function siteOf(env: Env, publicUrl: string): Site {
  const facts = Object.entries(factsOf(env)).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  )
  return {
    origin: env.publicUrl,
    registration: env.registration,
    hasMail: env.mail !== undefined,
    hasPasskeys: relyingPartyOf(publicUrl) !== undefined,
    contact: env.site.contact,
    facts: Object.fromEntries(facts),
  }
}

export interface StartedServer {
  readonly lines: readonly string[]
  /** Resolves when the database is gone for good and the server can only end. */
  readonly databaseEnded: Promise<void>
}

const BUILD = fileURLToPath(new URL('../../../build/', import.meta.url))

/** A photo takes seconds of a core; one core stays for other requests. */
const READERS = Math.max(1, availableParallelism() - 1)

/** Loaded while PostgreSQL starts: together they take longer than it does. */
async function loadModules() {
  const [app, french, files, http, ai] = await Promise.all([
    import('../app.ts'),
    import('../language-worker/language-worker.ts'),
    import('../http/static-files.ts'),
    import('../http/http-server.ts'),
    import('../ai/provider/ai-provider.ts'),
  ])
  return { ...app, ...french, ...files, ...http, ...ai }
}

async function demoLines(
  env: Env,
  log: Log,
  { owner, secret, french }: Pick<OpenedDatabase, 'owner' | 'secret'> & { french: LanguageService },
): Promise<string[]> {
  if (!env.demo) return []
  const { openDemoAccount } = await import('../demo/demo-account.ts')
  const account = await openDemoAccount({ connection: owner, secret, now: new Date(), log, french })
  return account ? [OPERATOR_TEXTS.demoAccount(account.email, account.password)] : []
}

/** Shorter than the time in which requests must be over once the server ends. */
const PROVIDER_GRACE_MS = 5000

type Modules = Awaited<ReturnType<typeof loadModules>>

type BaseDependencies = Pick<AppDependencies, 'database' | 'clock' | 'log'>

function openProvider(
  modules: Modules,
  env: Env,
  base: BaseDependencies,
): AppDependencies['provider'] {
  if (env.ai === undefined) return undefined
  const quotas = { user: env.aiDailyQuota, everyone: env.aiGlobalDailyQuota }
  return modules.createAiProvider({ ...base, settings: env.ai, quotas })
}

/** Requests under way finish; those that wait for the provider go on without it, before the drain would cut them. */
async function closeHttp(
  { close }: HttpServer,
  provider: AppDependencies['provider'],
): Promise<void> {
  const timer = setTimeout(() => provider?.stop(), PROVIDER_GRACE_MS)
  await close()
  clearTimeout(timer)
}

async function openMailer(
  env: Env,
  log: Log,
  shutdown: ShutdownHooks,
): Promise<AppDependencies['mailer']> {
  if (env.mail === undefined) return undefined
  const { createMailer } = await import('../mailer/mailer.ts')
  const mailer = createMailer({ ...env.mail, log })
  shutdown.add('mail', mailer.close)
  return mailer
}

function openFrench(modules: Modules, log: Log, shutdown: ShutdownHooks): LanguageWorker {
  const thread = modules.createLanguageWorker({ log })
  shutdown.add('language', thread.close)
  return thread
}

/** In this machine, or on others. */
function openReader(
  env: Env,
  context: BaseDependencies & { shutdown: ShutdownHooks; french: LanguageService },
): Promise<AppDependencies['reader']> {
  return env.readerPool.readers.length > 0
    ? openReaderPool(env, context)
    : openEmbeddedReader({ ...context, processes: READERS })
}

interface ServiceContext {
  readonly french: LanguageService
  readonly modules: Modules
  readonly env: Env
  readonly shutdown: ShutdownHooks
  readonly instrumentation: Instrumentation
}

type Services = Pick<AppDependencies, 'french' | 'reader' | 'provider' | 'mailer' | 'billing'>

async function openServices(
  { modules, env, shutdown, instrumentation, french }: ServiceContext,
  base: BaseDependencies,
  publicUrl: string,
): Promise<Services> {
  return {
    french,
    reader: instrumentation.instrumentReader(await openReader(env, { ...base, shutdown, french })),
    provider: openProvider(modules, env, base),
    mailer: await openMailer(env, base.log, shutdown),
    billing: await openBilling(env, { ...base, publicUrl }),
  }
}

export async function startUp(
  env: Env,
  plainLog: Log,
  shutdown: ShutdownHooks,
): Promise<StartedServer> {
  const loading = loadModules()
  // A failure is thrown by `await loading` below, when PostgreSQL is registered to be closed.
  loading.catch(() => undefined)
  const instrumentation = await openInstrumentation(env)
  const log = instrumentation.instrumentLog(plainLog)
  // Before the database: a mistake of the configuration changes nothing there.
  await checkReaders(env, log)
  const opened = await openDatabase(env, log, shutdown)
  instrumentation.instrumentPools(opened.pools)
  const modules = await loading
  const thread = openFrench(modules, log, shutdown)
  const { french } = thread
  const address = await modules.pickPort(env)
  const publicUrl = env.publicUrl ?? modules.urlOf(address)
  const [files, demo] = await Promise.all([
    modules.loadStaticFiles(BUILD, siteOf(env, publicUrl)),
    demoLines(env, log, { ...opened, french }),
  ])
  const { registration, sessionTtlS, trustedProxies } = env
  const settings = { log, publicUrl, secret: opened.secret, sessionTtlS }
  const base = { log, database: opened.database, clock: () => new Date() }
  const services = await openServices(
    { modules, env, shutdown, instrumentation, french },
    base,
    publicUrl,
  )
  const app = modules.createApp({
    ...settings,
    ...base,
    ...services,
    aiDebug: env.aiDebug,
    files,
    trustedProxies,
    registration,
    contact: env.site.contact,
  })
  await instrumentation.serve(shutdown)
  const isHttps = publicUrl.startsWith('https:')
  const server = await modules.listen(instrumentation.instrumentFetch(app.fetch), address, isHttps)
  shutdown.add('http', () => closeHttp(server, services.provider))
  loadLanguageSoon(thread, log)
  scheduleRetention(shutdown, { ...base, ...services, publicUrl, secret: opened.secret })
  return { lines: [OPERATOR_TEXTS.ready(publicUrl), ...demo], databaseEnded: opened.ended }
}
