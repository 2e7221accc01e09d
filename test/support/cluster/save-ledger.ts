/** Every save that a teacher was ever told is kept, by its key, and what the database holds beside it. */
import { saveOf, send, startWriters, type Writers } from '../load/http-writers.ts'
import { msUntil } from '../load/steady-load.ts'
import { addedLearner } from '../people/class-work.ts'
import type { SignedInCaller } from '../product/test-app.ts'
import type { Cluster } from './cluster.ts'

/** Two cores carry the whole cluster: more would measure them. */
const PACE = { writers: 3, restMs: 30 }
const AGAIN_MS = 30_000
const BACK_MS = 120_000
const PROBES_FROM = 1_000_000

export interface Settled {
  readonly acknowledged: number
  /** Without an answer, or refused for a while: sent again with their key afterwards. */
  readonly unanswered: number
  /** Acknowledged and not there. */
  readonly lost: readonly string[]
  /** There more than once, or never sent. */
  readonly twice: readonly string[]
}

export interface Writing {
  reached(count: number): Promise<void>
  /** Ends it, sends again what has no answer, and counts. */
  settle(): Promise<Settled>
}

export interface SaveLedger {
  readonly teacher: SignedInCaller
  write(): Writing
  /** Milliseconds until a save that is sent from now on is acknowledged. */
  writesBack(): Promise<number>
}

/** Most writers of a `Writing`. */
export const WRITERS = PACE.writers

export async function openLedger(cluster: Cluster, email: string): Promise<SaveLedger> {
  const teacher = await cluster.signedUp(email)
  const learner = (await addedLearner(teacher)).id
  const saves = new Map<string, string>()
  let next = 1

  async function sendUntilTold(save: ReturnType<typeof saveOf>, limitMs: number): Promise<number> {
    let id: string | undefined
    const ms = await msUntil(async () => {
      id = await send(teacher, learner, save)
      return id !== undefined
    }, limitMs)
    saves.set(save.key, id ?? '')
    return Math.round(ms)
  }

  async function compared(): Promise<Pick<Settled, 'lost' | 'twice'>> {
    const rows = await cluster.ask<{ id: string; key: string }>(
      `select id, title as key from dictations where user_id = '${teacher.id}' and title like 'save-%'
       union all select id, 'save-' || total_time from math_calculation_results
       where user_id = '${teacher.id}'`,
    )
    const stored = new Map<string, string[]>()
    for (const { key, id } of rows) stored.set(key, [...(stored.get(key) ?? []), id])
    const lost = [...saves].filter(([key, id]) => !stored.get(key)?.includes(id))
    const twice = [...stored].filter(([key, ids]) => ids.length > 1 || !saves.has(key))
    return { lost: lost.map(([key]) => key), twice: twice.map(([key]) => key) }
  }

  async function settle(writers: Writers): Promise<Settled> {
    const { acknowledged, unknown } = await writers.stop()
    for (const save of unknown) await sendUntilTold(save, AGAIN_MS)
    for (const [save, id] of acknowledged) saves.set(save.key, id)
    next += acknowledged.size + unknown.length
    const counts = { acknowledged: acknowledged.size, unanswered: unknown.length }
    return { ...counts, ...(await compared()) }
  }

  return {
    teacher,
    write: () => {
      const writers = startWriters(teacher, learner, next, PACE)
      return { reached: writers.reached, settle: () => settle(writers) }
    },
    writesBack: () => {
      next += 1
      return sendUntilTold(saveOf(next + PROBES_FROM), BACK_MS)
    },
  }
}
