/**
 * Schemas of single environment variables. Each refuses with a sentence for the operator, which names the variable and never
 * repeats a value that may be secret.
 */
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'

interface Issue {
  readonly path?: readonly PropertyKey[] | undefined
  readonly input?: unknown
}

/** The sentence of an issue; the variable is the first step of its path. */
function sentence(of: (name: string, value: string) => string) {
  return { error: ({ path, input }: Issue) => of(String(path?.[0]), String(input)), abort: true }
}

export const plainText = z.optional(z.string())

interface Bounds {
  readonly from: number
  readonly to: number
  readonly default: number
}

export function integer({ from, to, default: absent }: Bounds) {
  const isWithin = (value: string): boolean =>
    /^\d{1,12}$/.test(value) && Number(value) >= from && Number(value) <= to
  const digits = z.string().check(
    z.refine(
      isWithin,
      sentence((name) => OPERATOR_TEXTS.notAnInteger(name, from, to)),
    ),
  )
  return z._default(z.pipe(digits, z.transform(Number)), absent)
}

/** The first choice is the default. */
export function choice<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  const { error } = sentence((name) => OPERATOR_TEXTS.notAChoice(name, choices))
  return z._default(z.enum(choices, { error }), choices[0])
}

const { error: notOnOff } = sentence((name) => OPERATOR_TEXTS.notAChoice(name, ['on', 'off']))

export const flag = z.optional(
  z.stringbool({ truthy: ['on', 'true', '1'], falsy: ['off', 'false', '0'], error: notOnOff }),
)

/** A URL with one of the schemes (written with their colon), as it was given. */
function urlText(schemes: readonly string[]) {
  const isUrl = (value: string): boolean =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol)
  return z.string().check(
    z.refine(
      isUrl,
      sentence((name) => OPERATOR_TEXTS.notAUrl(name, schemes)),
    ),
  )
}

export function url(schemes: readonly string[]) {
  return z.optional(urlText(schemes))
}

function isOrigin(value: string): boolean {
  const { href, origin } = new URL(value)
  return href === `${origin}/`
}

/** An http(s) URL without path, as an origin (no slash at its end). */
export const origin = z.optional(
  z.pipe(
    urlText(['http:', 'https:']).check(z.refine(isOrigin, sentence(OPERATOR_TEXTS.notAnOrigin))),
    z.transform((value: string) => new URL(value).origin),
  ),
)

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)
}

const network = z.string().check(z.refine(isNetwork, sentence(OPERATOR_TEXTS.notAnAddressList)))

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** http(s) URLs without path, separated by commas, as origins. */
export const origins = z._default(
  z.pipe(
    z.pipe(z.string(), z.transform(entriesOf)),
    z.array(
      z.pipe(
        urlText(['http:', 'https:']).check(
          z.refine(isOrigin, sentence(OPERATOR_TEXTS.notAnOrigin)),
        ),
        z.transform((value: string) => new URL(value).origin),
      ),
    ),
  ),
  [],
)

/** IP addresses and networks in CIDR notation, separated by commas. */
export const networks = z._default(
  z.pipe(z.pipe(z.string(), z.transform(entriesOf)), z.array(network)),
  [],
)

export function minLength(length: number) {
  const enough = z.minLength(
    length,
    sentence((name) => OPERATOR_TEXTS.tooShort(name, length)),
  )
  return z.optional(z.string().check(enough))
}

export const mailAddress = z.optional(
  z.string().check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+$/, sentence(OPERATOR_TEXTS.notAMailAddress))),
)
