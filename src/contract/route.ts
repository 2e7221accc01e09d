/** An endpoint as one value, which the server binds, the web calls and the tests enumerate. */
import type * as z from 'zod/mini'

export type Schema = z.ZodMiniType

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with `:name` parameters. */
  readonly path: string
  /** `session` routes answer 401 without a session. */
  readonly access: 'public' | 'session'
  readonly body?: Schema
  /** Every field is a text in the address. */
  readonly query?: Schema
  /** Absent for 204. */
  readonly reply?: Schema
  readonly status: 200 | 201 | 204
  /** In bytes. */
  readonly bodyLimit?: number
  /** Whether the answer takes seconds (a text, an exercise, a photo) and is limited apart from the short requests of a session. */
  readonly longRunning?: boolean
  /** Whether `Idempotency-Key` is honoured: the same key and body again answers the same row. */
  readonly idempotent?: boolean
  /** One English line for the OpenAPI description. */
  readonly summary: string
}

/** In bytes: several times the longest dictation. */
export const DEFAULT_BODY_LIMIT = 100_000

/** Parsed. */
export type BodyOf<R extends Route> = R extends { readonly body: infer S extends Schema }
  ? z.infer<S>
  : undefined

/** As sent: fields with a default are optional. */
export type BodyInputOf<R extends Route> = R extends { readonly body: infer S extends Schema }
  ? z.input<S>
  : undefined

export type ReplyOf<R extends Route> = R extends { readonly reply: infer S extends Schema }
  ? z.infer<S>
  : undefined

export type QueryOf<R extends Route> = R extends { readonly query: infer S extends Schema }
  ? z.infer<S>
  : undefined

export type QueryInputOf<R extends Route> = R extends { readonly query: infer S extends Schema }
  ? z.input<S>
  : undefined

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<R extends Route> = { readonly [Name in ParamNames<R['path']>]: string }

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
]

export function inWords(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}

/** Preserves the literal types of the entry. */
export function route<const R extends Route>(entry: R): R {
  return entry
}
