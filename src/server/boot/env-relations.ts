/** What the variables of the environment ask of each other. */
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What one variable makes necessary. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  DATABASE_URL: ['AUTH_SECRET'],
  AI_BASE_URL: ['AI_MODEL'],
  AI_MODEL: ['AI_BASE_URL'],
  AI_API_KEY: ['AI_BASE_URL'],
  AI_VISION_MODEL: ['AI_BASE_URL'],
  READER_URL: ['READER_SECRET'],
  SMTP_URL: ['MAIL_FROM'],
  STRIPE_SECRET_KEY: [
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_PARENT',
    'STRIPE_PRICE_PARENT_PLUS',
    'STRIPE_PRICE_TEACHER',
  ],
}

/** A name may stand before the address. */
const SENDER = /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/

export interface Mistake {
  readonly name: string
  readonly sentence: string
}

function missingMistakes(environment: Environment): Mistake[] {
  return Object.entries(REQUIRED).flatMap(([because, names]) =>
    environment[because] === undefined
      ? []
      : names
          .filter((name) => environment[name] === undefined)
          .map((name) => ({ name, sentence: OPERATOR_TEXTS.missingWith(name, because) })),
  )
}

/** A reader is given nothing that it could lose: neither the database nor what signs sessions. */
const NOT_OF_A_READER = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'READER_URL',
  'AI_BASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
]

function readerMistakes(environment: Environment): Mistake[] {
  if (environment.ROLE !== 'reader') return []
  const surplus = NOT_OF_A_READER.filter((name) => environment[name] !== undefined).map((name) => {
    return { name, sentence: OPERATOR_TEXTS.notOfAReader(name) }
  })
  if (environment.READER_SECRET !== undefined) return surplus
  const sentence = OPERATOR_TEXTS.missingWith('READER_SECRET', 'ROLE=reader')
  return [...surplus, { name: 'READER_SECRET', sentence }]
}

/** Mistakes that no variable makes by itself. */
export function relationMistakes(environment: Environment): Mistake[] {
  const missing = [...missingMistakes(environment), ...readerMistakes(environment)]
  const { SMTP_URL, MAIL_FROM } = environment
  if (SMTP_URL === undefined || MAIL_FROM === undefined || SENDER.test(MAIL_FROM)) return missing
  return [...missing, { name: 'MAIL_FROM', sentence: OPERATOR_TEXTS.notAMailAddress('MAIL_FROM') }]
}
