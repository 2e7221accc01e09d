/** Writers who save results and dictations over HTTP until something breaks, and what they were told. */
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '../../../src/contract/routes.ts'
import { ADDITIONS, THE_SQUIRREL } from '../people/class-work.ts'
import type { Caller } from '../product/test-app.ts'

const WRITERS = 8
const PAUSE_MS = 20

/** One save, which only its key and its number tell from the others. */
export interface Save {
  readonly key: string
  readonly number: number
  readonly kind: 'calculation' | 'dictation'
}

export interface Written {
  /** Saves answered 201, with the identifier of the row. */
  readonly acknowledged: ReadonlyMap<Save, string>
  /** Saves of which nobody knows what became. */
  readonly unknown: readonly Save[]
}

export function saveOf(number: number): Save {
  const kind = number % 2 === 0 ? 'calculation' : 'dictation'
  return { key: `save-${number}`, number, kind }
}

/** Sends one save; the identifier of its row, or undefined when the answer was another or none. */
export async function send(
  caller: Caller,
  learner: string,
  save: Save,
): Promise<string | undefined> {
  const headers = { 'idempotency-key': save.key }
  const sending =
    save.kind === 'dictation'
      ? caller.send(routes.addDictation, {
          body: { ...THE_SQUIRREL, goals: ['présent'], title: save.key },
          headers,
        })
      : caller.send(routes.saveCalculation, {
          body: {
            ...ADDITIONS,
            operation: ['addition'],
            learner_id: learner,
            total_time: save.number,
          },
          headers,
        })
  const answer = await sending.catch(() => undefined)
  return answer?.status === 201 ? answer.body.id : undefined
}

export interface Writers {
  /** Resolves once so many saves were acknowledged. */
  reached(count: number): Promise<void>
  /** Ends the writing, once each writer has its last answer or none. */
  stop(): Promise<Written>
}

export interface WritingPace {
  readonly writers: number
  /** Between the saves of one writer. */
  readonly restMs: number
}

/** Starts writers, eight without a rest by default; numbers count from `first`. */
export function startWriters(
  caller: Caller,
  learner: string,
  first: number,
  { writers: count, restMs }: WritingPace = { writers: WRITERS, restMs: 0 },
): Writers {
  const acknowledged = new Map<Save, string>()
  const unknown: Save[] = []
  let number = first
  let isOver = false
  const write = async (): Promise<void> => {
    while (!isOver) {
      const save = saveOf(number)
      number += 1
      const id = await send(caller, learner, save)
      if (id === undefined) {
        unknown.push(save)
        await wait(PAUSE_MS)
      } else {
        acknowledged.set(save, id)
        if (restMs > 0) await wait(restMs)
      }
    }
  }
  const writers = Array.from({ length: count }, write)
  return {
    reached: async (count) => {
      while (acknowledged.size < count) await wait(5)
    },
    stop: async () => {
      isOver = true
      await Promise.all(writers)
      return { acknowledged, unknown }
    },
  }
}
