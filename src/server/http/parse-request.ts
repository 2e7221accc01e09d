/** The parts of a request against the schemas of its route: what does not fit is refused before a handler sees it. */
import { id } from '../../contract/fields.ts'
import { DEFAULT_BODY_LIMIT, type Route } from '../../contract/route.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { isIdempotencyKey } from './idempotent-write.ts'
import { invalidRequest } from './problem-response.ts'
import { readJsonBody } from './request-body.ts'

/** What was sent, or the answer that refuses it. */
export type Parsed<Value> = Result<Value, Response>

/** The first code of each wrong field. */
function fieldCodes(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = path[0]
    if (typeof field === 'string') codes[field] ??= message
  }
  return codes
}

export async function parseBody(route: Route, request: Request): Promise<Parsed<unknown>> {
  if (route.body === undefined) return accept(undefined)
  const json = await readJsonBody(request, route.bodyLimit ?? DEFAULT_BODY_LIMIT)
  if (!json.ok) return json
  const parsed = route.body.safeParse(json.value)
  if (parsed.success) return accept(parsed.data)
  return refuse(invalidRequest(fieldCodes(parsed.error.issues)))
}

export function parseQuery(route: Route, request: Request): Parsed<unknown> {
  if (route.query === undefined) return accept(undefined)
  const parsed = route.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (parsed.success) return accept(parsed.data)
  return refuse(invalidRequest(fieldCodes(parsed.error.issues)))
}

export function parseKey(route: Route, request: Request): Parsed<string | undefined> {
  const key = route.idempotent ? request.headers.get('idempotency-key') : null
  if (key === null) return accept(undefined)
  return isIdempotencyKey(key) ? accept(key) : refuse(invalidRequest())
}

/** An identifier that cannot be one belongs to nobody. */
export function hasBadId(params: Readonly<Record<string, string>>): boolean {
  return Object.values(params).some((value) => !id.safeParse(value).success)
}
