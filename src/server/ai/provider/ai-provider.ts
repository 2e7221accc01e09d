/**
 * Runs tasks on the AI provider: a task builds its messages and accepts or refuses the replies. Each call is counted in the
 * day's quotas before it is sent; the next one tells the model why the last reply was refused.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { dayInParis } from '../../../domain/paris-time.ts'
import { type Result, refuse } from '../../../domain/refusal.ts'
import { PROMPT_LEAKED } from '../../../texts/ai/provider-notices.ts'
import type { AiSettings } from '../../boot/env.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../log.ts'
import type { AiFailure } from './ai-failure.ts'
import { type ChatMessage, completeChat } from './chat-completions.ts'
import { leaksPrompt } from './prompt-leak.ts'
import { negotiateParameters } from './provider-parameters.ts'
import { callWithRetries } from './provider-retry.ts'
import { type AiQuotas, countAiCall } from './quota.store.ts'

export interface AiTask<Value> {
  /** Whose quota the calls count against; not sent to the provider. */
  readonly owner: OwnerId
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  /** Three by default. */
  readonly maxCalls?: number
  /** `reason`: why the last reply was refused, null when there was none. */
  readonly message: (attempt: number, reason: string | null) => ChatMessage
  /** The value of a reply, or a French sentence that tells the model what is wrong with it. */
  readonly read: (reply: string) => Result<Value, string> | Promise<Result<Value, string>>
}

export interface AiProvider {
  /** As the operator configured it. */
  readonly name: string
  /** Whether its model reads photos. */
  readonly hasVision: boolean
  complete<Value>(task: AiTask<Value>): Promise<Result<Value, AiFailure>>
  /** At shutdown: tasks in flight fail as unreachable, so that their callers fall back and still answer. */
  stop(): void
}

export interface AiLimits {
  readonly callMs: number
  /** For all calls of a task and the waits between them. */
  readonly totalMs: number
}

/** Thirty sentences take 10 to 20 s; an adult gives up after half a minute, the engine's own time included. */
const DEFAULT_LIMITS: AiLimits = { callMs: 20_000, totalMs: 25_000 }

export interface AiDependencies {
  readonly settings: AiSettings
  readonly quotas: AiQuotas
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
  readonly limits?: AiLimits
  /** A parameter, so that tests count the ms instead of waiting. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

function sleep(ms: number, signal: AbortSignal): Promise<unknown> {
  // The caller checks the signal next.
  return wait(ms, undefined, { signal }).catch(() => undefined)
}

const UNREACHABLE: AiFailure = { kind: 'down', status: null, retryAfterS: null }

/** Logs neither message nor reply. */
function logCall(log: Log, call: { attempt: number; start: number }, failure?: AiFailure): void {
  log.info('ai-call', {
    attempt: call.attempt + 1,
    outcome: failure?.kind ?? 'ok',
    status: failure !== undefined && 'status' in failure ? (failure.status ?? 0) : undefined,
    ms: Math.round(performance.now() - call.start),
  })
}

export function createAiProvider(dependencies: AiDependencies): AiProvider {
  const { settings, quotas, database, clock, log } = dependencies
  const { limits = DEFAULT_LIMITS, pause = sleep } = dependencies
  const parameters = negotiateParameters()
  const stopping = new AbortController()

  async function callOnce<Value>(
    task: AiTask<Value>,
    message: ChatMessage,
    leftMs: number,
  ): Promise<Result<Value, AiFailure>> {
    const { owner, read } = task
    const signal = AbortSignal.any([task.signal, stopping.signal])
    const counted = await countAiCall(owner, database, {
      day: dayInParis(clock().getTime()),
      quotas,
    })
    if (!counted.ok) return counted
    const model = message.image === undefined ? settings.model : settings.visionModel
    if (model === undefined) throw new Error('the provider has no vision model')
    const endpoint = { ...settings, model, parameters: parameters.current() }
    const timeoutMs = Math.max(1, Math.min(limits.callMs, Math.floor(leftMs)))
    const reply = await completeChat(endpoint, message, { signal, timeoutMs })
    if (!reply.ok) return reply
    if (leaksPrompt(reply.value, message.system)) {
      return refuse({ kind: 'unfit', reason: PROMPT_LEAKED })
    }
    const value = await read(reply.value)
    return value.ok ? value : refuse({ kind: 'unfit', reason: value.refusal })
  }

  async function complete<Value>(task: AiTask<Value>): Promise<Result<Value, AiFailure>> {
    const outcome = await callWithRetries<Value>({
      call: async (attempt, failure, leftMs) => {
        const start = performance.now()
        const message = task.message(attempt, failure?.kind === 'unfit' ? failure.reason : null)
        const reply = await callOnce(task, message, leftMs)
        logCall(log, { attempt, start }, reply.ok ? undefined : reply.refusal)
        return reply
      },
      adaptParameters: parameters.adapt,
      pause,
      signal: AbortSignal.any([task.signal, stopping.signal]),
      totalMs: limits.totalMs,
      maxCalls: task.maxCalls,
    })
    return outcome.ok || task.signal.aborted || !stopping.signal.aborted
      ? outcome
      : refuse(UNREACHABLE)
  }

  return {
    name: settings.name,
    hasVision: settings.visionModel !== undefined,
    complete,
    stop: () => stopping.abort(),
  }
}
