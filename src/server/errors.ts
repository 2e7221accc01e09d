/** Some part of this server has more to do than it can do soon; the same request may well succeed a little later. */
export class TooBusy extends Error {
  override readonly name: string = 'TooBusy'
}

/** A reason not to start that the operator can do something about; its message is a sentence of texts/operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

/** Code of a system or PostgreSQL error ('ENOENT', '28P01'); undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : undefined
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
