/** A SQL text with its values apart: what a value holds never becomes SQL. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Makes a statement; each `${value}` is sent as a parameter. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  return { text: parts.reduce((text, part, i) => `${text}$${i}${part}`), values }
}
