/** Whether the server is watched at all: without METRICS_PORT nothing is counted, and no code of it is loaded. */
import type { Closing } from '../closing.ts'
import type { Env } from '../env.ts'
import type { Metrics } from './metrics.ts'

export interface Watching extends Pick<Metrics, 'counted' | 'crossed' | 'timed' | 'watchPools'> {
  /** Answers `GET /metrics` on a port of its own: what a server counts is for its operator, never for the public. */
  readonly serve: (closing: Closing) => Promise<void>
}

const UNWATCHED: Watching = {
  counted: (log) => log,
  crossed: (fetch) => fetch,
  timed: (reader) => reader,
  watchPools: () => undefined,
  serve: async () => undefined,
}

async function answer(metrics: Metrics, request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 })
  if (request.method !== 'GET')
    return new Response(null, { status: 405, headers: { allow: 'GET' } })
  return new Response(await metrics.text(), {
    headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
  })
}

export async function openWatching({ metrics: address }: Env): Promise<Watching> {
  if (address === undefined) return UNWATCHED
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics()
  return {
    ...metrics,
    serve: async (closing) => {
      const { listen } = await import('../listening.ts')
      const listening = await listen((request) => answer(metrics, request), address)
      closing.add('metrics', listening.close)
    },
  }
}
