/** Options of a command line, `--name value` or `--name`; every mistake is gathered, none stops the reading. */
import { COMMAND_TEXTS } from '../../texts/operator/commands.ts'

export interface CommandOptions {
  readonly values: ReadonlyMap<string, string>
  readonly flags: ReadonlySet<string>
  /** French sentences. */
  readonly mistakes: readonly string[]
}

export interface OptionNames {
  /** Options followed by a value. */
  readonly valued: readonly string[]
  readonly flags: readonly string[]
  /** Those of `valued` that must be there. */
  readonly required: readonly string[]
}

/** Cuts `--name=value` in two so that both spellings are read alike. */
function cut(argument: string): string[] {
  const equals = argument.startsWith('--') ? argument.indexOf('=') : -1
  return equals < 0 ? [argument] : [argument.slice(0, equals), argument.slice(equals + 1)]
}

interface Argument {
  readonly option: string
  /** What follows an option that takes a value. */
  readonly value?: string | undefined
}

/** Arguments with their values; what looks like an option is never taken as a value. */
function pair(given: readonly string[], valued: readonly string[]): Argument[] {
  const [option, next, ...rest] = given
  if (option === undefined) return []
  const value = valued.includes(option) && next?.startsWith('--') === false ? next : undefined
  const after = value === undefined ? given.slice(1) : rest
  return [{ option, value }, ...pair(after, valued)]
}

function mistakeOf({ option, value }: Argument, names: OptionNames): string | undefined {
  if (names.flags.includes(option)) return undefined
  if (!names.valued.includes(option)) return COMMAND_TEXTS.unknownArgument(option)
  return value === undefined ? COMMAND_TEXTS.missingValue(option) : undefined
}

function repeated(all: readonly string[]): string[] {
  return all.filter((option, place) => option.startsWith('--') && all.indexOf(option) < place)
}

export function parseCommandOptions(given: readonly string[], names: OptionNames): CommandOptions {
  const found = pair(given.flatMap(cut), names.valued)
  const options = found.map(({ option }) => option)
  return {
    values: new Map(found.map(({ option, value }) => [option, value?.trim() ?? ''])),
    flags: new Set(options),
    mistakes: [
      ...found.flatMap((argument) => mistakeOf(argument, names) ?? []),
      ...repeated(options).map(COMMAND_TEXTS.repeatedOption),
      ...names.required
        .filter((option) => !options.includes(option))
        .map(COMMAND_TEXTS.missingOption),
    ],
  }
}
