/** A client who asks without end, as a thread: so often a second, whether or not there are answers. */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

export interface Storm {
  readonly url: string
  readonly cookie: string
  /** Sent as JSON; without it the request is a GET. */
  readonly body?: object
  readonly seconds: number
  readonly perSecond: number
}

/** How many answers there were of each status. */
export type Statuses = readonly (readonly [status: number, count: number])[]

const TICK_MS = 5

/** The message of the thread, which is this code. */
export function parseStatuses(message: unknown): Statuses {
  return message as Statuses
}

function parseStorm(data: unknown): Storm {
  return data as Storm
}

async function rage({ url, cookie, body, seconds, perSecond }: Storm): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const statuses = new Map<number, number>()
  const options = {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, 'content-type': 'application/json' },
  }
  const ask = (): Promise<void> =>
    new Promise((resolve) => {
      const asking = request(url, options, (response) => {
        const status = response.statusCode ?? 0
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        response.resume().once('close', resolve)
      })
      asking.once('error', () => resolve())
      asking.end(body === undefined ? undefined : JSON.stringify(body))
    })
  const asked: Promise<void>[] = []
  const start = performance.now()
  for (let gone = 0; gone < seconds * 1000; gone = performance.now() - start) {
    while (asked.length < (gone / 1000) * perSecond) asked.push(ask())
    await wait(TICK_MS)
  }
  await Promise.all(asked)
  agent.destroy()
  return [...statuses]
}

if (!isMainThread && parentPort !== null && 'perSecond' in Object(workerData)) {
  parentPort.postMessage(await rage(parseStorm(workerData)))
}
