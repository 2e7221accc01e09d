/** Reads a JSON body within its limit; what is too large is refused before it is in memory. */
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { SERVICE_TEXTS } from '../../texts/service.ts'
import { clientClosedRequest, invalidRequest, problemResponse } from './problem-response.ts'

function tooLarge(): Response {
  return problemResponse({ status: 413, error: SERVICE_TEXTS.bodyTooLarge, code: 'body-too-large' })
}

function unsupported(): Response {
  return problemResponse({
    status: 415,
    error: SERVICE_TEXTS.unsupportedBody,
    code: 'unsupported-body',
  })
}

/** Whether the body says it is plain JSON: a form or a text could be sent by a page of another site. */
function isJson(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity'
  return type === 'application/json' && encoding === 'identity'
}

/** The bytes of a request's body; `limit` in bytes. Refuses with the answer to send. */
export async function readRawBytes(
  request: Request,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, Response>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) return refuse(tooLarge())
      chunks.push(chunk)
    }
  } catch {
    // Only its sender breaks a body off; the error looks like that of any lost connection.
    return refuse(clientClosedRequest())
  }
  return accept(Buffer.concat(chunks, size))
}

/** The body of a request as it was sent, for what is signed as a whole; `limit` in bytes. */
export async function readRawBody(
  request: Request,
  limit: number,
): Promise<Result<string, Response>> {
  const bytes = await readRawBytes(request, limit)
  return bytes.ok ? accept(new TextDecoder().decode(bytes.value)) : bytes
}

function parseJson(bytes: Uint8Array): Result<unknown, Response> {
  try {
    return accept(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return refuse(invalidRequest())
  }
}

/** The JSON value of a request's body; `limit` in bytes. Refuses with the answer to send. */
export async function readJsonBody(
  request: Request,
  limit: number,
): Promise<Result<unknown, Response>> {
  if (!isJson(request.headers)) return refuse(unsupported())
  if (Number(request.headers.get('content-length') ?? 0) > limit) return refuse(tooLarge())
  const bytes = await readRawBytes(request, limit)
  return bytes.ok ? parseJson(bytes.value) : bytes
}
