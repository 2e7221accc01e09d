/** Requests sent at fixed instants whatever the answers do (open loop): a late answer counts from when it was due. */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Default: this machine. */
  readonly host?: string | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
}

export interface Answered {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | undefined
  /** The first one that the answer sets, as it is sent back. */
  readonly cookie: string | undefined
}

/** Sends one request; status 0 when no answer came. */
export function ask(port: number, agent: Agent, asked: Asked): Promise<Answered> {
  const { method = 'GET', path, host = '127.0.0.1', body } = asked
  const content = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...asked.headers,
    ...(content !== undefined && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve) => {
    const none = (): void =>
      resolve({ status: 0, text: '', retryAfter: undefined, cookie: undefined })
    const sent = request({ host, port, agent, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', none)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          retryAfter: response.headers['retry-after'],
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
        }),
      )
    })
    sent.on('error', none)
    sent.end(content)
  })
}

/** The value below which this share (0 to 1) of the values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Asks for the same thing every `everyMs` until `until` is settled; latencies in ms. */
export async function latenciesDuring(
  until: Promise<unknown>,
  {
    port,
    asked,
    everyMs,
  }: { readonly port: number; readonly asked: Asked; readonly everyMs: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const latencies: number[] = []
  const underWay: Promise<void>[] = []
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  const start = performance.now()
  for (let i = 0; !isOver; i += 1) {
    const due = start + i * everyMs
    await wait(Math.max(0, due - performance.now()))
    underWay.push(
      ask(port, agent, asked).then(({ status }) => {
        if (status !== 200) throw new Error(`${asked.path} answered ${status}`)
        latencies.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(underWay)
  agent.destroy()
  await over
  return latencies
}
