/** Three calls at most, 1 s then 2 s apart (specification §7), within a time that an adult still waits. */
import type { Result } from '../../../domain/refusal.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { AiFailure } from './ai-failure.ts'

const BACKOFF_MS = [1000, 2000]
export const MAX_CALLS = BACKOFF_MS.length + 1

/** A provider that asks for more than this is not waited for. */
const MAX_BACKOFF_MS = 8000

/** With less than this left, another call would only be cut. */
const MIN_CALL_MS = 3000

export interface RetryOptions<Value> {
  /** One call; `failure` is that of the call before, null at the first. */
  readonly call: (
    attempt: number,
    failure: AiFailure | null,
    leftMs: number,
  ) => Promise<Result<Value, AiFailure>>
  /** Whether a failure is a reason to ask in another way at once. */
  readonly adaptParameters: (failure: AiFailure) => boolean
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>
  readonly signal: AbortSignal
  readonly totalMs: number
  /** Calls, three at most. */
  readonly maxCalls?: number | undefined
}

function isRetryable({ kind }: AiFailure): boolean {
  return kind !== 'quota' && kind !== 'cancelled' && kind !== 'refused'
}

/** The wait in ms after a call of this number, counted from 0; null when it must be the last one. */
function backoffAfter(attempt: number, failure: AiFailure, leftMs: number): number | null {
  const usual = BACKOFF_MS[attempt]
  if (usual === undefined || !isRetryable(failure)) return null
  const asked = 'retryAfterS' in failure ? (failure.retryAfterS ?? 0) * 1000 : 0
  const ms = Math.max(usual, asked)
  return ms > MAX_BACKOFF_MS || ms + MIN_CALL_MS > leftMs ? null : ms
}

/** The first success, or the last failure. */
export async function callWithRetries<Value>(
  parts: RetryOptions<Value>,
): Promise<Result<Value, AiFailure>> {
  const {
    call,
    adaptParameters: adapts,
    pause,
    signal,
    totalMs,
    maxCalls: most = MAX_CALLS,
  } = parts
  const end = performance.now() + totalMs
  let failure: AiFailure | null = null
  for (let attempt = 0; attempt < most && !signal.aborted; attempt += 1) {
    const outcome: Result<Value, AiFailure> = await call(attempt, failure, end - performance.now())
    if (outcome.ok) return outcome
    failure = outcome.refusal
    if (adapts(failure)) continue
    const ms = backoffAfter(attempt, failure, end - performance.now())
    if (ms === null || attempt + 1 >= most) break
    await pause(ms, signal)
  }
  return refuse(failure === null || signal.aborted ? { kind: 'cancelled' } : failure)
}
