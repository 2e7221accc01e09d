/** Values of JSON near a schema, with those that programs stumble over. */
import fc from 'fast-check'
import type { JsonSchema } from '../house/route-schemas.ts'
import { NO_ID } from '../product/test-app.ts'

/** Texts that programs stumble over. */
const AWKWARD = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  "'; drop table learners; --",
  '<script>alert(1)</script>',
  'NaN',
  '-0',
  '2018-02-30',
  '0000-01-01',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  'x'.repeat(50_000),
  'é'.repeat(201).normalize('NFD'),
]

const NUMBERS = [0, -0, -1, 1, 0.5, 1e308, -1e308, 2 ** 53 + 1, -(2 ** 31) - 1, 2 ** 31, 1e-320]

export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...AWKWARD, ...NUMBERS, null, true, false, [], {}, [[]]),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
)

/** One of them suits most fields: a name, a level, a day, a Monday, a text, the address of a series. */
const PLAIN = ['Léa', 'CE1', '2018-02-23', '2026-11-23', 'Le chat dort.', 'niveau=CE1&nombre=12']

const anyNumber = fc.oneof(
  fc.integer({ min: -2, max: 200 }),
  fc.double(),
  fc.constantFrom(...NUMBERS),
)

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...AWKWARD),
  fc.constantFrom(...PLAIN, 'a@b.fr'),
)

function formatted({ format }: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> | null {
  if (format === 'uuid') return fc.constantFrom(...ids, NO_ID, NO_ID.toUpperCase())
  if (format !== 'date-time') return null
  return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
}

/** A value without parts: of its type, whatever its bounds. */
function loose(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type } = schema
  if (type === 'number' || type === 'integer') return anyNumber
  return formatted(schema, ids) ?? anyText
}

/** A value without parts: within its bounds. */
function bounded(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type, pattern, minimum = 0, maximum = 200, maxLength = 1000 } = schema
  if (type === 'number' || type === 'integer') return fc.integer({ min: minimum, max: maximum })
  const special = formatted(schema, ids)
  if (special) return special
  // A star may match nothing, which no text is allowed to be.
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => `a${text}`)
  return fc.constantFrom(...PLAIN).map((text) => text.slice(0, maxLength))
}

interface Making {
  readonly leaf: (schema: JsonSchema) => fc.Arbitrary<unknown>
  readonly part: (schema: JsonSchema) => fc.Arbitrary<unknown>
  /** Whether a field that must be there may be away. */
  readonly leavesOut: boolean
}

function list(schema: JsonSchema, items: JsonSchema, making: Making): fc.Arbitrary<unknown> {
  const minLength = making.leavesOut ? 0 : (schema.minItems ?? 0)
  return fc.array(making.part(items), { minLength, maxLength: 12 })
}

function record(schema: JsonSchema, making: Making): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, one] of Object.entries(schema.properties ?? {})) fields[name] = making.part(one)
  const requiredKeys = making.leavesOut ? [] : [...(schema.required ?? [])]
  return fc.record(fields, { requiredKeys })
}

function made(schema: JsonSchema, making: Making): fc.Arbitrary<unknown> {
  const { type, enum: choices, items } = schema
  const either = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (choices) return fc.constantFrom(...choices)
  if (either) return fc.oneof(...either.map(making.part))
  if (items) return list(schema, items, making)
  if (schema.properties) return record(schema, making)
  if (type === 'null') return fc.constant(null)
  return type === 'boolean' ? fc.boolean() : making.leaf(schema)
}

/** What the schema asks for, as far as a schema can say it. */
export function fitting(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return made(schema, {
    leaf: (one) => bounded(one, ids),
    part: (one) => fitting(one, ids),
    leavesOut: false,
  })
}

/** Mostly what the schema asks for, at times anything at all; `ids`: identifiers of rows that there are. */
export function likely(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const wanted = made(schema, {
    leaf: (one) => loose(one, ids),
    part: (one) => likely(one, ids),
    leavesOut: true,
  })
  return fc.oneof({ weight: 6, arbitrary: wanted }, { weight: 1, arbitrary: anyJson })
}
