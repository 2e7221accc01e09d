/**
 * The environment, parsed once at start-up. Every variable of the product is here, also those read by one feature only,
 * so that one start tells all mistakes. `.env.example` documents them.
 */
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { type Environment, EnvReader } from './env-reader.ts'

/** Who publishes and hosts the site, as French law asks a site to say (LCEN, article 1-1). Free texts; none is required. */
interface SiteSettings {
  readonly contact: string | undefined
  readonly editor: string | undefined
  readonly status: string | undefined
  readonly address: string | undefined
  readonly phone: string | undefined
  readonly director: string | undefined
  readonly host: string | undefined
  /** Who protects the data, when there is somebody for it. */
  readonly officer: string | undefined
  /** Company and country of the services that the operator plugs in. */
  readonly ai: string | undefined
  readonly mail: string | undefined
}

function readContact(reader: EnvReader): string | undefined {
  const contact = reader.text('CONTACT_EMAIL')
  if (contact !== undefined && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(contact)) {
    reader.mistakes.push(OPERATOR_TEXTS.notAMailAddress('CONTACT_EMAIL'))
  }
  return contact
}

function readSiteSettings(reader: EnvReader): SiteSettings {
  return {
    contact: readContact(reader),
    editor: reader.text('LEGAL_EDITOR'),
    status: reader.text('LEGAL_STATUS'),
    address: reader.text('LEGAL_ADDRESS'),
    phone: reader.text('LEGAL_PHONE'),
    director: reader.text('LEGAL_DIRECTOR'),
    host: reader.text('LEGAL_HOST'),
    officer: reader.text('LEGAL_DPO'),
    ai: reader.text('LEGAL_AI'),
    mail: reader.text('LEGAL_MAIL'),
  }
}

/** A secret that signs sessions: 32 characters of hexadecimal carry 128 bits. */
const SECRET_LENGTH_MIN = 32

/** A rolling session of 10 s is of use to tests only; 30 days is already long for a browser that children share. */
const SESSION_TTL_S = { default: 3600, from: 10, to: 2_592_000 }

export const LOG_LEVELS = ['info', 'debug', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface AiSettings {
  readonly name: string
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  /** Reads photos; undefined leaves them to the embedded reader. */
  readonly visionModel: string | undefined
}

export interface MailSettings {
  readonly smtpUrl: string
  readonly from: string
}

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiBase: string | undefined
  readonly prices: {
    readonly parent: string
    readonly parentPlus: string
    readonly teacher: string
  }
}

/** Where the server's own figures are answered. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

export interface Env {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** undefined: where `resolveDataFolder` says. */
  readonly dataDir: string | undefined
  /** undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** Origin under which browsers see the server; undefined: its own address. */
  readonly publicUrl: string | undefined
  /** undefined: generated once into the data folder (embedded mode only). */
  readonly authSecret: string | undefined
  readonly registration: 'closed' | 'open'
  readonly demo: boolean
  readonly trustedProxies: readonly string[]
  readonly sessionTtlS: number
  readonly ai: AiSettings | undefined
  readonly aiDailyQuota: number
  readonly aiGlobalDailyQuota: number
  readonly aiDebug: boolean
  readonly mail: MailSettings | undefined
  readonly stripe: StripeSettings | undefined
  readonly site: SiteSettings
  readonly logLevel: LogLevel
  /** undefined: nothing is counted. */
  readonly metrics: MetricsAddress | undefined
}

function readAuthSecret(reader: EnvReader): string | undefined {
  const name = 'AUTH_SECRET'
  const secret =
    reader.text('DATABASE_URL') === undefined
      ? reader.text(name)
      : reader.required(name, 'DATABASE_URL')
  if (secret !== undefined && secret !== '' && secret.length < SECRET_LENGTH_MIN) {
    reader.mistakes.push(OPERATOR_TEXTS.tooShort(name, SECRET_LENGTH_MIN))
  }
  return secret
}

