/**
 * The AI provider of this server, as its features see it: a task in, a value that the task itself has accepted out. Three
 * calls at most, each counted in the day's quotas before it is sent; what the task found wrong in a reply is told to the
 * model at the next one.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { dayInParis } from '../../../domain/paris-time.ts'
import { type Result, refuse } from '../../../domain/refusal.ts'
import { PROMPT_LEAKED } from '../../../texts/ai/provider-notices.ts'
import type { Database } from '../../db/database.ts'
import type { AiSettings } from '../../env.ts'
import type { Log } from '../../log.ts'
import type { AiFailure } from './ai-failure.ts'
import { type ChatMessage, completeChat } from './chat-completions.ts'
import { leaksPrompt } from './prompt-leak.ts'
import { negotiateParameters } from './provider-parameters.ts'
import { callWithRetries } from './provider-retry.ts'
import { countCall, type Quotas } from './quota.store.ts'

export interface AiTask<Value> {
  /** Whose quota the calls are counted in; the provider is told nothing of him. */
  readonly owner: OwnerId
  /** Aborted when the browser leaves. */
  readonly signal: AbortSignal
  /** Calls that the task may still make; three unless told. */
  readonly maxCalls?: number
  /** What to send; `reason` is what was wrong with the last reply, null when there was none or it came to nothing. */
  readonly message: (attempt: number, reason: string | null) => ChatMessage
  /** The value of a reply, or the French sentence that tells the model what is wrong with it. */
  readonly read: (reply: string) => Result<Value, string> | Promise<Result<Value, string>>
}

export interface AiProvider {
  /** As the operator calls it. */
  readonly name: string
  /** Whether its model reads photos. */
  readonly sees: boolean
  complete<Value>(task: AiTask<Value>): Promise<Result<Value, AiFailure>>
  /** The server ends: tasks under way fail as if the provider were out of reach, so that their features can still answer. */
  stop(): void
}

export interface AiLimits {
  /** One call. */
  readonly callMs: number
  /** All calls and the waits between them. */
  readonly totalMs: number
}

/** A text of thirty sentences takes 10 to 20 s; after half a minute, the engine's own time included, an adult has given up. */
const LIMITS: AiLimits = { callMs: 20_000, totalMs: 25_000 }

export interface AiDependencies {
  readonly settings: AiSettings
  readonly quotas: Quotas
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
  readonly limits?: AiLimits
  /** Resolves after so many ms; tests count them instead of waiting. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

function pauseFor(ms: number, signal: AbortSignal): Promise<unknown> {
  // Left meanwhile: the next look at the signal says so.
  return wait(ms, undefined, { signal }).catch(() => undefined)
}

const UNREACHABLE: AiFailure = { kind: 'down', status: null, retryAfterS: null }

/** Figures only: neither what was asked nor what came back. */
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
  const { limits = LIMITS, pause = pauseFor } = dependencies
  const dialect = negotiateParameters()
  const stopping = new AbortController()

  async function callOnce<Value>(
    task: AiTask<Value>,
    message: ChatMessage,
    leftMs: number,
  ): Promise<Result<Value, AiFailure>> {
    const { owner, read } = task
    const signal = AbortSignal.any([task.signal, stopping.signal])
    const counted = await countCall(owner, database, {
      day: dayInParis(clock().getTime()),
      quotas,
    })
    if (!counted.ok) return counted
    const model = message.image === undefined ? settings.model : settings.visionModel
    if (model === undefined) throw new Error('the provider has no model that sees')
    const endpoint = { ...settings, model, parameters: dialect.current() }
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
      adaptParameters: dialect.adapt,
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
    sees: settings.visionModel !== undefined,
    complete,
    stop: () => stopping.abort(),
  }
}
