/**
 * One call of the OpenAI-compatible protocol. The response is bounded in size and time, redirects are not followed, and
 * nothing of it is logged: an error may repeat part of the key.
 */
import * as z from 'zod/mini'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import type { AiFailure } from './ai-failure.ts'
import type { ProviderParameters } from './provider-parameters.ts'

export interface ChatEndpoint {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  readonly parameters: ProviderParameters
}

export interface ChatMessage {
  readonly system: string
  readonly user: string
  /** Data URL, for a vision model. */
  readonly image?: string
  readonly temperature: number
  readonly maxTokens: number
  /** Of the whole response; a longer one is cut off and refused. */
  readonly maxBytes: number
}

export interface ChatCallLimits {
  readonly signal: AbortSignal
  readonly timeoutMs: number
}

const MAX_ERROR_BYTES = 16_384

/** Reasoning models may put their reasoning before the answer. */
const THINKING = /^\s*<think>[\s\S]*?<\/think>/u

const contentPart = z.object({ type: z.string(), text: z.optional(z.string()) })

const completion = z.object({
  choices: z.array(
    z.object({
      message: z.object({
        content: z.optional(z.nullable(z.union([z.string(), z.array(contentPart)]))),
      }),
    }),
  ),
})

const refusedParameter = z.object({ error: z.object({ param: z.string() }) })

function bodyOf({ model, parameters }: ChatEndpoint, message: ChatMessage): string {
  const { system, user, image, temperature, maxTokens } = message
  const content =
    image === undefined
      ? user
      : [
          { type: 'text', text: user },
          { type: 'image_url', image_url: { url: image } },
        ]
  return JSON.stringify({
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content },
    ],
    [parameters.tokenLimit]: maxTokens,
    ...(parameters.acceptsTemperature && { temperature }),
  })
}

/** The body, undefined as soon as it is longer than `limit` bytes. */
async function readBytes(response: Response, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop closes the connection.
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** undefined also for invalid UTF-8: no replacement character must reach a child. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function parseCompletion(bytes: Uint8Array): Result<string, AiFailure> {
  const json = parseJson(bytes)
  if (typeof json !== 'object' || json === null) return refuse({ kind: 'not-json' })
  const parsed = completion.safeParse(json)
  const content = parsed.success ? parsed.data.choices[0]?.message.content : undefined
  const written = Array.isArray(content)
    ? content.map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('')
    : (content ?? '')
  const answer = written.replace(THINKING, '').trim()
  return answer === '' ? refuse({ kind: 'no-content' }) : accept(answer)
}

/** Seconds; `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d{1,9}$/u.test(value)) return Number(value)
  const sent = Date.parse(headers.get('date') ?? '')
  const seconds = Math.ceil((Date.parse(value) - sent) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

async function failureOf(response: Response): Promise<AiFailure> {
  const { status } = response
  const retryAfterS = retryAfterOf(response)
  if (status === 400) {
    const body = await readBytes(response, MAX_ERROR_BYTES)
    const refused = refusedParameter.safeParse(body && parseJson(body))
    return { kind: 'refused', status, parameter: refused.success ? refused.data.error.param : null }
  }
  await response.body?.cancel()
  if (status === 429) return { kind: 'limited', retryAfterS }
  if (status >= 500 || status === 408) return { kind: 'down', status, retryAfterS }
  return { kind: 'refused', status, parameter: null }
}

async function answerOf(response: Response, maxBytes: number): Promise<Result<string, AiFailure>> {
  if (response.status !== 200) return refuse(await failureOf(response))
  const bytes = await readBytes(response, maxBytes)
  return bytes === undefined ? refuse({ kind: 'too-large' }) : parseCompletion(bytes)
}

/** Asks once. Never throws for what the provider or the network does. */
export async function completeChat(
  endpoint: ChatEndpoint,
  message: ChatMessage,
  { signal, timeoutMs }: ChatCallLimits,
): Promise<Result<string, AiFailure>> {
  const { baseUrl, apiKey } = endpoint
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: bodyOf(endpoint, message),
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    })
    return await answerOf(response, message.maxBytes)
  } catch {
    if (signal.aborted) return refuse({ kind: 'cancelled' })
    if (timeout.aborted) return refuse({ kind: 'slow' })
    return refuse({ kind: 'down', status: null, retryAfterS: null })
  }
}
