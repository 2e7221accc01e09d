import { createHash } from 'node:crypto'

/** A SQL text with its values apart: what a value holds never becomes SQL. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Under which a connection remembers the text parsed and planned: half of the cost of a short query. */
  readonly name?: string
}

interface Prepared {
  readonly text: string
  readonly name: string
}

/** One entry a place in the code: the pieces of a template are the same object at every call. */
const prepared = new WeakMap<TemplateStringsArray, Prepared>()

function prepare(parts: TemplateStringsArray): Prepared {
  const text = parts.reduce((before, part, i) => `${before}$${i}${part}`)
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const made = { text, name }
  prepared.set(parts, made)
  return made
}

/** Makes a statement; each `${value}` is sent as a parameter. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  const { text, name } = prepared.get(parts) ?? prepare(parts)
  return { text, name, values }
}
