/**
 * Reads single variables of an environment and gathers every mistake instead of stopping at the first. An empty variable
 * counts as absent. A mistake never repeats a value that may be secret.
 */
import { BlockList, isIP } from 'node:net'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const ON_OFF: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  '1': true,
  off: false,
  false: false,
  '0': false,
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)
}

/** The networks of TRUSTED_PROXIES as a list that answers whether an address is in it. */
export function networkList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

export class EnvReader {
  readonly mistakes: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  /** A variable that another one makes necessary. */
  required(name: string, because: string): string {
    const value = this.text(name)
    if (value === undefined) this.mistakes.push(OPERATOR_TEXTS.missingWith(name, because))
    return value ?? ''
  }

  integer(name: string, bounds: { default: number; from: number; to: number }): number {
    const value = this.text(name)
    if (value === undefined) return bounds.default
    const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN
    if (number >= bounds.from && number <= bounds.to) return number
    this.mistakes.push(OPERATOR_TEXTS.notAnInteger(name, bounds.from, bounds.to))
    return bounds.default
  }

  choice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const value = this.text(name)
    if (value === undefined) return choices[0]
    const found = choices.find((choice) => choice === value)
    if (found === undefined) this.mistakes.push(OPERATOR_TEXTS.notAChoice(name, choices))
    return found ?? choices[0]
  }

  flag(name: string, absent: boolean): boolean {
    const value = this.text(name)
    if (value === undefined) return absent
    const found = ON_OFF[value.toLowerCase()]
    if (found === undefined) this.mistakes.push(OPERATOR_TEXTS.notAChoice(name, ['on', 'off']))
    return found ?? absent
  }

  /** A URL with one of the schemes (written with their colon), as it was given. */
  url(name: string, schemes: readonly string[]): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value
    this.mistakes.push(OPERATOR_TEXTS.notAUrl(name, schemes))
    return undefined
  }

  /** An http(s) URL without path, as an origin (no slash at its end). */
  origin(name: string): string | undefined {
    const value = this.url(name, ['http:', 'https:'])
    if (value === undefined) return undefined
    const url = new URL(value)
    if (url.href === `${url.origin}/`) return url.origin
    this.mistakes.push(OPERATOR_TEXTS.notAnOrigin(name))
    return undefined
  }

  /** IP addresses and networks in CIDR notation, separated by commas. */
  networks(name: string): readonly string[] {
    const entries = (this.text(name) ?? '').split(',').map((entry) => entry.trim())
    const given = entries.filter((entry) => entry !== '')
    for (const entry of given) {
      if (!isNetwork(entry)) this.mistakes.push(OPERATOR_TEXTS.notAnAddressList(name, entry))
    }
    return given
  }
}
