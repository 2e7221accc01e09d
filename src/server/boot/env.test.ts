import { expect, test } from 'vitest'
import { networkList } from '../http/client-address.ts'
import { parseEnv } from './env.ts'

const SECRET = '0123456789abcdef0123456789abcdef'

function mistakesOf(environment: Record<string, string>): readonly string[] {
  const parsed = parseEnv(environment)
  return parsed.ok ? [] : parsed.refusal
}

test('an empty environment has every default of the contract', () => {
  expect(parseEnv({})).toEqual({
    ok: true,
    value: {
      role: 'server',
      host: '127.0.0.1',
      port: 3000,
      dataDir: undefined,
      databaseUrl: undefined,
      publicUrl: undefined,
      authSecret: undefined,
      registration: 'closed',
      demo: true,
      trustedProxies: [],
      sessionTtlS: 3600,
      readerPool: { readers: [], secret: '' },
      ai: undefined,
      aiDailyQuota: 50,
      aiGlobalDailyQuota: 2000,
      aiDebug: false,
      mail: undefined,
      stripe: undefined,
      site: {},
      logLevel: 'info',
      metrics: undefined,
    },
  })
})

test('a variable that is there but empty counts as absent', () => {
  expect(
    parseEnv({ PORT: '', DATABASE_URL: ' ', REGISTRATION: '', STRIPE_SECRET_KEY: '' }),
  ).toEqual(parseEnv({}))
})

test('every variable is read', () => {
  const parsed = parseEnv({
    ROLE: 'server',
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/encrier',
    DATABASE_URL: 'postgres://encrier:secret@db:5432/encrier',
    PUBLIC_URL: 'https://dictees.exemple.fr/',
    AUTH_SECRET: SECRET,
    REGISTRATION: 'open',
    DEMO: 'on',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
    SESSION_TTL_S: '600',
    READER_URL: 'http://10.0.0.21:3100/, https://lecteur.exemple.fr,http://10.0.0.21:3100',
    READER_SECRET: SECRET,
    AI_BASE_URL: 'http://localhost:11434/v1/',
    AI_MODEL: 'mistral',
    AI_VISION_MODEL: 'llava',
    AI_DAILY_QUOTA: '5',
    AI_GLOBAL_DAILY_QUOTA: '0',
    AI_DEBUG: 'true',
    SMTP_URL: 'smtp://localhost:25',
    MAIL_FROM: "L'Encrier <bonjour@exemple.fr>",
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'wh',
    STRIPE_API_BASE: 'http://127.0.0.1:9999',
    STRIPE_PRICE_PARENT: 'p1',
    STRIPE_PRICE_PARENT_PLUS: 'p2',
    STRIPE_PRICE_TEACHER: 'p3',
    CONTACT_EMAIL: 'bonjour@exemple.fr',
    LEGAL_EDITOR: 'Claire Martin',
    LEGAL_STATUS: 'Association',
    LEGAL_ADDRESS: "1 rue de l'École, 38000 Grenoble",
    LEGAL_PHONE: '04 00 00 00 00',
    LEGAL_DIRECTOR: 'Claire Martin',
    LEGAL_HOST: 'Exemple, 75000 Paris',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
  })
  expect(parsed).toEqual({
    ok: true,
    value: {
      role: 'server',
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/srv/encrier',
      databaseUrl: 'postgres://encrier:secret@db:5432/encrier',
      publicUrl: 'https://dictees.exemple.fr',
      authSecret: SECRET,
      registration: 'open',
      demo: true,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      sessionTtlS: 600,
      readerPool: {
        readers: ['http://10.0.0.21:3100', 'https://lecteur.exemple.fr'],
        secret: SECRET,
      },
      ai: {
        name: 'localhost',
        baseUrl: 'http://localhost:11434/v1',
        apiKey: undefined,
        model: 'mistral',
        visionModel: 'llava',
      },
      aiDailyQuota: 5,
      aiGlobalDailyQuota: 0,
      aiDebug: true,
      mail: { smtpUrl: 'smtp://localhost:25', from: "L'Encrier <bonjour@exemple.fr>" },
      stripe: {
        secretKey: 'sk',
        webhookSecret: 'wh',
        apiBase: 'http://127.0.0.1:9999',
        prices: { parent: 'p1', parentPlus: 'p2', teacher: 'p3' },
      },
      site: {
        contact: 'bonjour@exemple.fr',
        editor: 'Claire Martin',
        status: 'Association',
        address: "1 rue de l'École, 38000 Grenoble",
        phone: '04 00 00 00 00',
        director: 'Claire Martin',
        host: 'Exemple, 75000 Paris',
      },
      logLevel: 'warn',
      metrics: { host: '10.0.0.5', port: 9464 },
    },
  })
})

