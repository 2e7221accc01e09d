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

const number = fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double(), fc.constantFrom(...NUMBERS))

function textOf({ format }: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.constantFrom(...ids, NO_ID, NO_ID.toUpperCase())
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...AWKWARD),
    fc.constantFrom('Léa', 'CE1', '2018-02-23', 'a@b.fr', 'Le chat dort.'),
  )
}

function wanted(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type, enum: choices, anyOf, oneOf, items, properties } = schema
  const either = anyOf ?? oneOf
  if (choices) return fc.constantFrom(...choices)
  if (either) return fc.oneof(...either.map((one) => likely(one, ids)))
  if (items) return fc.array(likely(items, ids), { maxLength: 12 })
  if (properties) {
    const fields = Object.entries(properties).map(([name, one]) => [name, likely(one, ids)])
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  if (type === 'null') return fc.constant(null)
  return type === 'number' || type === 'integer' ? number : textOf(schema, ids)
}

/** Mostly what the schema asks for, at times anything at all; `ids`: identifiers of rows that there are. */
export function likely(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: wanted(schema, ids) }, { weight: 1, arbitrary: anyJson })
}
