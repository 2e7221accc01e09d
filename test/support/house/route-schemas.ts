/** What the routes of the contract take and answer, as JSON Schema: tests over all of them are made from it. */
import * as z from 'zod/mini'
import type { Route, Schema } from '../../../src/contract/route.ts'
import { routes } from '../../../src/contract/routes.ts'

export interface JsonSchema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

export type RouteName = keyof typeof routes

function parseSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
}

export function bodySchema({ body }: Route): JsonSchema | undefined {
  return body && parseSchema(body, 'input')
}

/** What may stand behind the address; every field is sent as a text. */
export function querySchema({ query }: Route): JsonSchema | undefined {
  return query && parseSchema(query, 'input')
}

export function replySchema({ reply }: Route): JsonSchema | undefined {
  return reply && parseSchema(reply, 'output')
}

function parseEntries(): readonly (readonly [RouteName, Route])[] {
  return Object.entries(routes) as [RouteName, Route][]
}

/** The whole table, with the names of its entries. */
export const ROUTES: readonly (readonly [RouteName, Route])[] = parseEntries()

/** Keys and indexes that lead to a value. */
export type Place = readonly (string | number)[]

/** All the schemas inside of a schema, with the way to each. */
export function placesIn(
  schema: JsonSchema,
  at: Place = [],
): readonly (readonly [Place, JsonSchema])[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const fields = Object.entries(schema.properties ?? {})
  return [
    [at, schema],
    ...choices.flatMap((one) => placesIn(one, at)),
    ...fields.flatMap(([name, one]) => placesIn(one, [...at, name])),
    ...(schema.items ? placesIn(schema.items, [...at, 0]) : []),
  ]
}

/** Whether a field's name says that it holds identifiers. */
function isNamedLikeId(name: string | number | undefined): boolean {
  return (
    typeof name === 'string' && /^(?:ids?|uuid)$|_(?:ids?|uuid)$|[a-z](?:Ids?|Uuid)$/u.test(name)
  )
}

/** Where a body holds identifiers of rows, by their form or by their name. A passkey is named by its device (`passkeys.test.ts`). */
export function identifierPlaces(route: Route): readonly Place[] {
  const schema = bodySchema(route)
  const found = (schema ? placesIn(schema) : []).filter(
    ([place, { format, type }]) =>
      place[0] !== 'credential' &&
      (format === 'uuid' || (type !== 'array' && isNamedLikeId(place.at(-1)))),
  )
  return [...new Map(found.map(([place]) => [place.join('.'), place])).values()]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same value with another one at a place, made where it is missing. */
export function withAt(value: unknown, [key, ...rest]: Place, put: unknown): unknown {
  if (key === undefined) return put
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return [...list.slice(0, key), withAt(list[key], rest, put), ...list.slice(key + 1)]
  }
  const fields = isRecord(value) ? value : {}
  return { ...fields, [key]: withAt(fields[key], rest, put) }
}

function fits(value: unknown, { type, const: only, enum: choices }: JsonSchema): boolean {
  if (only !== undefined) return value === only
  if (choices !== undefined) return choices.includes(value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  return true
}

function choiceFor(value: unknown, schema: JsonSchema): JsonSchema {
  const choices = schema.anyOf ?? schema.oneOf
  if (!choices) return schema
  const whole = choices.find((one) => undocumented(value, one).length === 0 && fits(value, one))
  return whole ?? choices.find((one) => fits(value, one)) ?? {}
}

/** The names of fields that a schema does not know, with the way to each. */
export function undocumented(value: unknown, schema: JsonSchema, at = ''): readonly string[] {
  const { items, properties, additionalProperties } = choiceFor(value, schema)
  if (Array.isArray(value))
    return items ? value.flatMap((one, i) => undocumented(one, items, `${at}[${i}]`)) : []
  if (!isRecord(value) || (!properties && additionalProperties)) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const known = properties?.[name]
    return known ? undocumented(one, known, `${at}.${name}`) : [`${at}.${name}`]
  })
}