function readAi(reader: EnvReader): AiSettings | undefined {
  const baseUrl = reader.url('AI_BASE_URL', ['http:', 'https:'])
  const apiKey = reader.text('AI_API_KEY')
  const visionModel = reader.text('AI_VISION_MODEL')
  if (reader.text('AI_BASE_URL') === undefined) {
    for (const name of ['AI_MODEL', 'AI_API_KEY', 'AI_VISION_MODEL']) {
      if (reader.text(name) !== undefined) reader.required('AI_BASE_URL', name)
    }
    return undefined
  }
  const model = reader.required('AI_MODEL', 'AI_BASE_URL')
  if (baseUrl === undefined) return undefined
  const name = reader.text('AI_NAME') ?? new URL(baseUrl).hostname
  return { name, baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model, visionModel }
}

function readMail(reader: EnvReader): MailSettings | undefined {
  const smtpUrl = reader.url('SMTP_URL', ['smtp:', 'smtps:'])
  if (reader.text('SMTP_URL') === undefined) return undefined
  const from = reader.required('MAIL_FROM', 'SMTP_URL')
  if (from !== '' && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    reader.mistakes.push(OPERATOR_TEXTS.notAMailAddress('MAIL_FROM'))
  }
  return smtpUrl === undefined ? undefined : { smtpUrl, from }
}

function readStripe(reader: EnvReader): StripeSettings | undefined {
  const because = 'STRIPE_SECRET_KEY'
  const secretKey = reader.text(because)
  const apiBase = reader.origin('STRIPE_API_BASE')
  if (secretKey === undefined) return undefined
  return {
    secretKey,
    webhookSecret: reader.required('STRIPE_WEBHOOK_SECRET', because),
    apiBase,
    prices: {
      parent: reader.required('STRIPE_PRICE_PARENT', because),
      parentPlus: reader.required('STRIPE_PRICE_PARENT_PLUS', because),
      teacher: reader.required('STRIPE_PRICE_TEACHER', because),
    },
  }
}

/** 0, the default, counts nothing. */
function readMetrics(reader: EnvReader): MetricsAddress | undefined {
  const port = reader.integer('METRICS_PORT', { default: 0, from: 0, to: 65_535 })
  return port === 0 ? undefined : { host: reader.text('METRICS_HOST') ?? '127.0.0.1', port }
}

/** The whole environment, or one French sentence a mistake. */
export function parseEnv(environment: Environment): Result<Env, readonly string[]> {
  const reader = new EnvReader(environment)
  const databaseUrl = reader.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const env: Env = {
    host: reader.text('HOST') ?? '127.0.0.1',
    port: reader.integer('PORT', { default: 3000, from: 0, to: 65_535 }),
    dataDir: reader.text('DATA_DIR'),
    databaseUrl,
    publicUrl: reader.origin('PUBLIC_URL'),
    authSecret: readAuthSecret(reader),
    registration: reader.choice('REGISTRATION', ['closed', 'open']),
    demo: reader.flag('DEMO', reader.text('DATABASE_URL') === undefined),
    trustedProxies: reader.networks('TRUSTED_PROXIES'),
    sessionTtlS: reader.integer('SESSION_TTL_S', SESSION_TTL_S),
    ai: readAi(reader),
    aiDailyQuota: reader.integer('AI_DAILY_QUOTA', { default: 50, from: 0, to: 1_000_000 }),
    aiGlobalDailyQuota: reader.integer('AI_GLOBAL_DAILY_QUOTA', {
      default: 2000,
      from: 0,
      to: 100_000_000,
    }),
    aiDebug: reader.flag('AI_DEBUG', false),
    mail: readMail(reader),
    stripe: readStripe(reader),
    site: readSiteSettings(reader),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS),
    metrics: readMetrics(reader),
  }
  return reader.mistakes.length === 0 ? accept(env) : refuse([...new Set(reader.mistakes)])
}
