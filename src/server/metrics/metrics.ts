/**
 * The server's metrics, for Prometheus. They are counted from the events that the log already carries, so that nothing else
 * has to know of it. A label is a word of the code (route pattern, status, event), never something that a person gave.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PhotoReader } from '../../photos/pool/photo-reader.ts'
import type { ServedApp } from '../app.ts'
import { waitingForConnection } from '../db/connection-checkout.ts'
import type { Pools } from '../db/pool.ts'
import type { Log } from '../log.ts'
import { countLogEvents, WORK_SECONDS } from './log-metrics.ts'

export interface Metrics {
  /** The same log, its events counted on the way, also those below its level. */
  readonly instrumentLog: (log: Log) => Log
  /** The same server, its requests counted while they wait for their answer. */
  readonly instrumentFetch: (fetch: ServedApp['fetch']) => ServedApp['fetch']
  readonly instrumentReader: (reader: PhotoReader) => PhotoReader
  readonly instrumentPools: (pools: Pools) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

function crossedFetch(registry: Registry): Metrics['instrumentFetch'] {
  const inFlight = new Gauge({
    name: 'encrier_http_requests_in_flight',
    help: 'Requests that wait for their answer.',
    registers: [registry],
  })
  return (fetch) => async (request, environment) => {
    inFlight.inc()
    try {
      return await fetch(request, environment)
    } finally {
      inFlight.dec()
    }
  }
}

/** The names of a gauge's values, each asked for when somebody looks. */
function gauges(
  registry: Registry,
  read: Readonly<Record<string, { help: string; value: () => number }>>,
): void {
  for (const [name, { help, value }] of Object.entries(read)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  }
}

function timedReader(registry: Registry): Metrics['instrumentReader'] {
  const registers = [registry]
  const readings = new Counter({
    name: 'encrier_photo_readings_total',
    help: 'Photos given to the embedded reader, by what came of them.',
    labelNames: ['outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'encrier_photo_reading_duration_seconds',
    help: 'One photo, the wait for a reading process included.',
    buckets: WORK_SECONDS,
    registers,
  })
  for (const outcome of ['reader-busy', 'reading-failed']) readings.inc({ outcome }, 0)
  return (reader) => {
    gauges(registry, {
      encrier_photos_reading: {
        help: 'Photos being read.',
        value: () => reader.load().reading,
      },
      encrier_photos_waiting: {
        help: 'Photos that wait for a reading process.',
        value: () => reader.load().waiting,
      },
      encrier_photo_reader_processes: {
        help: 'Reading processes alive.',
        value: () => reader.load().processes.length,
      },
    })
    return {
      ...reader,
      read: async (bytes, options) => {
        const stop = durations.startTimer()
        const outcome = await reader.read(bytes, options)
        stop()
        readings.inc({ outcome: outcome.ok ? 'read' : outcome.refusal.kind })
        return outcome
      },
    }
  }
}

function poolWatch(registry: Registry): Metrics['instrumentPools'] {
  const gauge = (name: string, help: string, of: (pool: Pools[keyof Pools]) => number) => {
    return (pools: Pools): void => {
      new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers: [registry],
        collect() {
          for (const pool of ['requests', 'accounts', 'sessions'] as const) {
            this.set({ pool }, of(pools[pool]))
          }
        },
      })
    }
  }
  const all = [
    gauge('encrier_database_connections', 'Connections open.', (pool) => pool.totalCount),
    gauge('encrier_database_connections_idle', 'Connections not lent.', (pool) => pool.idleCount),
    gauge('encrier_database_waiting', 'Requests that wait for a connection.', waitingForConnection),
  ]
  return (pools) => {
    for (const watch of all) watch(pools)
  }
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    instrumentLog: countLogEvents(registry),
    instrumentFetch: crossedFetch(registry),
    instrumentReader: timedReader(registry),
    instrumentPools: poolWatch(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
