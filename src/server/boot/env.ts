/**
 * The environment, read once at start-up. Every variable of the product is here, also those that one feature alone reads, so
 * that one start tells all mistakes. `.env.example` documents them.
 */
import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import type { ListenAddress } from '../http/http-server.ts'
import { LOG_LEVELS } from '../log.ts'
import { type Environment, relationMistakes } from './env-relations.ts'
import {
  choice,
  flag,
  integer,
  mailAddress,
  minLength,
  networks,
  origin,
  origins,
  plainText,
  url,
} from './env-variables.ts'

/** 32 characters of hexadecimal carry 128 bits. */
const SECRET_MIN_LENGTH = 32

/** A rolling session of 10 s is of use to tests only; 30 days is already long for a browser that children share. */
const SESSION_TTL_S = { from: 10, to: 2_592_000, default: 3600 }

export const ROLES = ['server', 'reader'] as const

/** In the order in which mistakes are told. */
const variables = z.object({
  /** What this process is: the whole product, or a reader of photos for servers elsewhere. */
  ROLE: choice(ROLES),
  /** Absent: the embedded PostgreSQL. */
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  HOST: plainText,
  /** 0 takes any free port. */
  PORT: integer({ from: 0, to: 65_535, default: 3000 }),
  /** Absent: where `resolveDataFolder` says. */
  DATA_DIR: plainText,
  /** Origin under which browsers see the server; absent: its own address. */
  PUBLIC_URL: origin,
  /** Absent: generated once into the data folder (embedded mode only). */
  AUTH_SECRET: minLength(SECRET_MIN_LENGTH),
  REGISTRATION: choice(['closed', 'open']),
  DEMO: flag,
  TRUSTED_PROXIES: networks,
  SESSION_TTL_S: integer(SESSION_TTL_S),
  /** Readers of photos on other machines; absent: in this one. */
  READER_URL: origins,
  READER_SECRET: minLength(SECRET_MIN_LENGTH),
  AI_BASE_URL: url(['http:', 'https:']),
  AI_NAME: plainText,
  AI_API_KEY: plainText,
  AI_MODEL: plainText,
  /** Reads photos; absent leaves them to the embedded reader. */
  AI_VISION_MODEL: plainText,
  AI_DAILY_QUOTA: integer({ from: 0, to: 1_000_000, default: 50 }),
  AI_GLOBAL_DAILY_QUOTA: integer({ from: 0, to: 100_000_000, default: 2000 }),
  AI_DEBUG: flag,
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: plainText,
  STRIPE_API_BASE: origin,
  STRIPE_SECRET_KEY: plainText,
  STRIPE_WEBHOOK_SECRET: plainText,
  STRIPE_PRICE_PARENT: plainText,
  STRIPE_PRICE_PARENT_PLUS: plainText,
  STRIPE_PRICE_TEACHER: plainText,
  CONTACT_EMAIL: mailAddress,
  LEGAL_EDITOR: plainText,
  LEGAL_STATUS: plainText,
  LEGAL_ADDRESS: plainText,
  LEGAL_PHONE: plainText,
  LEGAL_DIRECTOR: plainText,
  LEGAL_HOST: plainText,
  /** The data protection officer. */
  LEGAL_DPO: plainText,
  /** Company and country of the services that the operator plugs in. */
  LEGAL_AI: plainText,
  LEGAL_MAIL: plainText,
  LOG_LEVEL: choice(LOG_LEVELS),
  /** 0 counts nothing. */
  METRICS_PORT: integer({ from: 0, to: 65_535, default: 0 }),
  METRICS_HOST: plainText,
})

export const VARIABLES = Object.keys(variables.shape)

type Variables = z.infer<typeof variables>

export interface AiSettings {
  readonly name: string
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  readonly visionModel: string | undefined
}

function given(environment: Environment): Environment {
  const entries = VARIABLES.map((name) => [name, environment[name]?.trim()])
  return Object.fromEntries(entries.filter(([, value]) => value))
}

