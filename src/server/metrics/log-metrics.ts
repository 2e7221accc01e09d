/** The events of the log as counters: requests and calls of the provider with their durations, all others by name. */
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Log, LogFields, LogLevel } from '../log.ts'

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]
/** Seconds that a photo or a text may take. */
export const WORK_SECONDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60]

/** What a client may send as a method is not ours to choose; a label is. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

function methodLabel(method: LogFields[string]): string {
  return typeof method === 'string' && METHODS.has(method) ? method : 'other'
}

/** What deploy/alarms.yaml looks for, there from the start: a counter that appears with its first event seems not to have moved. */
const ALARMS: readonly (readonly [LogLevel, string])[] = [
  ['error', 'failed'],
  ['error', 'background-failed'],
  ['error', 'disk-short'],
  ['error', 'postgres-ended'],
  ['error', 'language-thread-ended'],
  ['error', 'language-not-loaded'],
  ['warn', 'postgres-not-started'],
  ['warn', 'database-unavailable'],
  ['warn', 'mail-not-sent'],
  ['warn', 'billing-failed'],
  ['info', 'retention-applied'],
  ['warn', 'reader-unanswered'],
]

type Counting = (level: LogLevel, event: string, fields: LogFields) => void

function countRequests(registry: Registry): Counting {
  const registers = [registry]
  const requests = new Counter({
    name: 'encrier_http_requests_total',
    help: 'Answers, by route of the contract (* is a screen or a file).',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'encrier_http_request_duration_seconds',
    help: 'From the arrival of a request to its answer.',
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  return (_level, _event, { method, route = '*', status = 0, ms }) => {
    requests.inc({ method: methodLabel(method), route: String(route), status: String(status) })
    durations.observe({ route: String(route) }, Number(ms) / 1000)
  }
}

function countAiCalls(registry: Registry): Counting {
  const registers = [registry]
  const calls = new Counter({
    name: 'encrier_ai_calls_total',
    help: 'Calls of the AI provider, by what came of them.',
    labelNames: ['outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'encrier_ai_call_duration_seconds',
    help: 'One call of the AI provider.',
    buckets: WORK_SECONDS,
    registers,
  })
  calls.inc({ outcome: 'ok' }, 0)
  return (_level, _event, { outcome, ms }) => {
    calls.inc({ outcome: String(outcome) })
    durations.observe(Number(ms) / 1000)
  }
}

function countEvents(registry: Registry): Counting {
  const events = new Counter({
    name: 'encrier_events_total',
    help: 'Lines of the log, also those that its level leaves out.',
    labelNames: ['level', 'event'],
    registers: [registry],
  })
  for (const [level, event] of ALARMS) events.inc({ level, event }, 0)
  return (level, event) => events.inc({ level, event })
}

/** A log that counts, in `registry`, each event that it passes on. */
export function countLogEvents(registry: Registry): (log: Log) => Log {
  const others = countEvents(registry)
  const counting: Readonly<Record<string, Counting>> = {
    request: countRequests(registry),
    'ai-call': countAiCalls(registry),
  }
  return (log) => {
    const at = (level: LogLevel): Log[LogLevel] => {
      return (event, fields = {}) => {
        const count = counting[event] ?? others
        count(level, event, fields)
        log[level](event, fields)
      }
    }
    return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  }
}
