/** Retries with backoff: three calls at most, 1 s then 2 s apart (specification §7), before the deadline of the task. */
import { type Result, refuse } from '../../../domain/refusal.ts'
import type { AiFailure } from './ai-failure.ts'

const BACKOFF_MS = [1000, 2000]
export const MAX_CALLS = BACKOFF_MS.length + 1

/** A longer `Retry-After` ends the task. */
const MAX_BACKOFF_MS = 8000

/** With less time left, another call would only be cut off. */
const MIN_CALL_MS = 3000

export interface RetryOptions<Value> {
  /** `failure` is that of the previous call, null before the first. */
  readonly call: (
    attempt: number,
    failure: AiFailure | null,
    leftMs: number,
  ) => Promise<Result<Value, AiFailure>>
  /** Whether the failure led to other parameters, with which to call again at once. */
  readonly adaptParameters: (failure: AiFailure) => boolean
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>
  readonly signal: AbortSignal
  readonly totalMs: number
  /** Three by default. */
  readonly maxCalls?: number | undefined
}

function isRetryable({ kind }: AiFailure): boolean {
  return kind !== 'quota' && kind !== 'cancelled' && kind !== 'refused'
}

/** In ms; null when there is to be no other call. `attempt` counts from 0. */
function backoffAfter(attempt: number, failure: AiFailure, leftMs: number): number | null {
  const usual = BACKOFF_MS[attempt]
  if (usual === undefined || !isRetryable(failure)) return null
  const asked = 'retryAfterS' in failure ? (failure.retryAfterS ?? 0) * 1000 : 0
  const ms = Math.max(usual, asked)
  return ms > MAX_BACKOFF_MS || ms + MIN_CALL_MS > leftMs ? null : ms
}

/** The first success, or the last failure. */
export async function callWithRetries<Value>(
  options: RetryOptions<Value>,
): Promise<Result<Value, AiFailure>> {
  const { call, adaptParameters, pause, signal, totalMs, maxCalls = MAX_CALLS } = options
  const end = performance.now() + totalMs
  let failure: AiFailure | null = null
  for (let attempt = 0; attempt < maxCalls && !signal.aborted; attempt += 1) {
    const outcome: Result<Value, AiFailure> = await call(attempt, failure, end - performance.now())
    if (outcome.ok) return outcome
    failure = outcome.refusal
    if (adaptParameters(failure)) continue
    const ms = backoffAfter(attempt, failure, end - performance.now())
    if (ms === null || attempt + 1 >= maxCalls) break
    await pause(ms, signal)
  }
  return refuse(failure === null || signal.aborted ? { kind: 'cancelled' } : failure)
}