function aiSettings(set: Variables): AiSettings | undefined {
  const { AI_BASE_URL: url, AI_MODEL: model } = set
  if (url === undefined || model === undefined) return undefined
  return {
    name: set.AI_NAME ?? new URL(url).hostname,
    baseUrl: url.replace(/\/+$/, ''),
    apiKey: set.AI_API_KEY,
    model,
    visionModel: set.AI_VISION_MODEL,
  }
}

function mailSettings({ SMTP_URL, MAIL_FROM }: Variables) {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined
  return { smtpUrl: SMTP_URL, from: MAIL_FROM }
}

function stripeSettings(set: Variables) {
  if (set.STRIPE_SECRET_KEY === undefined) return undefined
  return {
    secretKey: set.STRIPE_SECRET_KEY,
    webhookSecret: set.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: set.STRIPE_API_BASE,
    prices: {
      parent: set.STRIPE_PRICE_PARENT ?? '',
      parentPlus: set.STRIPE_PRICE_PARENT_PLUS ?? '',
      teacher: set.STRIPE_PRICE_TEACHER ?? '',
    },
  }
}

/** Who publishes and hosts the site, as French law asks a site to say (LCEN, article 1-1). */
function siteSettings(set: Variables) {
  return {
    contact: set.CONTACT_EMAIL,
    editor: set.LEGAL_EDITOR,
    status: set.LEGAL_STATUS,
    address: set.LEGAL_ADDRESS,
    phone: set.LEGAL_PHONE,
    director: set.LEGAL_DIRECTOR,
    host: set.LEGAL_HOST,
    officer: set.LEGAL_DPO,
    ai: set.LEGAL_AI,
    mail: set.LEGAL_MAIL,
  }
}

function metricsAddress({ METRICS_PORT, METRICS_HOST }: Variables): ListenAddress | undefined {
  return METRICS_PORT === 0 ? undefined : { host: METRICS_HOST ?? '127.0.0.1', port: METRICS_PORT }
}

function readerSettings({ READER_URL: readers, READER_SECRET: secret = '' }: Variables) {
  return { readers: [...new Set(readers)], secret }
}

function envOf(set: Variables) {
  return {
    role: set.ROLE,
    host: set.HOST ?? '127.0.0.1',
    port: set.PORT,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    publicUrl: set.PUBLIC_URL,
    authSecret: set.AUTH_SECRET,
    registration: set.REGISTRATION,
    demo: set.DEMO ?? set.DATABASE_URL === undefined,
    trustedProxies: set.TRUSTED_PROXIES,
    sessionTtlS: set.SESSION_TTL_S,
    readerPool: readerSettings(set),
    ai: aiSettings(set),
    aiDailyQuota: set.AI_DAILY_QUOTA,
    aiGlobalDailyQuota: set.AI_GLOBAL_DAILY_QUOTA,
    aiDebug: set.AI_DEBUG ?? false,
    mail: mailSettings(set),
    stripe: stripeSettings(set),
    site: siteSettings(set),
    logLevel: set.LOG_LEVEL,
    metrics: metricsAddress(set),
  }
}

export type Env = Readonly<ReturnType<typeof envOf>>
export type StripeSettings = NonNullable<Env['stripe']>

/** The whole environment, or one French sentence a mistake. An empty variable counts as absent. */
export function parseEnv(environment: Environment): Result<Env, readonly string[]> {
  const set = given(environment)
  const parsed = variables.safeParse(set)
  const invalid = parsed.error?.issues ?? []
  const mistakes = [
    ...invalid.map(({ path, message }) => ({ name: String(path[0]), sentence: message })),
    ...relationMistakes(set),
  ]
  if (parsed.success && mistakes.length === 0) return accept(envOf(parsed.data))
  mistakes.sort((one, other) => VARIABLES.indexOf(one.name) - VARIABLES.indexOf(other.name))
  return refuse([...new Set(mistakes.map(({ sentence }) => sentence))])
}

/** The variables of the process, over those of `.env`; undefined, all mistakes told on stderr, when they cannot be used. */
export function loadEnv(): Env | undefined {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = parseEnv(process.env)
  if (parsed.ok) return parsed.value
  const lines = [OPERATOR_TEXTS.configurationRefused, ...parsed.refusal]
  process.stderr.write(`${lines.join('\n  - ')}\n`)
  return undefined
}
