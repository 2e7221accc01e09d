/** A client of the AI provider alone, on a database of its own, against a server that speaks the protocol well or badly. */
import type { OwnerId } from '../../../src/domain/account/owner-id.ts'
import { accept, type Result } from '../../../src/domain/refusal.ts'
import type { AiFailure } from '../../../src/server/ai/provider/ai-failure.ts'
import {
  type AiLimits,
  type AiProvider,
  type AiTask,
  createAiProvider,
} from '../../../src/server/ai/provider/ai-provider.ts'
import type { ChatMessage } from '../../../src/server/ai/provider/chat-completions.ts'
import type { AiQuotas } from '../../../src/server/ai/provider/quota.store.ts'
import { sql } from '../../../src/server/db/database.ts'
import { createLog } from '../../../src/server/log.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { someone } from '../people/owned-rows.ts'
import { type AiAnswer, type AiServer, startAiServer } from './ai-server.ts'
import { aiSettings } from './app-with-ai.ts'

export const MESSAGE: ChatMessage = {
  system: 'Tu es professeur.',
  user: 'Écris.',
  temperature: 0.5,
  maxTokens: 500,
  maxBytes: 10_000,
}

interface Office extends AsyncDisposable {
  readonly base: TestDatabase
  readonly server: AiServer
  readonly provider: AiProvider
  readonly owner: OwnerId
  readonly waits: number[]
  readonly logged: string[]
}

interface OfficeOptions {
  readonly answers: readonly AiAnswer[]
  readonly limits?: AiLimits
  readonly quotas?: AiQuotas
  readonly baseUrl?: string
  readonly now?: string
}

export async function startAiClient(options: OfficeOptions): Promise<Office> {
  const base = await testDatabase()
  const server = await startAiServer(...options.answers)
  const waits: number[] = []
  const logged: string[] = []
  const provider = createAiProvider({
    settings: aiSettings({ baseUrl: options.baseUrl ?? server.baseUrl }),
    quotas: options.quotas ?? { user: 100, everyone: 100 },
    database: base.database,
    clock: () => new Date(options.now ?? '2026-11-21T12:00:00Z'),
    log: createLog('debug', (line) => logged.push(line)),
    ...(options.limits && { limits: options.limits }),
    pause: async (ms) => {
      waits.push(ms)
    },
  })
  return {
    base,
    server,
    provider,
    owner: await someone(base, 'claire@exemple.fr'),
    waits,
    logged,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await base[Symbol.asyncDispose]()
    },
  }
}

export function ask(
  { provider, owner }: Office,
  task: Partial<AiTask<string>> = {},
): Promise<Result<string, AiFailure>> {
  const { signal } = new AbortController()
  return provider.complete({ owner, signal, message: () => MESSAGE, read: accept, ...task })
}

export async function usedToday({ base }: Office): Promise<{ mine: number; everyone: number }> {
  const [row] = await base.asOwner((run) =>
    run<{ mine: number; everyone: number }>(sql`
      select coalesce((select sum(calls)::int from ai_calls), 0) as mine,
             coalesce((select sum(calls)::int from ai_calls_of_everyone), 0) as everyone`),
  )
  return row ?? { mine: -1, everyone: -1 }
}

/** For those that never end. One that answers is waited for: a busy machine makes nothing slow. */
export const SHORT: AiLimits = { callMs: 250, totalMs: 27_000 }

export const DOWN = { kind: 'down', status: null, retryAfterS: null } as const