test('the demo is off with an external database unless it is asked for', () => {
  const external = { DATABASE_URL: 'postgres://db/encrier', AUTH_SECRET: SECRET }
  expect(parseEnv(external)).toMatchObject({ value: { demo: false } })
  expect(parseEnv({ ...external, DEMO: 'on' })).toMatchObject({ value: { demo: true } })
})

test('all mistakes are told at once, one sentence each', () => {
  const mistakes = mistakesOf({
    PORT: '80000',
    DATABASE_URL: 'mysql://db/encrier',
    PUBLIC_URL: 'https://exemple.fr/dictees',
    REGISTRATION: 'peut-être',
    DEMO: 'yes please',
    TRUSTED_PROXIES: '10.0.0.0/40,proxy',
    SESSION_TTL_S: '1h',
    AI_BASE_URL: 'localhost:11434',
    AI_DAILY_QUOTA: '-1',
    SMTP_URL: 'smtp://localhost',
    STRIPE_SECRET_KEY: 'sk',
    LOG_LEVEL: 'verbose',
  })
  expect(mistakes).toHaveLength(18)
  const names = mistakes.map((sentence) => sentence.split(' ')[0])
  expect(new Set(names)).toEqual(
    new Set([
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'AUTH_SECRET',
      'REGISTRATION',
      'DEMO',
      'TRUSTED_PROXIES',
      'SESSION_TTL_S',
      'AI_BASE_URL',
      'AI_MODEL',
      'AI_DAILY_QUOTA',
      'MAIL_FROM',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PRICE_PARENT',
      'STRIPE_PRICE_PARENT_PLUS',
      'STRIPE_PRICE_TEACHER',
      'LOG_LEVEL',
    ]),
  )
})

test.each<[string, Record<string, string>, ...string[]]>([
  ['a short secret', { AUTH_SECRET: 'court' }, 'AUTH_SECRET doit avoir au moins 32 caractères'],
  [
    'a key without its provider',
    { AI_API_KEY: 'sk-123' },
    'AI_BASE_URL est obligatoire quand AI_API_KEY est défini',
  ],
  ['a sender that is no address', { SMTP_URL: 'smtp://m', MAIL_FROM: 'bonjour' }, 'MAIL_FROM doit'],
  [
    'a sender with a line break',
    { SMTP_URL: 'smtp://m', MAIL_FROM: 'a\r\nBcc: b@c.fr <d@e.fr>' },
    'MAIL_FROM doit',
  ],
  ['a port in words', { PORT: 'trois mille' }, 'PORT doit être un nombre entier de 0 à 65535'],
  ['a role that is none', { ROLE: 'lecteur' }, 'ROLE doit valoir server ou reader'],
  [
    'a reader without its secret',
    { ROLE: 'reader' },
    'READER_SECRET est obligatoire quand ROLE=reader est défini',
  ],
  [
    'a reader that is given the database',
    { ROLE: 'reader', READER_SECRET: SECRET, DATABASE_URL: 'postgres://db', AUTH_SECRET: SECRET },
    'DATABASE_URL est à retirer quand ROLE vaut reader',
    'AUTH_SECRET est à retirer quand ROLE vaut reader',
  ],
  [
    'readers without a secret',
    { READER_URL: 'http://10.0.0.21:3100' },
    'READER_SECRET est obligatoire quand READER_URL est défini',
  ],
  [
    'a reader without its scheme',
    { READER_URL: 'http://10.0.0.21:3100,10.0.0.22:3100', READER_SECRET: SECRET },
    'READER_URL doit être une adresse complète (http://… ou https://…)',
  ],
  [
    'a reader with a path',
    { READER_URL: 'http://10.0.0.21:3100/readings', READER_SECRET: SECRET },
    'READER_URL doit être une adresse sans chemin',
  ],
  ['a number with an exponent', { PORT: '3e3' }, 'PORT doit'],
])('%s is refused', (_, environment, ...sentences) => {
  expect(mistakesOf(environment)).toEqual(sentences.map((one) => expect.stringContaining(one)))
})

test('no mistake repeats a secret', () => {
  const told = mistakesOf({
    DATABASE_URL: 'motdepasse-base',
    AUTH_SECRET: 'motdepasse-court',
    SMTP_URL: 'motdepasse-mail',
    AI_BASE_URL: 'motdepasse-ia',
  }).join('\n')
  expect(told).not.toContain('motdepasse')
})

test('a trusted network contains its addresses and no other', () => {
  const list = networkList(['10.0.0.0/8', '::1'])
  expect(list.check('10.20.30.40', 'ipv4')).toBe(true)
  expect(list.check('11.0.0.1', 'ipv4')).toBe(false)
  expect(list.check('::1', 'ipv6')).toBe(true)
})
