/** The command line of `npm run account`, read whole: a command, or one French sentence a mistake. */
import * as z from 'zod/mini'
import { isPlanKey, PLAN_KEYS, type PlanKey } from '../../domain/account/plan.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { COMMAND_TEXTS } from '../../texts/operator/commands.ts'
import { type CommandOptions, type OptionRules, parseCommandOptions } from './command-options.ts'

export type AccountCommand =
  | {
      readonly kind: 'create'
      readonly email: string
      readonly plan: PlanKey
      /** Otherwise a password is generated. */
      readonly passwordFromInput: boolean
    }
  | {
      readonly kind: 'set-plan'
      readonly email: string
      readonly plan: PlanKey
      readonly status: string
    }
  | { readonly kind: 'list' }
  | { readonly kind: 'delete'; readonly email: string }
  | {
      readonly kind: 'reset-password'
      readonly email: string
      readonly passwordFromInput: boolean
    }
  | { readonly kind: 'reset-two-factor'; readonly email: string }
  | { readonly kind: 'waiting-list' }
  | { readonly kind: 'unused' }

const EMAIL = { email: { type: 'string' } } as const
const PLAN = { plan: { type: 'string' } } as const
const PASSWORD = { 'password-stdin': { type: 'boolean' } } as const

const COMMANDS: Readonly<Record<AccountCommand['kind'], OptionRules>> = {
  create: { options: { ...EMAIL, ...PLAN, ...PASSWORD }, required: ['email', 'plan'] },
  'set-plan': {
    options: { ...EMAIL, ...PLAN, status: { type: 'string' } },
    required: ['email', 'plan'],
  },
  list: { options: {}, required: [] },
  delete: { options: EMAIL, required: ['email'] },
  'reset-password': { options: { ...EMAIL, ...PASSWORD }, required: ['email'] },
  'reset-two-factor': { options: EMAIL, required: ['email'] },
  'waiting-list': { options: {}, required: [] },
  unused: { options: {}, required: [] },
}

const emailAddress = z.email()

/** Addresses are stored and compared in lower case. */
export function normalizedEmail(text: string): string | undefined {
  const email = text.normalize('NFC').trim().toLowerCase()
  return z.safeParse(emailAddress, email).success ? email : undefined
}

/** A status is a word of the billing provider's kind: active, trialing, past_due. */
export function isStatus(text: string): boolean {
  return /^[a-z][a-z_]{0,29}$/u.test(text)
}

class ValueReader {
  readonly mistakes: string[]
  readonly #options: CommandOptions

  constructor(options: CommandOptions) {
    this.#options = options
    this.mistakes = [...options.mistakes]
  }

  /** What was given after an option; undefined when absent or already named as missing. */
  #given(option: string): string | undefined {
    const value = this.#options.values.get(option)
    return value === '' ? undefined : value
  }

  email(): string {
    const given = this.#given('email')
    const email = given === undefined ? undefined : normalizedEmail(given)
    if (given !== undefined && email === undefined)
      this.mistakes.push(COMMAND_TEXTS.badEmail(given))
    return email ?? ''
  }

  plan(): PlanKey {
    const given = this.#given('plan')
    if (isPlanKey(given)) return given
    if (given !== undefined) this.mistakes.push(COMMAND_TEXTS.badPlan(given, PLAN_KEYS))
    return 'free'
  }

  status(): string {
    const given = this.#given('status') ?? 'active'
    if (!isStatus(given)) this.mistakes.push(COMMAND_TEXTS.badStatus(given))
    return given
  }
}

function readCommand(
  kind: AccountCommand['kind'],
  options: CommandOptions,
  read: ValueReader,
): AccountCommand {
  switch (kind) {
    case 'create':
      return {
        kind,
        email: read.email(),
        plan: read.plan(),
        passwordFromInput: options.flags.has('password-stdin'),
      }
    case 'set-plan':
      return { kind, email: read.email(), plan: read.plan(), status: read.status() }
    case 'reset-password':
      return { kind, email: read.email(), passwordFromInput: options.flags.has('password-stdin') }
    case 'list':
    case 'waiting-list':
    case 'unused':
      return { kind }
    case 'delete':
    case 'reset-two-factor':
      return { kind, email: read.email() }
  }
}

function isCommand(text: string): text is AccountCommand['kind'] {
  return Object.hasOwn(COMMANDS, text)
}

/** Arguments after `npm run account --`. */
export function parseAccountArguments(
  given: readonly string[],
): Result<AccountCommand, readonly string[]> {
  const [name, ...rest] = given
  if (name === undefined) return refuse([COMMAND_TEXTS.noCommand])
  if (!isCommand(name)) return refuse([COMMAND_TEXTS.unknownCommand(name)])
  const options = parseCommandOptions(rest, COMMANDS[name])
  const read = new ValueReader(options)
  const command = readCommand(name, options, read)
  return read.mistakes.length === 0 ? accept(command) : refuse(read.mistakes)
}
