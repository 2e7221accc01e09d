/** Without METRICS_PORT nothing is counted, and no code of the metrics is loaded. */

import type { Env } from '../boot/env.ts'
import type { ShutdownHooks } from '../boot/shutdown-hooks.ts'
import type { Metrics } from './metrics.ts'

export interface Instrumentation
  extends Pick<
    Metrics,
    'instrumentLog' | 'instrumentFetch' | 'instrumentReader' | 'instrumentPools'
  > {
  /** Answers `GET /metrics` on a port of its own: what a server counts is for its operator, never for the public. */
  readonly serve: (shutdown: ShutdownHooks) => Promise<void>
}

const NO_INSTRUMENTATION: Instrumentation = {
  instrumentLog: (log) => log,
  instrumentFetch: (fetch) => fetch,
  instrumentReader: (reader) => reader,
  instrumentPools: () => undefined,
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

export async function openInstrumentation({ metrics: address }: Env): Promise<Instrumentation> {
  if (address === undefined) return NO_INSTRUMENTATION
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics()
  return {
    ...metrics,
    serve: async (shutdown) => {
      const { listen } = await import('../http/http-server.ts')
      const listening = await listen((request) => answer(metrics, request), address)
      shutdown.add('metrics', listening.close)
    },
  }
}
