/** Requests that leave at a steady rate whatever becomes of those before (open loop), and what became of them. */
import { setTimeout as wait } from 'node:timers/promises'

export interface Outcome {
  /** Name of the request in its sample. */
  readonly name: string
  /** 0: no answer came (refused, cut). */
  readonly status: number
  readonly error: string
  readonly retryAfter: string | null
  readonly ms: number
}

export interface Asked {
  readonly name: string
  ask(): Promise<Response>
}

async function outcomeOf({ name, ask }: Asked): Promise<Outcome> {
  const from = performance.now()
  const ms = (): number => performance.now() - from
  try {
    const response = await ask()
    const text = await response.text()
    const error = response.ok ? '' : String(Object(JSON.parse(text)).error)
    const retryAfter = response.headers.get('retry-after')
    return { name, status: response.status, error, retryAfter, ms: ms() }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { name, status: 0, error: String(cause), retryAfter: null, ms: ms() }
  }
}

export interface SteadyLoad {
  /** No new request; resolves with all outcomes once the last one is there. */
  stop(): Promise<readonly Outcome[]>
  /** Outcomes that are there, since the last call. */
  take(): readonly Outcome[]
}

/** Sends the sample over and over, one request every `everyMs`; none while `inFlightMax` are under way. */
export function steadyLoad(
  sample: readonly Asked[],
  everyMs: number,
  inFlightMax: number = Number.POSITIVE_INFINITY,
): SteadyLoad {
  const flight = new Set<Promise<unknown>>()
  const outcomes: Outcome[] = []
  let taken = 0
  let sent = 0
  const from = performance.now()
  const send = (): void => {
    // After a pause of this process itself, what is due leaves at once.
    for (; sent * everyMs <= performance.now() - from; sent += 1) {
      const asked = sample[sent % sample.length]
      if (asked === undefined || flight.size >= inFlightMax) continue
      const one = outcomeOf(asked).then((outcome) => {
        outcomes.push(outcome)
        flight.delete(one)
      })
      flight.add(one)
    }
  }
  const timer = setInterval(send, Math.min(everyMs, 10))
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(flight)
      return outcomes
    },
    take: () => {
      const fresh = outcomes.slice(taken)
      taken = outcomes.length
      return fresh
    },
  }
}

/** Milliseconds until `isThere` first holds, asked every 50 ms; rejects after `limitMs`. */
export async function msUntil(isThere: () => Promise<boolean>, limitMs: number): Promise<number> {
  const from = performance.now()
  while (!(await isThere().catch(() => false))) {
    if (performance.now() - from > limitMs) throw new Error(`not there after ${limitMs} ms`)
    await wait(50)
  }
  return performance.now() - from
}

/** The slowest of some outcomes, in whole milliseconds. */
export function slowest(outcomes: readonly Outcome[]): number {
  return Math.round(Math.max(0, ...outcomes.map(({ ms }) => ms)))
}
