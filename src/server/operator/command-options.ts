/** Options of an operator's command, `--name value`, `--name=value` or `--name`; every mistake is gathered, none stops the reading. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { COMMAND_TEXTS } from '../../texts/operator/commands.ts'

export interface CommandOptions {
  /** By name, without `--`. */
  readonly values: ReadonlyMap<string, string>
  readonly flags: ReadonlySet<string>
  /** French sentences. */
  readonly mistakes: readonly string[]
}

export interface OptionRules {
  readonly options: ParseArgsOptionsConfig
  /** Names of the options that must be there. */
  readonly required: readonly string[]
}

interface Argument {
  /** As it was typed, without its value. */
  readonly typed: string
  readonly value?: string | undefined
}

/** `parseArgs` takes whatever follows an option for its value: what looks like an option is read again as one. */
function argumentsOf(given: readonly string[], options: ParseArgsOptionsConfig): Argument[] {
  const { tokens } = parseArgs({ args: [...given], options, strict: false, tokens: true })
  const cut = tokens.find(
    (token) =>
      token.kind === 'option-terminator' ||
      (token.kind === 'option' && !token.inlineValue && token.value?.startsWith('--')),
  )
  if (cut) {
    const [head, rest] = [given.slice(0, cut.index), given.slice(cut.index + 1)]
    const alone = { typed: given[cut.index] ?? '' }
    return [...argumentsOf(head, options), alone, ...argumentsOf(rest, options)]
  }
  return tokens
    .filter((token, i) => token.index !== tokens[i - 1]?.index)
    .map((token): Argument => {
      const typed = (given[token.index] ?? '').replace(/^(--[^=]*)=.*$/su, '$1')
      return token.kind === 'option' ? { typed, value: token.value } : { typed }
    })
}

function nameOf({ typed }: Argument): string | undefined {
  return typed.startsWith('--') ? typed.slice(2) : undefined
}

function mistakesOf(argument: Argument, { options }: OptionRules): string[] {
  const { typed, value } = argument
  const type = options[nameOf(argument) ?? '']?.type
  if (type === 'string') return value === undefined ? [COMMAND_TEXTS.missingValue(typed)] : []
  const unexpected = value === undefined ? [] : [COMMAND_TEXTS.unknownArgument(value)]
  return type === 'boolean' ? unexpected : [COMMAND_TEXTS.unknownArgument(typed), ...unexpected]
}

export function parseCommandOptions(given: readonly string[], rules: OptionRules): CommandOptions {
  const found = argumentsOf(given, rules.options)
  const named = found.flatMap((argument) => {
    const name = nameOf(argument)
    return name === undefined ? [] : { name, value: argument.value }
  })
  const names = named.map(({ name }) => name)
  const repeated = names.filter((name, i) => names.indexOf(name) < i)
  const missing = rules.required.filter((name) => !names.includes(name))
  return {
    values: new Map(named.map(({ name, value }) => [name, value?.trim() ?? ''])),
    flags: new Set(names),
    mistakes: [
      ...found.flatMap((argument) => mistakesOf(argument, rules)),
      ...repeated.map((name) => COMMAND_TEXTS.repeatedOption(`--${name}`)),
      ...missing.map((name) => COMMAND_TEXTS.missingOption(`--${name}`)),
    ],
  }
}
