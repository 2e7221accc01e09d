/**
 * A URL of the product as one value: who may call it, what goes in, what comes out. The server binds it, the web calls
 * it, the tests loop over the table of `routes.ts`.
 */
import type * as z from 'zod/mini'

export type Schema = z.ZodMiniType

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with `:name` parameters. */
  readonly path: string
  /** `session` routes answer 401 without a session. */
  readonly access: 'public' | 'session'
  readonly body?: Schema
  /** What may stand after `?` in the address; every field is a text there. */
  readonly query?: Schema
  /** Absent when the answer is 204. */
  readonly reply?: Schema
  readonly status: 200 | 201 | 204
  /** Largest body in bytes; the default suits forms. */
  readonly bodyLimit?: number
  /** Whether the answer takes seconds (a text, an exercise, a photo) and is limited apart from the short requests of a session. */
  readonly longRunning?: boolean
  /** Whether `Idempotency-Key` is honoured: the same key and body again answers the same row. */
  readonly idempotent?: boolean
  /** One English line for the OpenAPI description. */
  readonly summary: string
}

/** Bytes; a dictation of 10 000 letters with its goals fits several times. */
export const DEFAULT_BODY_LIMIT = 100_000

/** What the server works with, once parsed. */
export type BodyOf<R extends Route> = R extends { readonly body: infer S extends Schema }
  ? z.infer<S>
  : undefined

/** What a caller sends: fields that have a default may be left out. */
export type BodyInputOf<R extends Route> = R extends { readonly body: infer S extends Schema }
  ? z.input<S>
  : undefined

export type ReplyOf<R extends Route> = R extends { readonly reply: infer S extends Schema }
  ? z.infer<S>
  : undefined

/** What the address asks for, once parsed. */
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

/** A small number as a summary spells it. */
export function inWords(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}

/** Keeps the literal types of a route so that the types above can read them. */
export function route<const R extends Route>(entry: R): R {
  return entry
}
