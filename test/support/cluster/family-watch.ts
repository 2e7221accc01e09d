/** Families who read all the time, each server asked by itself: whose rows they saw, whether they stayed signed in, who answered. */
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '../../../src/contract/routes.ts'
import { addedDictation, addedLearner } from '../people/class-work.ts'
import type { Cluster } from './cluster.ts'
import { MACHINES } from './cluster-members.ts'

const FAMILIES = 3
const EVERY_MS = 100
/** Longer than a server takes to give its database up. */
const PATIENCE_MS = 8000

interface WatchedList {
  readonly path: string
  readonly token: string
  /** Of all rows that it holds. */
  readonly ids: readonly string[]
}

/** What became of the questions to one server. */
export interface ServerReads {
  good: number
  /** Told to come back: the database was away. */
  later: number
  /** No answer, or another status. */
  failed: number
}

export interface WatchFigures {
  readonly reads: Readonly<Record<number, ServerReads>>
  readonly signed_out: number
  /** Lists with a row too many or too few. */
  readonly other_rows: number
}

export interface FamilyWatch {
  start(): { stop(): Promise<WatchFigures> }
}

function idsOf(json: unknown): string[] {
  return Array.isArray(json)
    ? json.map((row: unknown) => String(Reflect.get(Object(row), 'id')))
    : []
}

function outcomeOf(status: number | undefined): keyof ServerReads {
  if (status === 200) return 'good'
  return status === 503 ? 'later' : 'failed'
}

export async function openFamilies(cluster: Cluster, name: string): Promise<FamilyWatch> {
  const lists: WatchedList[] = []
  for (let family = 0; family < FAMILIES; family += 1) {
    const parent = await cluster.signedUp(`${name}-${family}@exemple.fr`)
    const [learner, dictation] = [await addedLearner(parent), await addedDictation(parent)]
    const { token } = parent
    lists.push({ path: routes.listLearners.path, token, ids: [learner.id] })
    lists.push({ path: routes.listDictations.path, token, ids: [dictation.id] })
  }

  async function ask(
    list: WatchedList,
    number: number,
  ): Promise<{ status: number; ids: string[] }> {
    const url = `http://${cluster.net}.2${number}:3000${list.path}`
    const headers = { authorization: `Bearer ${list.token}` }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(url, { headers, signal })
    return { status: response.status, ids: idsOf(await response.json()) }
  }

  return {
    start: () => {
      const reads: Record<number, ServerReads> = {}
      for (const number of MACHINES) reads[number] = { good: 0, later: 0, failed: 0 }
      let signedOut = 0
      let otherRows = 0
      let isOver = false
      const look = async (list: WatchedList, number: number): Promise<void> => {
        const answer = await ask(list, number).catch(() => undefined)
        const counts = reads[number]
        if (counts) counts[outcomeOf(answer?.status)] += 1
        if (answer?.status === 401) signedOut += 1
        if (answer?.status === 200 && answer.ids.join() !== list.ids.join()) otherRows += 1
      }
      const watch = async (): Promise<void> => {
        const flight = new Set<Promise<void>>()
        for (let turn = 0; !isOver; turn += 1) {
          const list = lists[turn % lists.length]
          // Each list at each server in turn.
          const number = MACHINES[Math.floor(turn / lists.length) % MACHINES.length] ?? 1
          if (list) {
            const one = look(list, number).finally(() => flight.delete(one))
            flight.add(one)
          }
          await wait(EVERY_MS)
        }
        await Promise.all(flight)
      }
      const watching = watch()
      return {
        stop: async () => {
          isOver = true
          await watching
          return { reads, signed_out: signedOut, other_rows: otherRows }
        },
      }
    },
  }
}
